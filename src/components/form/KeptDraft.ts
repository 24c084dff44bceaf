/** A draft from an earlier visit that the form offers, as the hook that keeps drafts hands it over. */
export interface KeptDraft {
  /** Only the fields that somebody had changed, as they were left. */
  values: Readonly<Record<string, unknown>>
  /** When it was written last, in ms since 1970. */
  savedAt: number
  /** Names of files that were chosen and not uploaded: they are lost. */
  lost: readonly string[]
  /** To be put back without a question: the session had ended in mid-edit. */
  isImmediate: boolean
  /** It stands in the form already. */
  isRestored: boolean
  /** Told before its values are put into the form. */
  onRestored: () => void
  onDiscarded: () => void
}
