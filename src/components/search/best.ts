import { find, type Query, readQuery } from './search'
import type { Entry, SearchIndex } from './searchIndex'

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
  const found = indexes.map((index) => bestOf(index, wanted, false, most))
  if (found.some(({ count }) => count > 0)) return found
  return indexes.map((index) => bestOf(index, wanted, true, most))
}

function bestOf<Item>(
  index: SearchIndex<Item>,
  wanted: Query,
  isForgiving: boolean,
  most: number,
): Best<Item> {
  // Ranks are few and small: their places are their order.
  const byRank: Item[][] = []
  const entries: Entry<Item>[] = []
  const found = isForgiving ? undefined : narrowed(index, wanted)
  find(found ?? index, wanted, isForgiving, (item, rank, entry) => {
    entries.push(entry)
    const same = (byRank[rank] ??= [])
    if (same.length < most) same.push(item)
  })
  const count = entries.length
  if (!isForgiving) lastFound.set(index, { whole: wanted.whole, entries })
  const rank = byRank.findIndex((items) => items !== undefined)
  return { items: byRank.flat().slice(0, most), count, rank: rank < 0 ? Infinity : rank }
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
