/** Logs a failure that the user has been shown, as a warning in the browser's console (specification §8). */
export function logFailure(sentence: string): void {
  // oxlint-disable-next-line no-console -- Specification §8 has these failures logged; nothing else writes to the browser's console.
  console.warn(sentence)
}
