import { useEffect } from 'react'
import { FormDialog } from '../../components/feedback/FormDialog'
import type { DemotionBody } from '../../contract/bodies'
import type { User } from '../../contract/entities'
import { rules } from '../../contract/rules'
import { useOnlineEditor } from '../../hooks/record/useEditor'
import { useStores } from '../../hooks/useConsole'
import { useLatest } from '../../lib/useLatest'
import { useWatched } from '../../lib/useWatched'
import { creating } from '../../stores/editor/Creation'
import { DemotionForm } from './DemotionForm'
import { usersOf } from '../../stores/UserStore'

interface DemotionDialogProps {
  user: User
  isOpen: boolean
  /** Receives whether the role was taken away. */
  onClose: (isDone: boolean) => void
  onClosed: () => void
}

const initial: DemotionBody = { role: 'ADMIN', password: '' }

/** Asks a SUPER_ADMIN for their own password before another one loses the role. */
export function DemotionDialog({ user, isOpen, onClose, onClosed }: DemotionDialogProps) {
  const users = usersOf(useStores())
  const editor = useOnlineEditor<DemotionBody>({
    initial,
    check: rules.demotion,
    writer: creating((body) => users.demote(user.id, body)),
    words: { saved: `${user.name} is no super admin any more` },
    keepsValues: true,
  })
  const isDone = useWatched(editor, (one) => one.status === 'saved')
  const close = useLatest(onClose)
  useEffect(() => {
    if (isDone) close.current(true)
  }, [isDone, close])
  return (
    <FormDialog
      isOpen={isOpen}
      title={`Take the role of ${user.name} away`}
      onClose={() => !editor.isSaving && onClose(false)}
      onClosed={onClosed}
    >
      <p>{user.name} is signed out everywhere, and is no super admin any more.</p>
      <DemotionForm editor={editor} onCancel={() => !editor.isSaving && onClose(false)} />
    </FormDialog>
  )
}
