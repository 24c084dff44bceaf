let collator: Intl.Collator | undefined

/**
 * Order of two texts as people read them: 'item 9' before 'item 10', case and marks do not count. The collator is made with the
 * first two: it takes longer than the first screen has time for.
 */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}
