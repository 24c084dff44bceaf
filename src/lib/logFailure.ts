/** Writes a failure into the browser's console, in a sentence: for whoever looks into it later (specification §8). */
export function logFailure(sentence: string): void {
  // oxlint-disable-next-line no-console -- The one place that writes there.
  console.error(sentence)
}
