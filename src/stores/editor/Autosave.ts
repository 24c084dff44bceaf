import { makeObservable, observableRef, runInAction } from 'mobx'
import { sameValue } from '../../contract/sameValue'
import type { OfferedDraft } from '../../lib/FormController'
import type { SavedDraft } from '../drafts/SavedDraft'
import type { FormKind } from '../drafts/formShapes'
import type { SavedDraftStore } from '../drafts/SavedDraftStore'
import { pick } from '../../contract/pick'
import { changedFields } from '../merge/fields'
import type { MakeAutosave } from './EditorOptions'
import type { FormState } from './FormState'
import type { Writer } from './Writer'

/** For an editor whose form keeps what is typed. */
export const autosaving =
  <Values extends object>(drafts: SavedDraftStore, kind: FormKind): MakeAutosave<Values> =>
  (form, writer) =>
    new Autosave(drafts, kind, form, writer)

/**
 * Keeps what is typed into one editor in this browser, and offers it when the form opens again. A draft of a session that
 * ended in mid-edit comes back by itself. What somebody is typing is never replaced without a question.
 */
export class Autosave<Values extends object> {
  /** The draft to offer, or the one that stands in the form again. */
  draft: OfferedDraft | undefined = undefined
  /** Drafts that wait for a decision, newest first. */
  private offered: readonly SavedDraft[] = []
  private restored: SavedDraft | undefined
  /** Whether the storage has answered. */
  private isRead = false
  private isOver = false
  private key: string | undefined
  /** The reading under way; one of a form that has left the screen comes too late. */
  private reading: object | undefined
  /** Values that came back by themselves: so they do in another tab too, as long as nobody changes them. */
  private interrupted: object | undefined

  constructor(
    private readonly drafts: SavedDraftStore,
    private readonly kind: FormKind,
    private readonly form: FormState<Values>,
    /** Knows the key of a submission whose outcome is not known. */
    private readonly writer: Pick<Writer<Values>, 'submission'>,
  ) {
    makeObservable(this, { draft: observableRef })
  }

  /** Whether what is typed outlives the page. */
  get isKeeping(): boolean {
    return this.key !== undefined && this.drafts.isKeeping
  }

  /** Reads what is kept under `key` (see `savedDraftKey`). Returns how to end that when the form leaves the screen. */
  open(key: string): () => void {
    const reading = {}
    this.key = key
    this.reading = reading
    this.isRead = false
    void this.drafts.read(key, this.kind).then((entries) => {
      if (this.reading === reading) this.take(entries)
    })
    return () => {
      this.reading = undefined
      this.drafts.leave(key)
    }
  }

  /** Something was typed or chosen. */
  write(): void {
    if (this.key === undefined || this.isOver) return
    if (this.isRead) this.drafts.keep(this.key, this.isTyped ? [this.typed(), ...this.offered] : this.offered)
    else this.drafts.keepEarly(this.key, this.isTyped ? this.typed() : undefined)
  }

  /** A submission begins: all is written at once. */
  submitting(): void {
    this.write()
    void this.drafts.flush()
  }

  /** What was typed is saved; what was typed since it was sent is a draft of its own. */
  saved(): void {
    this.change(undefined, this.offered)
    this.write()
    void this.drafts.flush()
  }

  /** The record is gone: nothing typed about it is kept. */
  drop(): void {
    this.isOver = true
    this.change(this.restored, [])
    if (this.key !== undefined) this.drafts.keep(this.key, [])
  }

  /** Puts the offered draft into the form. */
  restore(): void {
    const entry = this.restored ?? this.offered[0]
    if (!entry) return
    const own = ownValues(entry)
    const { form } = this
    const before = { ...form.values } as Record<string, unknown>
    // What it is put over was typed too, and is offered next.
    const isReplacing = changedFields(form.base, form.values).some(
      (name) => name in own && !sameValue(before[name], own[name]),
    )
    const typed = isReplacing ? [this.typed()] : []
    this.writer.submission ??= entry.submission
    if (entry.isInterrupted) this.interrupted = entry.values
    this.change(entry, [...typed, ...this.offered.filter((other) => other !== entry)])
    form.put(own, pick(entry.base, Object.keys(own)))
    this.write()
  }

  /** Puts other values into the form. What was typed there is offered as a draft. */
  fill(values: Values): void {
    this.form.commit()
    const typed = this.isTyped ? [this.typed()] : []
    this.interrupted = undefined
    this.writer.submission = undefined
    this.change(undefined, [...typed, ...this.offered])
    this.form.put(values, this.form.theirs)
    this.write()
  }

  /** Drops the draft that is offered or restored. Returns how to take that back. */
  discard(): () => void {
    const { form, restored } = this
    const entry = restored ?? this.offered[0]
    if (!entry) return () => undefined
    if (restored) {
      this.change(undefined, this.offered)
      this.writer.submission = undefined
      form.put(form.theirs, form.theirs)
    } else {
      const others = this.offered.filter((other) => other !== entry)
      this.change(undefined, others)
    }
    this.write()
    return () => {
      this.change(this.restored, [entry, ...this.offered])
      this.write()
    }
  }

  private take(entries: readonly SavedDraft[]) {
    const { isTyped } = this
    const left = entries.filter((entry) => entry.lost.length > 0 || differs(entry, this.form.theirs))
    this.isRead = true
    // Nothing comes by itself over what somebody is typing.
    const offered = isTyped ? left.map((entry) => ({ ...entry, isInterrupted: false })) : left
    this.change(this.restored, offered)
    if (offered[0]?.isInterrupted) this.restore()
    else if (isTyped || left.length !== entries.length) this.write()
  }

  private change(restored: SavedDraft | undefined, offered: readonly SavedDraft[]) {
    this.restored = restored
    this.offered = offered
    const entry = restored ?? offered[0]
    const draft = entry && {
      values: ownValues(entry),
      savedAt: entry.savedAt,
      lost: entry.lost,
      isRestored: entry === restored,
    }
    runInAction(() => (this.draft = draft))
  }

  private get isTyped(): boolean {
    return this.form.isUnsaved || this.form.open.files.length > 0
  }

  private typed(): SavedDraft {
    const { values, base, open } = this.form
    return {
      values,
      base,
      savedAt: Date.now(),
      lost: [...open.files],
      isInterrupted: sameValue(this.interrupted, values),
      submission: this.writer.submission,
    }
  }
}

/** Of a draft, the fields that somebody had changed. */
const ownValues = ({ base, values }: SavedDraft) => pick(values, changedFields(base, values))

/** Whether a draft holds anything that the server has not. */
const differs = (entry: SavedDraft, theirs: object) =>
  Object.entries(ownValues(entry)).some(
    ([name, value]) => !sameValue((theirs as Record<string, unknown>)[name], value),
  )
