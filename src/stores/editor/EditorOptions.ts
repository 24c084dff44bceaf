import type { Problems } from '../../contract/rules'
import type { DraftKind } from '../drafts/draftShapes'
import type { DraftStore } from '../drafts/DraftStore'
import type { RecordCalls } from '../merge/saveMerged'
import type { CreateCall } from './Creation'
import type { Notice } from './Notice'
import type { ReplaceWords } from './Replacement'

/** What a `RecordEditor` is made of. */
export interface EditorOptions<Values extends object> {
  /** The record as it was read, or an empty one. */
  initial: Values
  /** Its strong tag, where the host exposes one. */
  tag?: string | undefined
  /** The rules: a sentence by field, nothing where the field is right. */
  check: (values: Values) => Problems<Values>
  /** How it is saved: a function that creates a record, or calls that read and write the one that is edited. */
  calls: CreateCall<Values> | RecordCalls<Values>
  words: ReplaceWords<Values>
  notify: (notice: Notice) => void
  /** Whether somebody is signed in: the login screen tells that a session has ended, the form need not. */
  isSignedIn?: () => boolean
  /** Where what is typed is kept; nowhere unless told. */
  autosave?: { drafts: DraftStore; kind: DraftKind }
  /** A failure that belongs to no field is told by a message alone. */
  isToastOnly?: boolean
  /** It stands in a dialog without a countdown: after too many attempts somebody may try again at once. */
  hasNoCountdown?: boolean
  /** A form that creates keeps its values after a save. */
  keepsValues?: boolean
}
