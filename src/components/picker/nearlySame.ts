import { distance } from 'fastest-levenshtein'
import { normalizeForSearch } from '../../contract/search/normalizeForSearch'
import { onceFor } from '../../lib/onceFor'

/**
 * The names that somebody who types `name` may well mean: they differ by case, blanks and punctuation only
 * ('Java Script', 'JavaScript'), or by a slip or two in a longer word. Nearest first, three at most; the very
 * same name is not among them. Marks that make another thing (C, C++, C#) count as letters.
 */
export function nearlySame<Named extends { name: string }>(
  name: string,
  existing: readonly Named[],
): Named[] {
  const [wanted, same] = [bare(name), normalizeForSearch(name)]
  if (wanted === '') return []
  const found: { named: Named; far: number }[] = []
  for (const named of existing) {
    const other = bareOf(named)
    const allowed = slips(Math.min(wanted.length, other.length))
    if (Math.abs(wanted.length - other.length) > allowed || numbers(wanted) !== numbers(other)) continue
    const far = wanted === other ? 0 : distance(wanted, other)
    if (far <= allowed && normalizeForSearch(named.name) !== same) found.push({ named, far })
  }
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ named }) => named)
}

/** Slips of the finger that are forgiven: short names are different things by one letter already (Go, Qt). */
const slips = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** Kept by option: a list of thousands is looked through at every key. */
const bareOf = onceFor(({ name }: { name: string }) => bare(name))

/** A name without case, blanks and punctuation; marks that make another thing (C, C++, C#) stay. */
export const bare = (name: string): string => normalizeForSearch(name).replace(/[^\p{L}\p{N}\p{S}#]/gu, '')
/** 'Python 2' and 'Python 3' are one slip apart, and two things. */
export const numbers = (name: string): string => name.replace(/[^\p{N}]/gu, '')
