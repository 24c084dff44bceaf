import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useChunk } from '../../lib/loading/useChunk'
import { useLatest } from '../../lib/useLatest'
import { useWatched } from '../../lib/useWatched'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import { leaveWords } from '../leaveWords'
import { useStores } from '../useConsole'

const loadDialog = () => import('./LeaveDialog').then((module) => module.LeaveDialog)

interface LeaveQuestionProps<Values extends object> {
  editor: RecordEditor<Values>
}

/**
 * Asks whether to leave a page whose form is not saved: save and leave, leave, or stay. It alone follows the router, which
 * draws what does anew at each move.
 */
export function LeaveQuestion<Values extends object>({ editor }: LeaveQuestionProps<Values>) {
  const { session } = useStores()
  // Asked of the editor itself: a move right after a save or a deletion must already find it clean.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editor.hasUnsaved && session.user !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  const isUnsaved = useWatched(editor, (one) => one.hasUnsaved)
  /** A user who chose to save leaves once that is done; the form shows its progress meanwhile. */
  const [isSaving, setSaving] = useState(false)
  // Fetched with the first thing that is typed, so that it is at hand when the connection is not.
  const { part: LeaveDialog, hasFailed } = useChunk(loadDialog, isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  // Not before: the question would be asked again for a moment.
  if (isSaving && !isBlocked) setSaving(false)
  const latest = useLatest({ blocker, isSaving })
  useEffect(() => {
    if (!isBlocked || !hasFailed) return
    const { blocker } = latest.current
    // Without the dialog's code the browser asks: a user who cannot leave must read why.
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

  if (!LeaveDialog) return null
  return (
    <LeaveDialog
      isOpen={isBlocked && !isSaving}
      loss={editor.loss}
      onSave={() => setSaving(true)}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
      onClosed={() => void handleClosed()}
    />
  )
}
