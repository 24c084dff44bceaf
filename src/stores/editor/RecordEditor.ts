import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx'
import { ApiError, errorMessage, isAborted, isUnauthorized } from '../../api/errors'
import type { FocusRequest, FormController, FormFailure } from '../../lib/FormController'
import { pick } from '../../contract/pick'
import type { Conflict, RecordVersion } from '../merge/saveMerged'
import type { Autosave } from './Autosave'
import { ConflictQuestion } from './ConflictQuestion'
import type { EditorOptions } from './EditorOptions'
import { FormState } from './FormState'
import type { Notice } from './Notice'
import type { Writer } from './Writer'

export type EditorStatus = 'clean' | 'edited' | 'saving' | 'conflicted' | 'saved' | 'failed'

/**
 * One record in one form: what the form holds (`values`), what each field was changed from (`base`), what the server has
 * (`theirs`), what is wrong (`errors`, `failure`), and the way to save it. Knows no React.
 *
 * | in                           | when                                   | becomes                                     |
 * | ---------------------------- | -------------------------------------- | ------------------------------------------- |
 * | clean, saved                 | a field differs from `theirs`          | edited                                      |
 * | edited                       | no field differs any more              | clean                                       |
 * | clean, edited, saved, failed | `submit`, and a rule is broken         | the same, with `errors`                     |
 * | clean, edited, saved, failed | `submit`                               | saving                                      |
 * | saving                       | both sides changed a field             | conflicted                                  |
 * | conflicted                   | `answer` with values                    | saving                                      |
 * | conflicted                   | `answer` without, or the form closes   | edited                                      |
 * | saving                       | it is stored                           | saved; edited where somebody typed meanwhile |
 * | saving                       | it is refused, or has no answer        | failed                                      |
 * | any                          | `load`: the record was read again      | the same; fields nobody changed follow      |
 * | any                          | Undo is written                        | the same; fields nobody changed follow      |
 */
export class RecordEditor<Values extends object> implements FormController<Values> {
  readonly form: FormState<Values>
  readonly question = new ConflictQuestion<Values>()
  failure: FormFailure | undefined = undefined
  isSaving = false
  isOnline = true
  pause: { seconds: number } | undefined = undefined
  focusRequest: FocusRequest | undefined = undefined
  savedAt: number | undefined = undefined
  private isAbandoned = false
  private isOpen = false
  private pausedUntil = 0
  private sending: Promise<boolean> | undefined
  private readonly autosave: Autosave<Values> | undefined
  private readonly writer: Writer<Values>

  constructor(private readonly options: EditorOptions<Values>) {
    const { initial, tag, writer, words, autosave } = options
    this.form = new FormState({ record: initial, tag }, options.check)
    this.writer = writer(this, words)
    this.autosave = autosave?.(this.form, this.writer)
    this.form.onChange = () => this.autosave?.write()
    makeObservable<this, 'isAbandoned'>(this, {
      failure: observableRef,
      isSaving: observable,
      isOnline: observable,
      pause: observableRef,
      focusRequest: observableRef,
      savedAt: observable,
      isAbandoned: observable,
      hasUnsaved: computed,
      status: computed,
    })
  }

  get status(): EditorStatus {
    if (this.question.conflict) return 'conflicted'
    if (this.isSaving) return 'saving'
    if (this.failure) return 'failed'
    if (this.form.isUnsaved) return 'edited'
    return this.savedAt === undefined ? 'clean' : 'saved'
  }

  /** Whether somebody who leaves now leaves something behind: a field, or a file that is not uploaded. */
  get hasUnsaved(): boolean {
    return !this.isAbandoned && (this.form.isUnsaved || this.form.open.files.length > 0)
  }

  /** What is lost when somebody leaves now: whether what is typed outlives the page, and files. */
  get loss(): { isKept: boolean; files: readonly string[] } {
    return { isKept: this.autosave?.isKeeping ?? false, files: this.form.open.files }
  }

  get waitingFor(): string | undefined {
    return this.isOnline ? this.form.open.waitingFor : 'Waiting for the connection'
  }

  get offeredDraft() {
    return this.autosave?.draft
  }

  watch = (read: () => unknown, listener: () => void): (() => void) =>
    reaction(read, listener, { equals: Object.is })

  notify = (notice: Notice): void => this.options.notify(notice)

  /** The form is on the screen: its drafts are read under `key`. Returns what ends that. */
  open(key: string | undefined): () => void {
    this.isOpen = true
    const close = key === undefined ? undefined : this.autosave?.open(key)
    return () => {
      this.isOpen = false
      this.question.answer(undefined)
      close?.()
    }
  }

  setOnline(isOnline: boolean): void {
    runInAction(() => (this.isOnline = isOnline))
  }

  /** Puts other values into a form that keeps drafts; what was typed before is offered as one. */
  fill = (values: Values): void => this.autosave?.fill(values)

  restoreDraft = (): void => this.autosave?.restore()

  discardDraft = (): void => {
    const undo = this.autosave?.discard()
    if (undo) this.notify({ message: 'Draft discarded', action: { label: 'Undo', onClick: undo } })
  }

  /** The record is gone: nothing typed about it is kept, and nobody is asked. */
  abandon(): void {
    runInAction(() => (this.isAbandoned = true))
    this.autosave?.drop()
  }

  /** Asks about a conflict where somebody can be asked. */
  decide = (conflict: Conflict<Values>): Promise<Partial<Values> | undefined> => {
    if (this.isOpen) return this.question.ask(conflict)
    this.reportConflict(conflict)
    return Promise.resolve(undefined)
  }

  /** Nobody can be asked: the screen was left, or what asks could not be loaded. */
  reportConflict = ({ fields }: Conflict<Values>): void => {
    const where = 'What you typed is kept as a draft: open the record again to compare'
    const message = `Not saved: somebody else changed ${this.form.open.nameAll(fields)} meanwhile. ${where}`
    this.notify({ message: this.options.words.unasked ?? message, intent: 'warning' })
    this.question.answer(undefined)
  }

  /** These fields were written back to what they had been before. */
  undone = (version: RecordVersion<Values>, fields: readonly string[]): void => {
    this.form.follow(version)
    runInAction(() => (this.savedAt = Date.now()))
    // What a user types in these fields at the moment is a change from what stands there now.
    this.form.put({}, pick(version.record, fields))
  }

  /** Sends the form as its button does, with the focus there. */
  submitFromOutside(): Promise<boolean> {
    this.focus('submit')
    return this.submit()
  }

  submit = (): Promise<boolean> => {
    if (this.sending) return this.sending
    const isPaused = !this.options.hasNoCountdown && Date.now() < this.pausedUntil
    if (this.isSaving || this.waitingFor !== undefined || isPaused) return Promise.resolve(false)
    const wrong = this.form.prepare()
    if (wrong.length > 0) {
      this.focus(wrong)
      return Promise.resolve(false)
    }
    this.sending = this.send({ ...this.form.values }).finally(() => (this.sending = undefined))
    return this.sending
  }

  private async send(sent: Values): Promise<boolean> {
    const wasSignedIn = this.options.isSignedIn?.() ?? false
    runInAction(() => {
      this.isSaving = true
      this.failure = undefined
    })
    this.autosave?.submitting()
    try {
      const written = await this.writer.write(sent)
      if (!written) return false
      this.notify({ message: this.options.words.saved, intent: 'success', ...written.notice })
      this.settle(sent, written)
      this.autosave?.saved()
      return !this.form.isUnsaved
    } catch (error) {
      if (!isAborted(error)) this.fail(error, wasSignedIn)
      return false
    } finally {
      runInAction(() => (this.isSaving = false))
    }
  }

  private settle(sent: Values, written: RecordVersion<Values>) {
    runInAction(() => (this.savedAt = Date.now()))
    if (!this.writer.isNew || this.options.keepsValues) this.form.settle(sent, written)
    else if (!this.form.startAgain(sent)) this.focus('first')
  }

  private fail(error: unknown, wasSignedIn: boolean) {
    const message = errorMessage(error, this.options.words.unknown)
    const fields = error instanceof ApiError ? error.fields : {}
    const named = Object.keys(fields)
    // The login screen says that the session has ended; what the form says at a field is said there alone.
    const isShownElsewhere = (wasSignedIn && isUnauthorized(error)) || (named.length > 0 && this.isOpen)
    if (!isShownElsewhere) this.notify({ message, intent: 'danger' })
    const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
    this.pausedUntil = Date.now() + (seconds ?? 0) * 1000
    runInAction(() => {
      this.failure = { message: this.options.isToastOnly ? '' : message, fields }
      this.pause = seconds === undefined ? undefined : { seconds }
    })
    this.form.refuse(fields)
    if (named.length > 0) this.focus(named)
  }

  private focus(on: FocusRequest['on']) {
    runInAction(() => (this.focusRequest = { on }))
  }
}
