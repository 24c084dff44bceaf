import { useEffect, useState } from 'react'
import { useChunk } from '../../lib/loading/useChunk'
import { useWatched } from '../../lib/useWatched'
import type { Conflict } from '../../stores/merge/saveMerged'
import type { RecordEditor } from '../../stores/editor/RecordEditor'

const loadDialog = () =>
  import('../../components/compare/ConflictDialog').then((module) => module.ConflictDialog)

/** Asks which version of each field shall last that two people changed. Draw it beside the form. */
export function ConflictQuestion<Values extends object>({ editor }: { editor: RecordEditor<Values> }) {
  const conflict = useWatched(editor, (one) => one.question.conflict)
  const isSaving = useWatched(editor, (one) => one.isSaving)
  // It stands until it has given the focus back. Each question is a new one: nothing is chosen in it.
  const [last, setLast] = useState<{ turn: number; conflict: Conflict<Values> }>()
  if (conflict && last?.conflict !== conflict) setLast({ turn: (last?.turn ?? 0) + 1, conflict })
  const { part: ConflictDialog, hasFailed, retry } = useChunk(loadDialog, isSaving)

  useEffect(() => {
    if (!conflict || !hasFailed) return
    editor.reportConflict(conflict)
    retry()
  }, [editor, conflict, hasFailed, retry])

  if (!last || !ConflictDialog) return null
  return (
    <ConflictDialog
      key={last.turn}
      {...last.conflict}
      isOpen={conflict !== undefined}
      fieldOf={editor.form.fieldOf}
      onChoose={(chosen) => editor.question.answer(chosen as Partial<Values>)}
      onCancel={() => editor.question.answer(undefined)}
    />
  )
}
