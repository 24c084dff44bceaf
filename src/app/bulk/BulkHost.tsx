import { memo, useEffect } from 'react'
import { useConsole } from '../../hooks/useConsole'
import { useChunk } from '../../lib/loading/useChunk'
import { useLatest } from '../../lib/useLatest'

const loadOverlays = () => import('./Overlays').then((module) => module.Overlays)

interface BulkHostProps {
  /** The first screen has what it needs. */
  isIdle: boolean
  /** How often somebody has begun something that needs it. */
  wanted: number
}

/**
 * What stands over all screens: the progress of a change, the question about a removal, the import of a file. Its code is fetched
 * once the browser `isIdle`, or when it is wanted; what failed then is fetched again.
 */
export const BulkHost = memo(function BulkHost({ isIdle, wanted }: BulkHostProps) {
  const { toaster } = useConsole()
  const { part: Overlays, hasFailed, retry } = useChunk(loadOverlays, isIdle || wanted > 0)
  const latest = useLatest({ retry, wanted })
  useEffect(() => {
    if (wanted > 0) latest.current.retry()
  }, [wanted, latest])
  useEffect(() => {
    if (!hasFailed || latest.current.wanted === 0) return
    toaster.show({
      message: 'A part of the console could not be loaded. Check the connection and try again.',
      intent: 'danger',
      action: { label: 'Retry', onClick: () => latest.current.retry() },
    })
  }, [hasFailed, latest, toaster])
  return Overlays ? <Overlays /> : null
})
