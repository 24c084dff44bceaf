import { useContext, useEffect, type ReactNode } from 'react'
import { ListSlots } from '../../components/list/ListSlots'
import type { Problems } from '../../contract/fieldRules'
import { useLatest } from '../../lib/useLatest'
import { autosaving } from '../../stores/editor/Autosave'
import { creating, type CreateCall } from '../../stores/editor/Creation'
import type { MakeWriter } from '../../stores/editor/EditorOptions'
import { replacing, type ReplaceWords } from '../../stores/editor/Replacement'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import type { RecordCalls } from '../../stores/merge/saveMerged'
import { savedDraftKey } from '../../stores/drafts/SavedDraftStore'
import type { FormKind, ValuesOf } from '../../stores/drafts/formShapes'
import { useStores } from '../useConsole'
import { useUserKey } from '../useUserKey'
import { ConflictQuestion } from './ConflictQuestion'
import { useOnlineEditor } from './useEditor'
import { useUnsavedGuard } from './useUnsavedGuard'

export interface RecordEditorOptions<K extends FormKind> {
  kind: K
  /** Id of the edited record, or 'new' where one is added; a new one below another names that too: 'new in 3'. */
  record: string
  /** The record as it was read, or an empty one. The same object as long as it is the same version. */
  initial: ValuesOf<K>
  /** The strong tag it was read under, where the host exposes one. */
  tag?: string | undefined
  /** The rules: a sentence by field, nothing where the field is right. */
  check: (values: ValuesOf<K>) => Problems<ValuesOf<K>>
  /** How a record is created, or how the edited one is read and written. */
  calls: CreateCall<ValuesOf<K>> | RecordCalls<ValuesOf<K>>
  /** Words of the message after a save. */
  saved: ReplaceWords<ValuesOf<K>>['saved']
}

/**
 * All that a form of a record needs: its editor, which keeps drafts, merges what others changed and undoes; and the
 * questions to draw beside the form, before leaving and about conflicts.
 */
export function useRecordEditor<K extends FormKind>(
  options: RecordEditorOptions<K>,
): { editor: RecordEditor<ValuesOf<K>>; dialog: ReactNode } {
  const { kind, record, initial, tag, check, calls, saved } = options
  const { savedDrafts } = useStores()
  const user = useUserKey()
  const editor = useOnlineEditor<ValuesOf<K>>(
    {
      initial,
      tag,
      check,
      writer: writerOf(useLatest(calls), useLatest(useContext(ListSlots)?.onAdded)),
      words: { saved },
      autosave: autosaving(savedDrafts, kind),
    },
    user && savedDraftKey(user, kind, record),
  )
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

/** Saves by the calls of the newest render, and says to the page of a list what was added. */
function writerOf<Values extends object>(
  latest: { readonly current: CreateCall<Values> | RecordCalls<Values> },
  onAdded: { readonly current: ((id: number | undefined) => void) | undefined },
): MakeWriter<Values> {
  if (typeof latest.current === 'function')
    return creating(async (values, options) => {
      const id = await (latest.current as CreateCall<Values>)(values, options)
      onAdded.current?.(typeof id === 'number' ? id : undefined)
    })
  const calls = () => latest.current as RecordCalls<Values>
  return replacing({
    read: (options) => calls().read(options),
    write: (values, options) => calls().write(values, options),
  })
}
