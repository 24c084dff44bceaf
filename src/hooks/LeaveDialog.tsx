import { ConfirmDialog } from '../components/ConfirmDialog'

interface LeaveDialogProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave a page whose form was not saved. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      intent="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      What you typed on this page has not been saved. It is kept as a draft in this browser, for when you come
      back.
    </ConfirmDialog>
  )
}
