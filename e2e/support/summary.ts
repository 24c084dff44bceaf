/** The sum of a run of tests. */
export interface Summary {
  passed: number
  failed: number
  skipped: number
  /** Each test that passed only when it was tried again. */
  retried: string[]
  /** What failed, with the first line of why. */
  failures: string[]
}

/** So many tests of a run in CI may pass only when they are tried again. */
const mostRetried = 3

/** What a run of no test leaves. */
export const nothing: Summary = { passed: 0, failed: 0, skipped: 0, retried: [], failures: [] }

/** The last lines of a run, of which the very last holds the counts; and whether it failed. */
export function judge({ passed, failed, skipped, retried, failures }: Summary, isCi: boolean) {
  const isTooMany = isCi && retried.length > mostRetried
  const counts = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) counts.push(`${skipped} skipped`)
  counts.push(`${retried.length} retried`)
  const lines = [
    ...(retried.length > 0 ? ['Passed only when tried again, which is a finding:'] : []),
    ...retried.map((name) => `  ${name}`),
    ...(isTooMany ? [`That is more than ${mostRetried}: the run has failed.`] : []),
    ...(failures.length > 0 ? ['Failed:'] : []),
    ...failures.map((name) => `  ${name}`),
    counts.join(', '),
  ]
  return { lines, isFailed: failed > 0 || passed === 0 || isTooMany }
}
