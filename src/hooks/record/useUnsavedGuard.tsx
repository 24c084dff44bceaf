import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { useChunk } from '../../lib/useChunk'
import { useLatest } from '../../lib/useLatest'
import { useWatched } from '../../lib/useWatched'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import { leaveWords } from '../leaveWords'
import { useStores } from '../useConsole'

const loadDialog = () => import('./LeaveDialog').then((module) => module.LeaveDialog)

/**
 * Asks before typed text is left behind, by a move inside the console or by closing the tab. Draw what it answers beside
 * the form. A session that has ended is never held up.
 */
export function useUnsavedGuard<Values extends object>(editor: RecordEditor<Values>): ReactNode {
  const { session } = useStores()
  const isUnsaved = useWatched(editor, (one) => one.hasUnsaved)
  /** Whoever chose to save goes on once that is done; the form shows its progress meanwhile. */
  const [isSaving, setSaving] = useState(false)
  // Asked of the editor itself: a move right after a save or a deletion must already find it clean.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editor.hasUnsaved && session.user !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )

  // There as long as the form is: what was typed a moment before the tab is closed counts as well.
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      editor.form.commit()
      if (editor.hasUnsaved && session.status !== 'reloading') event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [editor, session])

  // Fetched with the first thing that is typed, so that it is at hand when the connection is not.
  const { part: LeaveDialog, hasFailed } = useChunk(loadDialog, isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  // Not before: the question would be asked again for a moment.
  if (isSaving && !isBlocked) setSaving(false)
  const latest = useLatest({ blocker, isSaving })
  useEffect(() => {
    if (!isBlocked || !hasFailed) return
    const { blocker } = latest.current
    // Without the dialog's code the browser asks: somebody who is held up must be told why.
    if (window.confirm(`Leave without saving? ${leaveWords(editor.loss)}`)) blocker.proceed?.()
    else blocker.reset?.()
  }, [isBlocked, hasFailed, latest, editor])

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
    const isSaved = await editor.submitFromOutside()
    if (isGone.current) return
    const { blocker } = latest.current
    if (isSaved) blocker.proceed?.()
    else blocker.reset?.()
  }

  return (
    LeaveDialog && (
      <LeaveDialog
        isOpen={isBlocked && !isSaving}
        loss={editor.loss}
        onSave={() => setSaving(true)}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
        onClosed={() => void handleClosed()}
      />
    )
  )
}
