let collator: Intl.Collator | undefined

/**
 * Compares two texts for sorting in natural order: 'item 9' before 'item 10', ignoring case and diacritics. The collator is
 * created on first use, because creating it would delay the first screen.
 */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}
