import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { useChunk } from '../components/forms/useChunk'
import { useStores } from './useConsole'

const loadDialog = () => import('./LeaveDialog').then((module) => module.LeaveDialog)

const leaveQuestion =
  'Leave without saving? What you typed on this page has not been saved. It is kept as a draft.'

/**
 * Asks before typed text is left behind, by a move inside the console or by closing the tab. Hand `onDirtyChange`
 * to the form and draw `dialog`. A session that has ended is never held up.
 */
export function useUnsavedGuard(): { onDirtyChange: (dirty: boolean) => void; dialog: ReactNode } {
  const { session } = useStores()
  const [dirty, setDirty] = useState(false)
  // A move right after a save or a deletion must already find the form clean.
  const isDirty = useRef(false)
  const handleDirtyChange = useCallback((next: boolean) => {
    isDirty.current = next
    setDirty(next)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && session.user !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!dirty) return
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!session.isEnding) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [dirty, session])

  // Fetched with the first thing that is typed, so that it is at hand when the connection is not.
  const { part: LeaveDialog, hasFailed } = useChunk(loadDialog, dirty)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked || !hasFailed) return
    // Without the dialog's code the browser asks: somebody who is held up must be told why.
    if (window.confirm(leaveQuestion)) blocker.proceed?.()
    else blocker.reset?.()
  }, [isBlocked, hasFailed, blocker])

  const dialog = LeaveDialog && (
    <LeaveDialog isOpen={isBlocked} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
  )
  return { onDirtyChange: handleDirtyChange, dialog }
}
