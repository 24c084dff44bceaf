import type { Stamp } from './database/records'

const year = 365 * 86_400_000
/** So many different ages there are, of which more are young than old. */
const steps = 24

/** Parts of `rows` with the time at which each is added: the first a year before `now`, the last within its last hour. */
export function aged<Row>(rows: readonly Row[], now: Date): { part: readonly Row[]; stamp: Stamp }[] {
  const size = Math.ceil(rows.length / steps)
  return Array.from({ length: Math.ceil(rows.length / (size || 1)) }, (_, at) => {
    const left = 1 - (at * size) / rows.length
    return {
      part: rows.slice(at * size, (at + 1) * size),
      stamp: { at: new Date(now.getTime() - Math.round(year * left ** 3)), by: null },
    }
  })
}
