/** What becomes of what somebody typed who leaves a form without saving. */
export interface Loss {
  /** What was typed is kept as a draft in this browser. */
  isKept: boolean
  /** Names of what cannot be kept: files that are not uploaded, items that are not added. */
  files: readonly string[]
}

/** The question's words, true to what is kept. */
export function leaveWords({ isKept, files }: Loss): string {
  const typed = isKept
    ? 'What you typed on this page is not saved. It is kept as a draft in this browser, for when you come back.'
    : 'What you typed on this page is not saved, and this browser cannot keep it as a draft: it is lost when you leave.'
  return files.length === 0
    ? typed
    : `${typed} Files aren’t saved with drafts. Attach them again: ${files.join(', ')}.`
}
