import { useEffect, type ReactNode } from 'react'
import type { ReplaceWords } from '../../stores/editor/Replacement'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import { draftKey } from '../../stores/drafts/DraftStore'
import type { DraftKind, DraftOf } from '../../stores/drafts/draftShapes'
import { useStores } from '../useConsole'
import { useOnline } from '../useOnline'
import { useUserKey } from '../useUserKey'
import { ConflictQuestion } from './ConflictQuestion'
import { useEditor, type UseEditorOptions } from './useEditor'
import { useUnsavedGuard } from './useUnsavedGuard'

export interface RecordEditorOptions<K extends DraftKind> extends Pick<
  UseEditorOptions<DraftOf<K>>,
  'check' | 'calls'
> {
  kind: K
  /** Id of the edited record, or 'new' where one is added; a new one below another names that too: 'new in 3'. */
  record: string
  /** The record as it was read, or an empty one. The same object as long as it is the same version. */
  initial: DraftOf<K>
  /** The strong tag it was read under, where the host exposes one. */
  tag?: string | undefined
  /** Words of the message after a save. */
  saved: ReplaceWords<DraftOf<K>>['saved']
}

/**
 * All that a form of a record needs: its editor, which keeps drafts, merges what others changed and undoes; and the
 * questions to draw beside the form, before leaving and about conflicts.
 */
export function useRecordEditor<K extends DraftKind>(
  options: RecordEditorOptions<K>,
): { editor: RecordEditor<DraftOf<K>>; dialog: ReactNode } {
  const { kind, record, initial, tag, check, calls, saved } = options
  const { drafts } = useStores()
  const user = useUserKey()
  const isOnline = useOnline()
  const editor = useEditor<DraftOf<K>>(
    { initial, tag, check, calls, words: { saved }, autosave: { drafts, kind } },
    user && draftKey(user, kind, record),
  )
  useEffect(() => editor.setOnline(isOnline), [editor, isOnline])
  useEffect(() => editor.form.load({ record: initial, tag }), [editor, initial, tag])
  const leaving = useUnsavedGuard(editor)
  const dialog = (
    <>
      {leaving}
      <ConflictQuestion editor={editor} />
    </>
  )
  return { editor, dialog }
}
