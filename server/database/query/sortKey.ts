import { normalizeForSearch } from '../../../src/contract/search/normalizeForSearch'

/** ASCII's other signs in the order in which people's languages put them: before digits, which come before letters. */
export const signs = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$`

/** The same signs as characters that stand in that order by their numbers, all before `0`. */
export const signsInOrder = Array.from(signs, (_, at) => String.fromCharCode(at + 1)).join('')

/** Digits to which each number in a name is filled up; of a longer one the last count. */
export const digits = 15

/** Characters of a key: what is equal so far is equal. */
export const keyLength = 200

/**
 * The text by which a name is ordered, compared by the numbers of its characters: without case and marks, "item 9" before "item
 * 10". It orders as the console does (`compareValues`) where names are of Latin letters, digits and signs of ASCII; other scripts
 * come behind Latin, each in the order of its characters. The database's function `sort_key` makes the same.
 */
export function sortKey(name: string): string {
  const folded = normalizeForSearch(name).replaceAll('ς', 'σ')
  const padded = folded.replace(/[0-9]+/g, (number) => number.slice(-digits).padStart(digits, '0'))
  const ordered = Array.from(padded, (sign) => signsInOrder[signs.indexOf(sign)] ?? sign)
  return ordered.slice(0, keyLength).join('')
}

/** Order of two texts by the numbers of their characters, as databases with the collation C have it. */
export function compareKeys(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)]
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
