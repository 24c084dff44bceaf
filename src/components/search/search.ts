import { normalizeForSearch } from './normalizeForSearch'

/** Things made ready for searching: folding thousands of texts again at each key would be felt. */
export interface SearchIndex<Item> {
  readonly entries: readonly Entry<Item>[]
}

interface Entry<Item> {
  readonly item: Item
  /** Its texts, folded, the weightiest first. */
  readonly texts: readonly string[]
}

/** How well a text fits a query, best first; the start of a word counts as the word. */
const levels = { exact: 0, prefix: 1, word: 2, substring: 3, typo: 4 }
/** Letters from which a word may hold a typo: shorter ones are different things by one letter already (Vue, Vim). */
const forgiven = 5

/** Makes things ready for searching; `textsOf` gives their texts, the weightiest first: name, URL, tagline. */
export function indexed<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  return { entries: items.map((item) => ({ item, texts: textsOf(item).map(searchable) })) }
}

/**
 * The things that a query finds, in the order of the index, with the rank of each: 0 is best. All words of it must
 * occur, in whatever text. First counts how a text fits (exact, prefix, word, substring), then which text it is.
 * Where nothing fits, words one typo away are looked for.
 */
export function search<Item>(index: SearchIndex<Item>, query: string): Map<Item, number> {
  const whole = searchable(query)
  if (whole === '') return new Map(index.entries.map(({ item }) => [item, 0]))
  const words = splitWords(whole)
  const found = new Map<Item, number>()
  for (const level of [levelOf, levelWithTypo]) {
    for (const { item, texts } of index.entries) {
      const rank = Math.min(2 * rankOf(texts, whole, levelOf), 2 * scatteredRankOf(texts, words, level) + 1)
      if (rank < Infinity) found.set(item, rank)
    }
    if (found.size > 0) break
  }
  return found
}

/** The things that a query finds, best first; all of them, in their order, for an empty one. */
export function ranked<Item>(index: SearchIndex<Item>, query: string): Item[] {
  return [...search(index, query)].sort((a, b) => a[1] - b[1]).map(([item]) => item)
}

/** Words as they are typed, apart from what parts addresses and paths; a sign alone is one as well. */
function splitWords(text: string): string[] {
  const words = text.split(/[ /]+/).filter(Boolean)
  return words.length > 0 ? words : [text]
}

/** A text as it is compared: folded, and an address without what they all begin with. */
export const searchable = (text: string) => normalizeForSearch(text).replace(/^https?:\/\/(?:www\.)?/, '')

/** The words of a query, each in the text that fits it best; the worst of them counts, and no text fits as a whole. */
function scatteredRankOf(texts: readonly string[], words: readonly string[], level: typeof levelOf): number {
  let worst = levels.word * texts.length
  for (const word of words) {
    worst = Math.max(worst, rankOf(texts, word, level))
    if (worst === Infinity) break
  }
  return worst
}

function rankOf(texts: readonly string[], wanted: string, level: typeof levelOf): number {
  let best = Infinity
  for (let at = 0; at < texts.length; at += 1)
    best = Math.min(best, level(texts[at] ?? '', wanted) * texts.length + at)
  return best
}

function levelOf(text: string, wanted: string): number {
  let at = text.indexOf(wanted)
  if (at < 0) return Infinity
  if (at === 0) return text.length === wanted.length ? levels.exact : levels.prefix
  for (; at >= 0; at = text.indexOf(wanted, at + 1)) if (!isInWord(text, at)) return levels.word
  return levels.substring
}

/** Whether a letter or a digit stands before this place. */
const isInWord = (text: string, at: number) => at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

function levelWithTypo(text: string, wanted: string): number {
  const exact = levelOf(text, wanted)
  if (exact < Infinity || wanted.length < forgiven) return exact
  const words = [...splitWords(text), ...text.split(/[^\p{L}\p{N}]+/u)]
  return words.some((word) => isOneTypoAway(word, wanted)) ? levels.typo : Infinity
}

/** Whether two words differ by one letter at most, or by two that changed places. A digit makes another word: Python 2. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [mine, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (/\p{N}/u.test(mine + other)) return false
  if (Math.max(mine.length, other.length) < 2) return true
  return mine.length === 2 && other.length === 2 && mine[0] === other[1] && mine[1] === other[0]
}
