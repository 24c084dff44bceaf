/** The form of stored drafts that this console writes; others are set aside. */
export const savedDraftVersion = 1

/** Something typed that was not saved. */
export interface SavedDraft {
  /** All values of the form. */
  values: object
  /** What the form showed before somebody typed: shows which fields they changed. */
  base: object
  /** When it was written last, in ms since 1970. */
  savedAt: number
  /** Files that were chosen and not uploaded: they cannot be kept. */
  lost: string[]
  /** The session ended in mid-edit: it comes back by itself. */
  isInterrupted: boolean
  /** The idempotency key of a submission whose outcome is not known, so that a repeat makes no second record. */
  submission?: string | undefined
}

/** What stood in the storage: entries, newest first, or the reason why they cannot be used. */
export type SavedDraftReading = { entries: SavedDraft[] } | { problem: 'damaged' | 'foreign version' }

/** What is to be stored for these entries. */
export const writeSavedDrafts = (entries: readonly SavedDraft[]) => ({
  version: savedDraftVersion,
  entries: [...entries],
})
