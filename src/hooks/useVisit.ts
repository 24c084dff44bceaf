import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ShortcutContext } from '../components/keys/useShortcuts'
import { useStores } from './useConsole'
import { useUserKey } from './useUserKey'

/**
 * Keeps the record of this page, once its name is known, among those that its reader opened last. Back in its list, keys for rows
 * go on from there.
 */
export function useVisit(name: string | undefined): void {
  const { preferences } = useStores()
  const person = useUserKey()
  const { pathname } = useLocation()
  const registry = useContext(ShortcutContext)?.registry
  useEffect(() => {
    registry?.visit(pathname)
  }, [registry, pathname])
  useEffect(() => {
    if (name && person) preferences.addRecent({ person, path: pathname, name })
  }, [preferences, person, pathname, name])
}
