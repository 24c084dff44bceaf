import { splitWords } from './levels'

/** Letters from which a word may hold a typo: shorter ones are different things by one letter already (Vue, Vim). */
export const forgiven = 5

/** The words of many texts, and which of them are one typo away from another word. */
export class Vocabulary {
  /** By their length with how they begin, and by it with how they end. */
  private readonly words = new Map<string, Set<string>>()

  /** Lengths of words that are taken up; undefined for all. */
  private readonly lengths: ReadonlySet<number> | undefined

  /** Where `asked` names all that will be asked for, words that can't be near these are not taken up. */
  constructor(asked?: readonly string[]) {
    this.lengths = asked && new Set(asked.flatMap(({ length }) => lengthsNear(length)))
  }

  /** Takes up the words of folded texts. */
  learn(texts: readonly string[]): void {
    for (const text of texts)
      for (const word of [...splitWords(text), ...text.split(/[^\p{L}\p{N}]+/u)])
        if (word.length >= forgiven - 1 && this.lengths?.has(word.length) !== false)
          for (const part of [startOf(word), endOf(word)]) {
            const key = word.length + part
            const alike = this.words.get(key)
            if (alike) alike.add(word)
            else this.words.set(key, new Set([word]))
          }
  }

  /** The words that are one typo away from this one; none for a short one. */
  near(wanted: string): string[] {
    if (wanted.length < forgiven) return []
    const near: string[] = []
    const [start, end] = [startOf(wanted), endOf(wanted)]
    for (const length of lengthsNear(wanted.length)) {
      for (const word of this.words.get(length + start) ?? [])
        if (isOneTypoAway(word, wanted)) near.push(word)
      for (const word of this.words.get(length + end) ?? [])
        if (startOf(word) !== start && isOneTypoAway(word, wanted)) near.push(word)
    }
    return near
  }
}

/** Of one letter less, as many, and one more. */
const lengthsNear = (length: number) => [length - 1, length, length + 1]

// One typo leaves the first two letters of such a long word as they are, or the last two.
const startOf = (word: string) => `${word.slice(0, 2)}…`
const endOf = (word: string) => `…${word.slice(-2)}`

/** Whether two words differ by one letter at most, or by two that changed places. A digit makes another word: Python 2. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  // Most words differ by more: asked before anything is made of them.
  if (Math.max(a.length, b.length) - start - end > 2) return false
  const [mine, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (/\p{N}/u.test(mine + other)) return false
  if (Math.max(mine.length, other.length) < 2) return true
  return mine.length === 2 && other.length === 2 && mine[0] === other[1] && mine[1] === other[0]
}
