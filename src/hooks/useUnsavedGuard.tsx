import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { useStores } from './useConsole'

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
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [dirty])

  const dialog = (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      intent="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you typed on this page has not been saved.
    </ConfirmDialog>
  )
  return { onDirtyChange: handleDirtyChange, dialog }
}
