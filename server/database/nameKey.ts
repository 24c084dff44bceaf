/**
 * The form of a name or an e-mail address by which two count as the same: without case, outer spaces and
 * differences of Unicode spelling. Computed here, as databases fold case by their own locale.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
