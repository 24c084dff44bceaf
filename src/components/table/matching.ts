const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Lower case without accents, so that "resume" finds "Résumé". */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a search, folded; all of them must be found. */
export function searchWords(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}

/** Order of two sort values: text as people read it ("item 9" before "item 10"), false before true. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}

/** What a column can be sorted by. */
export type SortValue = string | number | boolean
