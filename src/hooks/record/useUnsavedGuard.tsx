import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useBlocker } from 'react-router-dom'
import { useChunk } from '../../lib/useChunk'
import { useLatest } from '../../lib/useLatest'
import { leaveWords, type Loss } from '../leaveWords'
import { useStores } from '../useConsole'

const loadDialog = () => import('./LeaveDialog').then((module) => module.LeaveDialog)

interface GuardOptions {
  /** Saves what is typed; answers whether all of it is saved. Where it is not, the form says why. */
  save: () => Promise<boolean>
  /** What is lost when somebody leaves now. */
  loss: () => Loss
}

/**
 * Asks before typed text is left behind, by a move inside the console or by closing the tab. Tell `onDirtyChange` of what
 * is not saved and draw `dialog`. A session that has ended is never held up.
 */
export function useUnsavedGuard(options: GuardOptions): {
  onDirtyChange: (dirty: boolean) => void
  dialog: ReactNode
} {
  const { session, drafts } = useStores()
  const [dirty, setDirty] = useState(false)
  /** Whoever chose to save goes on once that is done; the form shows its progress meanwhile. */
  const [isSaving, setSaving] = useState(false)
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

  // There as long as the form is: what was typed a moment before the tab is closed counts as well.
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      flushSync(() => drafts.commit())
      if (isDirty.current && session.status !== 'reloading') event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [drafts, session])

  // Fetched with the first thing that is typed, so that it is at hand when the connection is not.
  const { part: LeaveDialog, hasFailed } = useChunk(loadDialog, dirty)
  const isBlocked = blocker.state === 'blocked'
  // Not before: the question would be asked again for a moment.
  if (isSaving && !isBlocked) setSaving(false)
  const latest = useLatest({ ...options, blocker, isSaving })
  useEffect(() => {
    if (!isBlocked || !hasFailed) return
    const { loss, blocker } = latest.current
    // Without the dialog's code the browser asks: somebody who is held up must be told why.
    if (window.confirm(`Leave without saving? ${leaveWords(loss())}`)) blocker.proceed?.()
    else blocker.reset?.()
  }, [isBlocked, hasFailed, latest])

  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const handleClosed = async () => {
    // The dialog that closes still has the properties with which it was open.
    if (!latest.current.isSaving) return
    const isSaved = await latest.current.save()
    if (isGone.current) return
    const { blocker } = latest.current
    if (isSaved) blocker.proceed?.()
    else blocker.reset?.()
  }

  const dialog = LeaveDialog && (
    <LeaveDialog
      isOpen={isBlocked && !isSaving}
      loss={options.loss()}
      onSave={() => setSaving(true)}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
      onClosed={() => void handleClosed()}
    />
  )
  return { onDirtyChange: handleDirtyChange, dialog }
}
