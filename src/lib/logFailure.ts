/**
 * Writes a failure that somebody was told of into the browser's console, in a sentence: for whoever looks into it later
 * (specification §8). A warning: the console itself has done what it should.
 */
export function logFailure(sentence: string): void {
  // oxlint-disable-next-line no-console -- The one place that writes there.
  console.warn(sentence)
}
