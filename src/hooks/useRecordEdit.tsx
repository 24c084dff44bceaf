import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { sentenceOf } from '../api/errors'
import { ConflictDialog } from '../components/forms/ConflictDialog'
import type { DraftKind, DraftOf } from '../stores/draftShapes'
import { changedFields, pick } from '../stores/fields'
import { saveMerged, type Conflict, type OwnWrite, type RecordCalls, type Saved } from '../stores/saveMerged'
import { useConsole } from './useConsole'
import { useRecordForm, type RecordForm } from './useRecordForm'

interface RecordEditOptions<K extends DraftKind> {
  kind: K
  /** Id of the record. */
  record: string
  initial: DraftOf<K>
  calls: RecordCalls<DraftOf<K>>
  /** Words of the toast after a success. */
  saved: string
}

interface Question<Draft> {
  conflict: Conflict<Draft>
  answer: (chosen: Partial<Draft> | undefined) => void
}

/**
 * What a form that edits a record needs beside `useRecordForm`: nobody's change is overwritten unseen, and Undo in the
 * toast writes the former values back after the same check.
 */
export function useRecordEdit<K extends DraftKind>(
  options: RecordEditOptions<K>,
): Pick<RecordForm<K>, 'handling' | 'abandon'> & { dialog: ReactNode } {
  const { toaster } = useConsole()
  const { calls } = options
  const own = useRef<OwnWrite<DraftOf<K>>>(undefined)
  const last = useRef<Saved<DraftOf<K>>>(undefined)
  const [question, setQuestion] = useState<Question<DraftOf<K>>>()
  const open = useRef<Question<DraftOf<K>>>(undefined)

  const decide = useCallback(
    (conflict: Conflict<DraftOf<K>>) =>
      new Promise<Partial<DraftOf<K>> | undefined>((resolve) => {
        const answer = (chosen: Partial<DraftOf<K>> | undefined) => {
          open.current = undefined
          setQuestion(undefined)
          resolve(chosen)
        }
        open.current = { conflict, answer }
        setQuestion(open.current)
      }),
    [],
  )
  // A screen that is left decides nothing.
  useEffect(() => () => open.current?.answer(undefined), [])

  const labelsOf = (fields: readonly string[]) =>
    fields.map((name) => form.reach.current?.labelOf(name) ?? name).join(', ')

  const undo = async (done: Saved<DraftOf<K>>, fields: readonly string[]) => {
    const labels = labelsOf(fields)
    try {
      const undone = await saveMerged<DraftOf<K>>({
        base: done.record,
        mine: { ...done.record, ...pick(done.before, fields) },
        own: { ...done.own, sent: done.record },
        calls,
        decide: (conflict) => {
          const message = `Not undone: ${labelsOf(conflict.fields)} was changed by somebody else meanwhile`
          toaster.show({ message, intent: 'warning' })
          return Promise.resolve(undefined)
        },
      })
      if (!undone) return
      own.current = undone.own
      toaster.show({ message: `Undone: ${labels} is as it was`, intent: 'success' })
    } catch (error) {
      const action = { label: 'Try again', onClick: () => void undo(done, fields) }
      toaster.show({ message: `Not undone. ${sentenceOf(error)}`, intent: 'danger', action })
    }
  }

  const form: RecordForm<K> = useRecordForm<K>({
    ...options,
    save: async (mine) => {
      const base = form.draft.base.current
      const done = await saveMerged({ base, mine, own: own.current, calls, decide })
      // Nothing was decided, so nothing was written and there is nothing to tell.
      if (!done) throw new DOMException('Not decided', 'AbortError')
      own.current = done.own
      last.current = done
    },
    tell: () => {
      const done = last.current
      if (!done) return {}
      const fields = changedFields(done.before, done.record)
      return {
        message:
          done.kept.length > 0
            ? `${options.saved}. Somebody else’s changes were kept: ${labelsOf(done.kept)}`
            : options.saved,
        ...(fields.length > 0 && { action: { label: 'Undo', onClick: () => void undo(done, fields) } }),
      }
    },
  })

  const dialog = (
    <>
      {form.dialog}
      {question && (
        <ConflictDialog
          {...question.conflict}
          fieldOf={(name) => form.reach.current?.fieldOf(name)}
          onChoose={(chosen) => question.answer(chosen as Partial<DraftOf<K>>)}
          onCancel={() => question.answer(undefined)}
        />
      )}
    </>
  )
  return { handling: form.handling, abandon: form.abandon, dialog }
}
