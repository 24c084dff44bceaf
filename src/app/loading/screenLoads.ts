import { matchPath } from 'react-router-dom'

/** What fetches the code of each screen, by the pattern of its path; a second time it is at hand. */
export type ScreenLoads = ReadonlyMap<string, () => Promise<unknown>>

/** Whether a pattern is that of single records. */
const isOfRecord = (pattern: string) => pattern.includes(':')

/** What fetches each screen, those of single records first: they are opened next from every list. */
export function screensInOrder(loads: ScreenLoads): (() => Promise<unknown>)[] {
  return [...loads]
    .toSorted(([one], [other]) => Number(isOfRecord(other)) - Number(isOfRecord(one)))
    .map(([, load]) => load)
}

/** Asks for the code of the record's screen at this path; the screen itself reports a failure. */
export function fetchScreenAt(loads: ScreenLoads, path: string): void {
  for (const [pattern, load] of loads)
    if (isOfRecord(pattern) && matchPath(pattern, path)) load().catch(() => undefined)
}
