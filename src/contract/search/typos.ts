import { isInWord, isSign, type Level, levelOf, levels } from './levels'
import type { SearchIndex } from './searchIndex'
import { Vocabulary } from './vocabulary'

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
  const near = new Map(words.map((wanted) => [wanted, known.near(wanted)]))
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

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isInWord(text, at) && !(at + word.length < text.length && isSign(text, at + word.length)))
      return true
  return false
}

/** The words of indexes that have none of their own, and how many of their entries were read for them. */
const vocabularies = new WeakMap<SearchIndex<unknown>, { words: Vocabulary; read: number }>()

/**
 * Reads the words of the next `most` entries, for queries with a typo; says whether all are read. The first such query
 * reads what is left: in idle moments before it, nobody waits.
 */
export function learnWords(index: SearchIndex<unknown>, most = Infinity): boolean {
  const vocabulary = vocabularies.get(index) ?? { words: new Vocabulary(), read: 0 }
  vocabularies.set(index, vocabulary)
  const end = Math.min(index.entries.length, vocabulary.read + most)
  for (; vocabulary.read < end; vocabulary.read += 1)
    vocabulary.words.learn(index.entries[vocabulary.read]?.texts ?? [])
  return vocabulary.read === index.entries.length
}

function wordsOf(index: SearchIndex<unknown>): Vocabulary {
  if (index.words) return index.words
  learnWords(index)
  return vocabularies.get(index)?.words ?? new Vocabulary()
}
