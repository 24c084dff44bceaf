/** Logs a failure that the user has been shown, as a warning in the browser's console (specification §8): the one place of `src` that does. */
export function logFailure(sentence: string): void {
  console.warn(sentence)
}
