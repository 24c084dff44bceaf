import { useEffect } from 'react'
import { useStores } from '../../hooks/useConsole'
import { useChunk } from '../../lib/loading/useChunk'
import type { SharedViewStore } from '../../stores/views/SharedViewStore'

const loadStore = () => import('../../stores/views/SharedViewStore').then((module) => module.sharedViewsOf)

/** The shared views, once `isWanted`, where the host offers them; the component must be an observer. */
export function useSharedViews(isWanted: boolean): SharedViewStore | undefined {
  const stores = useStores()
  const { part: sharedViewsOf } = useChunk(loadStore, isWanted && stores.session.isOffered('views'))
  const shared = sharedViewsOf?.(stores)
  useEffect(() => shared?.list.retain(), [shared])
  return shared
}
