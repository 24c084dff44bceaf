import { isInWord, isSign, type Level, levelOf, levels, splitWords } from './levels'
import type { SearchIndex } from './searchIndex'

/** Letters from which a word may hold a typo: shorter ones are different things by one letter already (Vue, Vim). */
const forgiven = 5

/**
 * Levels of texts of an index in which nothing fits as it is typed, where a word one typo away from a word of the query
 * counts as well. Undefined where no text can fit.
 */
export function forgiving(index: SearchIndex<unknown>, words: readonly string[]): Level | undefined {
  const known = wordsOf(index)
  const near = new Map(words.map((wanted) => [wanted, nearWords(known, wanted)]))
  const withTypo: Level = (text, wanted) =>
    near.get(wanted)?.some((word) => holdsWord(text, word)) ? levels.typo : Infinity
  // One word alone is in no text as it is typed.
  if (words.length === 1) return near.get(words[0] ?? '')?.length === 0 ? undefined : withTypo
  return (text, wanted) => {
    const level = levelOf(text, wanted)
    return level < Infinity ? level : withTypo(text, wanted)
  }
}

function nearWords(known: ReadonlySet<string>, wanted: string): string[] {
  const near: string[] = []
  if (wanted.length >= forgiven) for (const word of known) if (isOneTypoAway(word, wanted)) near.push(word)
  return near
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isInWord(text, at) && !(at + word.length < text.length && isSign(text, at + word.length)))
      return true
  return false
}

/** The words of indexes, and how many of their entries were read for them. */
const vocabularies = new WeakMap<SearchIndex<unknown>, { words: Set<string>; read: number }>()

/**
 * Reads the words of the next `most` entries, for queries with a typo; says whether all are read. The first such query
 * reads what is left: in idle moments before it, nobody waits.
 */
export function learnWords(index: SearchIndex<unknown>, most = Infinity): boolean {
  const vocabulary = vocabularies.get(index) ?? { words: new Set<string>(), read: 0 }
  vocabularies.set(index, vocabulary)
  const end = Math.min(index.entries.length, vocabulary.read + most)
  for (; vocabulary.read < end; vocabulary.read += 1) {
    for (const text of index.entries[vocabulary.read]?.texts ?? [])
      for (const word of [...splitWords(text), ...text.split(/[^\p{L}\p{N}]+/u)])
        if (word.length >= forgiven - 1) vocabulary.words.add(word)
  }
  return vocabulary.read === index.entries.length
}

function wordsOf(index: SearchIndex<unknown>): ReadonlySet<string> {
  learnWords(index)
  return vocabularies.get(index)?.words ?? new Set()
}

/** Whether two words differ by one letter at most, or by two that changed places. A digit makes another word: Python 2. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [mine, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (/\p{N}/u.test(mine + other)) return false
  if (Math.max(mine.length, other.length) < 2) return true
  return mine.length === 2 && other.length === 2 && mine[0] === other[1] && mine[1] === other[0]
}
