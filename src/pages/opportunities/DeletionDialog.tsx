import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import { useWatched } from '../../lib/useWatched'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import type { DeletionValues } from './deletionEditor'

interface DeletionDialogProps {
  /** The opportunity's. */
  title: string
  editor: RecordEditor<DeletionValues>
  isOpen: boolean
  onDeleted: () => void
  onCancel: () => void
}

/** Asks whether an opportunity shall be deleted. */
export function DeletionDialog({ title, editor, isOpen, onDeleted, onCancel }: DeletionDialogProps) {
  const isBusy = useWatched(editor, (one) => one.isSaving)
  const failure = useWatched(editor, (one) => one.failure)
  const handleConfirm = async () => {
    if (await editor.submit()) onDeleted()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete this opportunity?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      intent="danger"
      isBusy={isBusy}
      error={failure?.message}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    >
      {title} disappears from the project's opportunities. Its applications are kept.
    </ConfirmDialog>
  )
}
