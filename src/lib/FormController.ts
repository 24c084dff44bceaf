/** What a field registers at its form. */
export interface FormField {
  label: string
  /** Applied to the value before it is checked and sent, such as trimming; never while somebody types. */
  normalise?: (value: string) => string
  /** Hands out at once what was typed and not handed out yet; called before the form is sent. */
  commit?: () => void
  /** A reason of the field's own, beside the form's rules, why the form can't be sent yet. */
  problem?: () => string | undefined
  /** What the value says to a person, where it does not say so itself: names of what is picked. */
  show?: (value: unknown) => string
  /** How the value is to be read: as rich text, plain text of several lines, media; a plain value by default. */
  kind?: 'html' | 'lines' | 'media'
}

/** What is wrong with one field, with the field's label where the form shows that field. */
export interface FormProblem {
  name: string
  label: string | undefined
  message: string
}

/** Why the last submission failed. An empty message is shown elsewhere. */
export interface FormFailure {
  message: string
  /** A sentence by field, where the server named fields. */
  fields?: Readonly<Record<string, string>> | undefined
}

/** A draft of an earlier visit that the form offers, or that stands in it again. */
export interface OfferedDraft {
  /** Only the fields that somebody had changed, as they were left. */
  values: Readonly<Record<string, unknown>>
  /** When it was written last, in ms since 1970. */
  savedAt: number
  /** Names of files that were chosen and not uploaded: they are lost. */
  lost: readonly string[]
  /** It stands in the form already. */
  isRestored: boolean
}

/** What stands in a form, and what its fields need of it. */
export interface FormFields<Values extends object> {
  /** A new object at each change. */
  readonly values: Readonly<Values>
  /** What the server has, as far as it is known. */
  readonly theirs: Readonly<Values>
  /** What is wrong, by the names of the fields. */
  readonly errors: Readonly<Record<string, string>>
  /** Errors with the labels of their fields. */
  listProblems: (errors: Readonly<Record<string, string>>) => readonly FormProblem[]
  /** Somebody changed a field. */
  set: (name: string, value: unknown) => void
  /** Makes a field known by its name; returns how to take it back. */
  addField: (name: string, field: FormField) => () => void
  fieldOf: (name: string) => FormField | undefined
  /** Whether one of the fields takes text of several lines. */
  hasLongText: () => boolean
  /** Checks a field again whose problem is on the screen, when something else than its value has changed. */
  recheck: (name: string) => void
  /** Keeps the form from being sent for a reason shown on its button ('Waiting for the upload'); `undefined` ends that. */
  hold: (holder: string, reason: string | undefined) => void
  /** Reports the name of a file that a field holds and that is not uploaded; `undefined` when there is none. */
  choose: (holder: string, fileName: string | undefined) => void
}

/**
 * What a form needs of the owner of its values, which also sends them. Forms and fields know nothing else, so that they can be drawn
 * without a store; the stores' `RecordEditor` is one.
 */
export interface FormController<Values extends object> {
  /** Calls `listener` whenever `read` answers something else. Returns how to stop. */
  watch: (read: () => unknown, listener: () => void) => () => void
  readonly form: FormFields<Values>
  readonly failure: FormFailure | undefined
  readonly isSaving: boolean
  /** Whether somebody who leaves now leaves something behind: a field, or a file that is not uploaded. */
  readonly hasUnsaved: boolean
  /** When it was saved last since it was opened, in ms since 1970. */
  readonly savedAt: number | undefined
  /** Shown on the button while the form waits for something: 'Waiting for the connection'. */
  readonly waitingFor: string | undefined
  /** How long nothing may be sent, after too many attempts; a new object for each answer that says so. */
  readonly pause: { readonly seconds: number } | undefined
  /** Where the focus belongs now. A new object for each time. */
  readonly focusRequest: FocusRequest | undefined
  readonly offeredDraft: OfferedDraft | undefined
  restoreDraft: () => void
  discardDraft: () => void
  /** Sends the form. Returns whether all that stands in it is saved: where it is not, the form says why. */
  submit: () => Promise<boolean>
}

/** The first on the screen of these fields, the form's first field, or its button. */
export interface FocusRequest {
  readonly on: readonly string[] | 'first' | 'submit'
}
