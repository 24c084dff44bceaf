import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import type { Role } from '../../contract/access/roles'
import type { User } from '../../contract/entities'
import { roleWord } from '../../contract/words'
import { useWatched } from '../../lib/useWatched'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import type { RoleValues } from './roleEditor'

/** A user who is to get another role, with the editor that holds it. */
export interface RoleChange {
  user: User
  role: Role
  editor: RecordEditor<RoleValues>
}

interface RoleDialogProps extends RoleChange {
  isOpen: boolean
  onClose: () => void
}

/** Asks whether a user shall get another role; says so where somebody else changed the role meanwhile, and asks again. */
export function RoleDialog({ user, role, editor, isOpen, onClose }: RoleDialogProps) {
  const conflict = useWatched(editor, (one) => one.question.conflict)
  const isSaving = useWatched(editor, (one) => one.isSaving)
  const failure = useWatched(editor, (one) => one.failure)
  useEffect(() => (isOpen ? editor.open(undefined) : undefined), [editor, isOpen])
  const isBusy = isSaving && !conflict
  const [now, setNow] = useState(user.role)
  if (conflict && conflict.theirs.role !== now) setNow(conflict.theirs.role)
  const changed =
    conflict && `Somebody else changed this role meanwhile: ${user.name} is ${roleWord(now)} now`

  const handleConfirm = async () => {
    if (conflict) return editor.question.answer({ role })
    if (await editor.submit()) onClose()
  }
  const handleCancel = () => {
    editor.question.answer(undefined)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Are you sure you want to do this?"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={isSaving ? changed : failure?.message}
      onConfirm={() => void handleConfirm()}
      onCancel={handleCancel}
    >
      {`${user.name} changes from ${roleWord(now)} to ${roleWord(role)}.`}
      {role === 'SUPER_ADMIN' && ' Nobody can take this back here: the role of a super admin is protected.'}
    </ConfirmDialog>
  )
}
