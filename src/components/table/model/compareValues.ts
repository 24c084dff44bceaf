import { compareTexts } from '../../../lib/english/compareTexts'

/** Order of two sort values: text as people read it ("item 9" before "item 10"), false before true. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  return Number(a) - Number(b)
}

/** What a column can be sorted by. */
export type SortValue = string | number | boolean
