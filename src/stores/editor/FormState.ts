import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { Problems } from '../../contract/fieldRules'
import { sameValue } from '../../contract/sameValue'
import type { FormField, FormFields, FormProblem } from '../../lib/FormController'
import { pick } from '../../contract/pick'
import { changedFields, fieldsOf, rebase } from '../merge/fields'
import type { KnownVersion, RecordVersion } from '../merge/saveMerged'
import { OpenFields } from './OpenFields'

/** What stands in one form, beside what it was changed from and what the server has; and what is wrong with it. */
export class FormState<Values extends object> implements FormFields<Values> {
  values: Values
  /** What each field was changed from. */
  base: Values
  theirs: Values
  errors: Readonly<Record<string, string>> = {}
  /** The version that the next save is written against. */
  known: KnownVersion<Values> | undefined
  readonly open = new OpenFields()
  /** Called at each change of values or chosen files. */
  onChange: () => void = () => undefined
  private loaded: RecordVersion<Values>
  /** Problems show from the first submission on. */
  private wasSubmitted = false

  constructor(
    initial: RecordVersion<Values>,
    private readonly rules: (values: Values) => Problems<Values>,
  ) {
    this.values = initial.record
    this.base = initial.record
    this.theirs = initial.record
    this.loaded = initial
    this.known = versionOf(initial)
    makeObservable(this, {
      values: observableRef,
      base: observableRef,
      theirs: observableRef,
      errors: observableRef,
      isUnsaved: computed,
    })
  }

  /** Whether a field differs from what the server has. */
  get isUnsaved(): boolean {
    return !sameValue(this.values, this.theirs)
  }

  listProblems = (errors: Readonly<Record<string, string>>): readonly FormProblem[] =>
    Object.entries(errors).map(([name, message]) => ({
      name,
      label: this.open.of(name)?.label,
      message,
    }))

  /** Hands out at once what fields hold back while somebody types. */
  commit = (): void => this.open.commit()
  fieldOf = (name: string): FormField | undefined => this.open.of(name)
  hasLongText = (): boolean => this.open.hasLongText()
  addField = (name: string, field: FormField): (() => void) => this.open.add(name, field)
  hold = (holder: string, reason: string | undefined): void => this.open.hold(holder, reason)

  choose = (holder: string, fileName: string | undefined): void => {
    this.open.choose(holder, fileName)
    this.onChange()
  }

  set = (name: string, value: unknown): void => {
    this.put({ [name]: value })
    if (this.wasSubmitted) this.checkOne(name)
  }

  /** Puts values over those that stand in the form; `base`, where it is given, is what they were changed from. */
  put(values: object, base: object = {}): void {
    runInAction(() => {
      this.values = { ...this.values, ...values }
      this.base = { ...this.base, ...base }
    })
    this.onChange()
  }

  recheck = (name: string): void => {
    if (name in this.errors) this.checkOne(name)
  }

  /** Makes the values ready to be sent, and shows what is wrong. Returns the names of the wrong fields. */
  prepare(): readonly string[] {
    this.open.commit()
    const normalised = this.open.normalised(this.values)
    if (Object.keys(normalised).length > 0) this.put(normalised)
    this.wasSubmitted = true
    const errors = this.findErrors()
    runInAction(() => (this.errors = errors))
    return Object.keys(errors)
  }

  /** Shows what the server has against these fields, until they are changed. */
  refuse(errors: Readonly<Record<string, string>>): void {
    runInAction(() => (this.errors = { ...this.errors, ...errors }))
  }

  /** The record was read again: fields that nobody changed take the new value. The same version given twice is one. */
  load(version: RecordVersion<Values>): void {
    if (version.tag === this.loaded.tag && sameValue(version.record, this.loaded.record)) return
    this.loaded = version
    this.follow(version)
  }

  /** Takes what the server has now where nobody here changed it. */
  follow(version: RecordVersion<Values>): void {
    const { record } = version
    const followed = { ...this.values }
    for (const name of fieldsOf(record)) {
      const isMine = !sameValue(this.values[name], this.theirs[name])
      if (!isMine && !sameValue(this.values[name], record[name])) followed[name] = record[name]
    }
    runInAction(() => {
      this.base = rebase(this.base, this.values, record)
      this.values = followed
      this.theirs = record
    })
    this.known = versionOf(version)
  }

  /** `sent` is stored as `version`; what was typed since stays as it is. */
  settle(sent: Values, version: RecordVersion<Values>): void {
    runInAction(() => {
      this.theirs = sent
      this.base = sent
      this.follow(version)
    })
  }

  /** Back to what it started with, but for what was typed since `sent` was sent. Returns whether there was something. */
  startAgain(sent: Values): boolean {
    const { record } = this.loaded
    const typed = changedFields(sent, this.values)
    this.wasSubmitted = false
    runInAction(() => {
      this.values = { ...record, ...pick(this.values, typed) }
      this.base = record
      this.errors = {}
    })
    return typed.length > 0
  }

  private findErrors(): Record<string, string> {
    const broken = Object.entries(this.rules(this.values)).filter(([, message]) => message)
    return { ...this.open.problems(), ...(Object.fromEntries(broken) as Record<string, string>) }
  }

  private checkOne(name: string) {
    const message = this.findErrors()[name]
    if (message === this.errors[name]) return
    const { [name]: _, ...others } = this.errors
    runInAction(() => (this.errors = message === undefined ? others : { ...others, [name]: message }))
  }
}

const versionOf = <Values>({ record, tag }: RecordVersion<Values>): KnownVersion<Values> | undefined =>
  tag === undefined ? undefined : { record, tag }
