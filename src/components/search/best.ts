import { find, isWord, type Query, mayBeat, rankOfWord, readQuery } from '../../contract/search/search'
import type { Entry, SearchIndex } from '../../contract/search/searchIndex'

/** What a query finds in one of several indexes. */
export interface Best<Item> {
  /** The best of them, best first. */
  items: Item[]
  /** How many there are in all. */
  count: number
  /** Rank of the first: 0 is best; Infinity where there is none. */
  rank: number
}

/**
 * The best `most` of what a query finds in each index. As `search`, but words one typo away are looked for only where no
 * index has anything; nothing is found by an empty query. Fast enough for each key that is typed.
 */
export function best<Item>(indexes: readonly SearchIndex<Item>[], query: string, most: number): Best<Item>[] {
  const wanted = readQuery(query)
  if (!wanted) return indexes.map(() => ({ items: [], count: 0, rank: Infinity }))
  const found = indexes.map(
    (index) => learned(index, wanted.whole, most) ?? bestOf(index, wanted, false, most),
  )
  if (found.some(({ count }) => count > 0)) return found
  return indexes.map((index) => bestOf(index, wanted, true, most))
}

function bestOf<Item>(
  index: SearchIndex<Item>,
  wanted: Query,
  isForgiving: boolean,
  most: number,
): Best<Item> {
  const first = new First<Item>(most)
  if (isForgiving) {
    let count = 0
    find(index, wanted, true, (item, rank) => {
      count += 1
      first.offer(item, rank)
    })
    return { items: first.items, count, rank: first.rank }
  }
  const among = narrowed(index, wanted) ?? index
  const entries: Entry<Item>[] = []
  if (isWord(wanted)) findWord(among, wanted.whole, entries, first)
  else
    find(among, wanted, false, (item, rank, entry) => {
      entries.push(entry)
      first.offer(item, rank)
    })
  lastFound.set(index, { whole: wanted.whole, entries })
  return { items: first.items, count: entries.length, rank: first.rank }
}

/** As `find`, for one word: of what is not among the first whatever its rank, only that it has the word is asked. */
function findWord<Item>(
  index: SearchIndex<Item>,
  word: string,
  entries: Entry<Item>[],
  first: First<Item>,
): void {
  let { limit } = first
  for (const entry of index.entries) {
    if (!entry.joined.includes(word)) continue
    entries.push(entry)
    if (!mayBeat(limit, entry.texts, word)) continue
    first.offer(entry.item, rankOfWord(entry.texts, word))
    limit = first.limit
  }
}

/** What most entries have: to look for one again when it is typed would cost more than any longer word. */
const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789']
/** By index, what the first signs find, for so many items. */
const known = new WeakMap<SearchIndex<unknown>, { most: number; found: Map<string, Best<unknown>> }>()

/** Looks for the next of the first signs that somebody may type; says whether all are known. For idle moments. */
export function learnSigns(index: SearchIndex<unknown>, most: number): boolean {
  const { found } = known.get(index) ?? { found: new Map<string, Best<unknown>>() }
  known.set(index, { most, found })
  const sign = signs[found.size]
  const wanted = sign && readQuery(sign)
  if (wanted) found.set(sign, bestOf(index, wanted, false, most))
  return found.size === signs.length
}

function learned<Item>(index: SearchIndex<Item>, whole: string, most: number): Best<Item> | undefined {
  const one = known.get(index)
  return one?.most === most ? (one.found.get(whole) as Best<Item> | undefined) : undefined
}

/** The first few of many things by their ranks; of equal ones, which came first. */
class First<Item> {
  readonly items: Item[] = []
  private readonly ranks: number[] = []

  constructor(private readonly most: number) {}

  /** Rank of the best; Infinity where there is none. */
  get rank(): number {
    return this.ranks[0] ?? Infinity
  }

  /** A thing has to be better than that. */
  get limit(): number {
    return this.items.length < this.most ? Infinity : (this.ranks[this.most - 1] ?? -Infinity)
  }

  offer(item: Item, rank: number): void {
    if (rank >= this.limit) return
    let at = this.items.length
    while (at > 0 && (this.ranks[at - 1] ?? 0) > rank) at -= 1
    this.items.splice(at, 0, item)
    this.ranks.splice(at, 0, rank)
    this.items.length = Math.min(this.items.length, this.most)
    this.ranks.length = this.items.length
  }
}

/** What the last query found in an index, without typos. */
const lastFound = new WeakMap<SearchIndex<unknown>, { whole: string; entries: readonly Entry<unknown>[] }>()

/** Of an index, what can fit a query that goes on where the last one ended: less with each key. */
function narrowed<Item>(index: SearchIndex<Item>, { whole }: Query): SearchIndex<Item> | undefined {
  const last = lastFound.get(index)
  // A query of signs between words alone says nothing of the words behind them.
  return last && whole.startsWith(last.whole) && /[^ /]/.test(last.whole)
    ? { entries: last.entries as readonly Entry<Item>[] }
    : undefined
}
