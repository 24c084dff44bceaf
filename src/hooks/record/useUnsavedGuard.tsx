import { useEffect, type ReactNode } from 'react'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import { useStores } from '../useConsole'
import { LeaveQuestion } from './LeaveQuestion'

/**
 * Asks before typed text is left behind, by a move inside the console or by closing the tab. Draw what it answers beside
 * the form. A session that has ended is never held up.
 */
export function useUnsavedGuard<Values extends object>(editor: RecordEditor<Values>): ReactNode {
  const { session } = useStores()
  // There as long as the form is: what was typed a moment before the tab is closed counts as well.
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      editor.form.commit()
      if (editor.hasUnsaved && session.status !== 'reloading') event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [editor, session])

  return <LeaveQuestion editor={editor} />
}
