import { type Level, levelOf, levels, splitWords } from './levels'
import { normalizeForSearch } from './normalizeForSearch'
import type { Entry, SearchIndex } from './searchIndex'
import { forgiving } from './typos'

/** Makes things ready for searching; `textsOf` gives their texts, the weightiest first: name, URL, tagline. */
export function indexed<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  return { entries: items.map((item) => entryOf(item, textsOf)) }
}

/** Makes one thing ready for searching. */
export function entryOf<Item>(item: Item, textsOf: (item: Item) => readonly string[]): Entry<Item> {
  const texts = textsOf(item).map(searchable)
  // A text has no line breaks of its own: they are folded to spaces.
  return { item, texts, joined: texts.join('\n') }
}

/**
 * The things that a query finds, in the order of the index, with the rank of each: 0 is best. All words of it must
 * occur, in whatever text. First counts how a text fits (exact, prefix, word, substring), then which text it is.
 * Where nothing fits, words one typo away are looked for.
 */
export function search<Item>(index: SearchIndex<Item>, query: string): Map<Item, number> {
  const wanted = readQuery(query)
  if (!wanted) return allOf(index)
  const found = ranksOf(index, wanted, false)
  return found.size > 0 ? found : ranksOf(index, wanted, true)
}

/** All things of an index, none better than another. */
const allOf = <Item>(index: SearchIndex<Item>): Map<Item, number> =>
  new Map(index.entries.map(({ item }) => [item, 0]))

/** The things that fit a query, with their ranks; see `find`. */
export function ranksOf<Item>(
  index: SearchIndex<Item>,
  query: Query,
  isForgiving: boolean,
): Map<Item, number> {
  const ranks = new Map<Item, number>()
  find(index, query, isForgiving, (item, rank) => void ranks.set(item, rank))
  return ranks
}

/** The things that a query finds, best first; all of them, in their order, for an empty one. */
export function ranked<Item>(index: SearchIndex<Item>, query: string): Item[] {
  return [...search(index, query)].sort((a, b) => a[1] - b[1]).map(([item]) => item)
}

/** What is looked for: as a whole, and word by word. */
export interface Query {
  whole: string
  words: readonly string[]
}

/** Whether there is nothing to look for but one word. */
export const isWord = ({ whole, words }: Query) => words.length === 1 && words[0] === whole

/** Undefined for an empty query. */
export function readQuery(query: string): Query | undefined {
  const whole = searchable(query)
  return whole === '' ? undefined : { whole, words: splitWords(whole) }
}

/** Finds what fits a query; where `isForgiving`, also by words one typo away, and nothing that fits as a whole. */
export function find<Item>(
  index: SearchIndex<Item>,
  { whole, words }: Query,
  isForgiving: boolean,
  onFound: (item: Item, rank: number, entry: Entry<Item>) => void,
): void {
  const forgiven = isForgiving ? forgiving(index, words) : undefined
  if (isForgiving && !forgiven) return
  const level = forgiven?.level ?? levelOf
  const isOneWord = isWord({ whole, words })
  for (const entry of index.entries) {
    const { item, texts, joined } = entry
    if (forgiven ? !forgiven.mayFit(joined) : !words.every((word) => joined.includes(word))) continue
    // What fits as a whole is found before anything is forgiven.
    const asWhole = isForgiving ? Infinity : rankOfWord(texts, whole)
    const rank =
      isOneWord && !isForgiving ? asWhole : Math.min(asWhole, 2 * scatteredRankOf(texts, words, level) + 1)
    if (rank < Infinity) onFound(item, rank, entry)
  }
}

/** A text as it is compared: folded, and an address without what they all begin with. */
export const searchable = (text: string) => normalizeForSearch(text).replace(/^https?:\/\/(?:www\.)?/, '')

/** The words of a query, each in the text that fits it best; the worst of them counts, and no text fits as a whole. */
function scatteredRankOf(texts: readonly string[], words: readonly string[], level: Level): number {
  let worst = levels.word * texts.length
  for (const word of words) {
    worst = Math.max(worst, rankOf(texts, word, level))
    if (worst === Infinity) break
  }
  return worst
}

/** How well one word fits an entry that has it, best first. */
export const rankOfWord = (texts: readonly string[], word: string) => 2 * rankOf(texts, word, levelOf)

/** Whether an entry that has the word can rank before `limit`; costs less than its rank. */
export function mayBeat(limit: number, texts: readonly string[], word: string): boolean {
  const level = 2 * texts.length
  if (limit > levels.word * level) return true
  const isPrefixEnough = limit > levels.prefix * level
  for (const text of texts) if (isPrefixEnough ? text.startsWith(word) : text === word) return true
  return false
}

function rankOf(texts: readonly string[], wanted: string, level: Level): number {
  let best = Infinity
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? ''
    // Only a beginning can be better by now.
    if (best <= levels.word * texts.length + at && !text.startsWith(wanted)) continue
    best = Math.min(best, level(text, wanted) * texts.length + at)
  }
  return best
}
