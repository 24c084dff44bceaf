import { isInWord, isSign, type Level, levelOf, levels, splitWords } from './levels'
import type { SearchIndex } from './searchIndex'

/** Letters from which a word may hold a typo: shorter ones are different things by one letter already (Vue, Vim). */
const forgiven = 5

/** How texts fit where words one typo away count as well. */
export interface Forgiving {
  level: Level
  /** Whether an entry with these texts can fit at all: asked first, as it costs less. */
  mayFit: (joined: string) => boolean
}

/**
 * Levels of texts of an index in which nothing fits as it is typed, where a word one typo away from a word of the query
 * counts as well. Undefined where no text can fit.
 */
export function forgiving(index: SearchIndex<unknown>, words: readonly string[]): Forgiving | undefined {
  const known = wordsOf(index)
  const near = new Map(words.map((wanted) => [wanted, nearWords(known, wanted)]))
  const withTypo: Level = (text, wanted) =>
    near.get(wanted)?.some((word) => holdsWord(text, word)) ? levels.typo : Infinity
  const [only = '', ...others] = words
  if (others.length === 0) {
    // One word alone is in no text as it is typed.
    const ones = near.get(only) ?? []
    if (ones.length === 0) return undefined
    return { level: withTypo, mayFit: (joined) => ones.some((word) => joined.includes(word)) }
  }
  return {
    level(text, wanted) {
      const level = levelOf(text, wanted)
      return level < Infinity ? level : withTypo(text, wanted)
    },
    mayFit: (joined) =>
      words.every((word) => joined.includes(word) || near.get(word)?.some((one) => joined.includes(one))),
  }
}

function nearWords(known: Vocabulary, wanted: string): string[] {
  if (wanted.length < forgiven) return []
  const near: string[] = []
  // Of one letter less, as many, and one more.
  for (const more of [-1, 0, 1])
    for (const word of known.get(wanted.length + more) ?? []) if (isOneTypoAway(word, wanted)) near.push(word)
  return near
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isInWord(text, at) && !(at + word.length < text.length && isSign(text, at + word.length)))
      return true
  return false
}

/** Words by their length. */
type Vocabulary = Map<number, Set<string>>

/** The words of indexes, and how many of their entries were read for them. */
const vocabularies = new WeakMap<SearchIndex<unknown>, { words: Vocabulary; read: number }>()

/**
 * Reads the words of the next `most` entries, for queries with a typo; says whether all are read. The first such query
 * reads what is left: in idle moments before it, nobody waits.
 */
export function learnWords(index: SearchIndex<unknown>, most = Infinity): boolean {
  const vocabulary = vocabularies.get(index) ?? { words: new Map<number, Set<string>>(), read: 0 }
  vocabularies.set(index, vocabulary)
  const end = Math.min(index.entries.length, vocabulary.read + most)
  for (; vocabulary.read < end; vocabulary.read += 1) {
    for (const text of index.entries[vocabulary.read]?.texts ?? [])
      for (const word of [...splitWords(text), ...text.split(/[^\p{L}\p{N}]+/u)])
        if (word.length >= forgiven - 1) learn(vocabulary.words, word)
  }
  return vocabulary.read === index.entries.length
}

function learn(words: Vocabulary, word: string): void {
  const alike = words.get(word.length)
  if (alike) alike.add(word)
  else words.set(word.length, new Set([word]))
}

function wordsOf(index: SearchIndex<unknown>): Vocabulary {
  learnWords(index)
  return vocabularies.get(index)?.words ?? new Map<number, Set<string>>()
}

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
