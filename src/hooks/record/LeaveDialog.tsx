import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import { leaveWords, type Loss } from '../leaveWords'

interface LeaveDialogProps {
  isOpen: boolean
  loss: Loss
  onSave: () => void
  onLeave: () => void
  onStay: () => void
  /** The dialog is gone, and has given the focus back. */
  onClosed: () => void
}

/** Asks whether to leave a page whose form was not saved, and says what is kept. */
export function LeaveDialog({ isOpen, loss, onSave, onLeave, onStay, onClosed }: LeaveDialogProps) {
  const isAllKept = loss.isKept && loss.files.length === 0
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      confirmLabel="Save and leave"
      cancelLabel="Stay"
      other={{
        label: isAllKept ? 'Leave (draft kept)' : 'Leave',
        intent: isAllKept ? undefined : 'danger',
        onPress: onLeave,
      }}
      onConfirm={onSave}
      onCancel={onStay}
      onClosed={onClosed}
    >
      {leaveWords(loss)}
    </ConfirmDialog>
  )
}
