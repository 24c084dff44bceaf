import type { Problems } from '../../contract/fieldRules'
import type { Autosave } from './Autosave'
import type { FormState } from './FormState'
import type { Notice } from './Notice'
import type { Replaced, ReplaceWords } from './Replacement'
import type { Writer } from './Writer'

// Made by functions that are passed in: the login screen saves without merging and keeps no drafts, and fetches neither.
export type MakeWriter<Values extends object> = (
  editor: Replaced<Values>,
  words: ReplaceWords<Values>,
) => Writer<Values>
export type MakeAutosave<Values extends object> = (
  form: FormState<Values>,
  writer: Writer<Values>,
) => Autosave<Values>

/** What a `RecordEditor` is made of. */
export interface EditorOptions<Values extends object> {
  /** The record as it was read, or an empty one. */
  initial: Values
  /** Its strong tag, where the host exposes one. */
  tag?: string | undefined
  /** The rules: a sentence by field, nothing where the field is right. */
  check: (values: Values) => Problems<Values>
  /** How it is saved: `creating` a record, or `replacing` the one that is edited. */
  writer: MakeWriter<Values>
  words: ReplaceWords<Values>
  notify: (notice: Notice) => void
  /** Whether somebody is signed in: the login screen says that a session has ended, the form need not. */
  isSignedIn?: () => boolean
  /** Where what is typed is kept, see `autosaving`; nowhere by default. */
  autosave?: MakeAutosave<Values>
  /** A failure that belongs to no field is shown by a toast alone. */
  isToastOnly?: boolean
  /** It stands in a dialog without a countdown: after too many attempts somebody may try again at once. */
  hasNoCountdown?: boolean
  /** A form that creates keeps its values after a save. */
  keepsValues?: boolean
}
