import type { RecordVersion } from '../merge/saveMerged'
import type { Notice } from './Notice'

/** What a save came to: what the server has now, mine and theirs where nobody here changed it. */
export interface Written<Values> extends RecordVersion<Values> {
  /** What the message after the save says besides. */
  notice?: Partial<Notice>
}

/** How an editor saves: by creating a record, or by replacing one. */
export interface Writer<Values> {
  /** The form starts again after a save. */
  readonly isNew: boolean
  /** Idempotency key of a submission whose outcome is not known. */
  submission: string | undefined
  /** Returns undefined where nothing was written, since a conflict was not decided. Throws an `ApiError`. */
  write: (values: Values) => Promise<Written<Values> | undefined>
}
