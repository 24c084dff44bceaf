/** Logs a failure that the user has been shown, as a warning in the browser's console (specification §8). */
export function logFailure(sentence: string): void {
  // oxlint-disable-next-line no-console -- Specification §8 asks for these failures to be logged there; nothing else in src is.
  console.warn(sentence)
}
