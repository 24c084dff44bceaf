import { useCallback, useRef, type ReactNode } from 'react'
import { errorMessage } from '../../api/errors'
import type { ToastOptions } from '../../components/feedback/createToaster'
import type { DraftKind, DraftOf } from '../../stores/drafts/draftShapes'
import { changedFields, pick } from '../../stores/merge/fields'
import {
  saveMerged,
  type Attempt,
  type Conflict,
  type OwnWrite,
  type RecordCalls,
  type Saved,
} from '../../stores/merge/saveMerged'
import { useConflict } from './useConflict'
import { useConsole } from '../useConsole'
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

/** Labels of these fields, one after another; also when the form is no longer on the screen. */
type Naming = (fields: readonly string[]) => string

/**
 * What a form that edits a record needs beside `useRecordForm`: nobody's change is overwritten unseen, and Undo in the
 * toast writes the former values back after the same check.
 */
export function useRecordEdit<K extends DraftKind>(
  options: RecordEditOptions<K>,
): Pick<RecordForm<K>, 'handling' | 'abandon'> & { dialog: ReactNode } {
  type Draft = DraftOf<K>
  const { toaster } = useConsole()
  const { calls } = options
  const own = useRef<OwnWrite<Draft>>(undefined)
  const attempt = useRef<Attempt<Draft>>(undefined)
  const last = useRef<Saved<Draft>>(undefined)
  const naming = useRef<Naming>((fields) => fields.join(', '))
  const inTurn = useTurns()

  const form: RecordForm<K> = useRecordForm<K>({
    ...options,
    save: (mine) => {
      naming.current = nameFields(mine, (name) => form.reach.current?.labelOf(name) ?? name)
      return inTurn(async () => {
        const done = await saveMerged<Draft>({
          base: form.draft.base.current,
          mine,
          own: own.current,
          attempt: attempt.current,
          calls,
          decide: conflict.decide,
          onWrite: (write) => (attempt.current = write),
        })
        // Nothing was decided, so nothing was written and there is nothing to tell.
        if (!done) throw new DOMException('Not decided', 'AbortError')
        own.current = done.own
        attempt.current = undefined
        last.current = done
      })
    },
    tell: () => (last.current ? tellOf(last.current, naming.current) : {}),
  })

  const tellOf = (done: Saved<Draft>, nameOf: Naming): Partial<ToastOptions> => {
    const fields = changedFields(done.before, done.record)
    return {
      ...(done.kept.length > 0 && {
        message: `${options.saved}. Somebody else’s changes were kept: ${nameOf(done.kept)}`,
      }),
      ...(fields.length > 0 && {
        action: { label: 'Undo', onClick: () => void inTurn(() => undo(done, fields, nameOf)) },
      }),
    }
  }

  const undo = async (done: Saved<Draft>, fields: readonly string[], nameOf: Naming) => {
    try {
      const undone = await saveMerged<Draft>({
        base: done.record,
        mine: { ...done.record, ...pick(done.before, fields) },
        own: { ...done.own, sent: done.record },
        calls,
        decide: (conflict) => {
          const message = `Not undone: somebody else changed ${nameOf(conflict.fields)} meanwhile`
          toaster.show({ message, intent: 'warning' })
          return Promise.resolve(undefined)
        },
      })
      if (!undone) return
      own.current = undone.own
      // Whoever types in these fields at the moment has changed them from what stands there now.
      const { base } = form.draft
      base.current = { ...base.current, ...pick(undone.record, fields) }
      toaster.show({ message: `Undone: ${nameOf(fields)}`, intent: 'success' })
    } catch (error) {
      const action = { label: 'Try again', onClick: () => void inTurn(() => undo(done, fields, nameOf)) }
      toaster.show({ message: `Not undone. ${errorMessage(error)}`, intent: 'danger', action })
    }
  }

  const handleUnasked = useCallback(
    ({ fields }: Conflict<Draft>) => {
      toaster.show({
        message: `Not saved: somebody else changed ${naming.current(fields)} meanwhile. What you typed is kept as a draft: open the record again to compare`,
        intent: 'warning',
      })
    },
    [toaster],
  )
  const { reach } = form
  const conflict = useConflict<Draft>({
    isSaving: form.handling.saving,
    fieldOf: useCallback((name: string) => reach.current?.fieldOf(name), [reach]),
    onUnasked: handleUnasked,
  })

  const dialog = (
    <>
      {form.dialog}
      {conflict.dialog}
    </>
  )
  return { handling: form.handling, abandon: form.abandon, dialog }
}

function nameFields(draft: object, labelOf: (name: string) => string): Naming {
  const labels = new Map(Object.keys(draft).map((name) => [name, labelOf(name)]))
  return (fields) => fields.map((name) => labels.get(name) ?? name).join(', ')
}

/** Saves and their undoing follow each other, so that each knows what the one before it wrote. */
function useTurns() {
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(<T,>(work: () => Promise<T>): Promise<T> => {
    const next = turn.current.then(work)
    turn.current = next.catch(() => undefined)
    return next
  }, [])
}
