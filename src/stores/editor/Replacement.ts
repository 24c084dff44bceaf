import { errorMessage } from '../../api/errors'
import { pick } from '../../contract/pick'
import { changedFields } from '../merge/fields'
import {
  saveMerged,
  type Attempt,
  type Conflict,
  type OwnWrite,
  type RecordCalls,
  type RecordVersion,
  type Saved,
} from '../merge/saveMerged'
import type { MakeWriter } from './EditorOptions'
import type { FormState } from './FormState'
import type { Notice } from './Notice'
import type { Writer, Written } from './Writer'

/** What an editor says after a save, and after its undoing. */
export interface ReplaceWords<Values> {
  /** After a save: 'Article saved'. */
  saved: string
  /** Of a failure that has no words of its own. */
  unknown?: string
  /** Whether a save can be undone; always by default. */
  canUndo?: (done: Saved<Values>) => boolean
  /** After Undo; names the fields by default. */
  undone?: (done: Saved<Values>) => string
  /** Before the reason why something is not undone; 'Not undone' by default. */
  notUndone?: (reason: string) => string
  /** What is said where somebody else changed what was to be undone; names the fields by default. */
  undoConflict?: string
  /** What is said of a conflict that nobody can be asked about; names the fields by default. */
  unasked?: string
}

/** What the writer needs of its editor. */
export interface Replaced<Values extends object> {
  readonly form: FormState<Values>
  decide: (conflict: Conflict<Values>) => Promise<Partial<Values> | undefined>
  /** These fields were written back to what they had been before. */
  undone: (version: RecordVersion<Values>, fields: readonly string[]) => void
  notify: (notice: Notice) => void
}

/** For an editor whose record exists. */
export const replacing =
  <Values extends object>(calls: RecordCalls<Values>): MakeWriter<Values> =>
  (editor, words) =>
    new Replacement(calls, words, editor)

/**
 * Replaces one record, so that nobody's change is overwritten unseen. Undo writes the former values back after the same
 * check. Saves and their undoing follow each other: each knows what the one before it wrote.
 */
export class Replacement<Values extends object> implements Writer<Values> {
  readonly isNew = false
  submission: string | undefined
  private own: OwnWrite<Values> | undefined
  private attempt: Attempt<Values> | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly calls: RecordCalls<Values>,
    private readonly words: ReplaceWords<Values>,
    private readonly editor: Replaced<Values>,
  ) {}

  write(mine: Values): Promise<Written<Values> | undefined> {
    return this.inTurn(async () => {
      const { editor } = this
      const done = await saveMerged<Values>({
        base: editor.form.base,
        mine,
        known: editor.form.known,
        own: this.own,
        attempt: this.attempt,
        calls: this.calls,
        decide: editor.decide,
        onWrite: (attempt) => (this.attempt = attempt),
      })
      if (!done) return undefined
      this.own = done.own
      this.attempt = undefined
      return { record: done.record, tag: done.own.tag, notice: this.noticeOf(done) }
    })
  }

  private noticeOf(done: Saved<Values>): Partial<Notice> {
    const { words, editor } = this
    const fields = changedFields(done.before, done.record)
    const isUndoable = fields.length > 0 && (words.canUndo?.(done) ?? true)
    const message = `${words.saved}. Somebody else’s changes were kept: ${editor.form.open.nameAll(done.kept)}`
    return {
      ...(done.kept.length > 0 && { message }),
      ...(isUndoable && { action: { label: 'Undo', onClick: () => void this.undo(done, fields) } }),
    }
  }

  private async undo(done: Saved<Values>, fields: readonly string[]): Promise<void> {
    const { words, editor } = this
    try {
      const undone = await this.inTurn(() => this.writeBack(done, fields))
      if (!undone) return
      const message = words.undone?.(done) ?? `Undone: ${editor.form.open.nameAll(fields)}`
      editor.notify({ message, intent: 'success' })
    } catch (error) {
      const reason = errorMessage(error, words.unknown)
      const message = words.notUndone?.(reason) ?? `Not undone. ${reason}`
      const action = { label: 'Try again', onClick: () => void this.undo(done, fields) }
      editor.notify({ message, intent: 'danger', action })
    }
  }

  private async writeBack(done: Saved<Values>, fields: readonly string[]) {
    const { editor, words } = this
    const undone = await saveMerged<Values>({
      base: done.record,
      mine: { ...done.record, ...pick(done.before, fields) },
      own: { ...done.own, sent: done.record },
      calls: this.calls,
      isIdleIfSame: true,
      decide: (conflict) => {
        const message = `Not undone: somebody else changed ${editor.form.open.nameAll(conflict.fields)} meanwhile`
        editor.notify({ message: words.undoConflict ?? message, intent: 'warning' })
        return Promise.resolve(undefined)
      },
    })
    if (!undone) return undefined
    this.own = undone.own
    editor.undone({ record: undone.record, tag: undone.own.tag }, fields)
    return undone
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work)
    this.last = next.catch(() => undefined)
    return next
  }
}
