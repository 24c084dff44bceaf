import { matchPath } from 'react-router-dom'

const loads = new Map<string, () => Promise<unknown>>()

/** What fetches the code of each screen, by the pattern of its path; a second time it is at hand. */
export const screenLoads: ReadonlyMap<string, () => Promise<unknown>> = loads

/** Adds a screen by the pattern of its path. */
export const addScreen = (pattern: string, load: () => Promise<unknown>): void =>
  void loads.set(pattern, load)

/** What fetches the code of each screen, those of single records first: they are opened next from every list. */
export function screensInOrder(): (() => Promise<unknown>)[] {
  const isOfRecord = (pattern: string) => pattern.includes(':')
  const all = [...loads]
  return [
    ...all.filter(([pattern]) => isOfRecord(pattern)),
    ...all.filter(([pattern]) => !isOfRecord(pattern)),
  ].map(([, load]) => load)
}

/** Asks for the code of the record's screen at this path; the screen itself reports a failure. */
export function fetchScreenAt(path: string): void {
  for (const [pattern, load] of loads)
    if (pattern.includes(':') && matchPath(pattern, path)) load().catch(() => undefined)
}
