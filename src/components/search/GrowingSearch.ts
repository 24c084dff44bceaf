import { allOf, find, ranksOf, readQuery, type Query } from '../../contract/search/search'
import type { Entry, SearchIndex } from '../../contract/search/searchIndex'

/** Searches an index key by key: what a longer query finds is looked for among what the shorter one found. */
export class GrowingSearch<Item> {
  private last: { query: Query; fits: SearchIndex<Item> } | undefined

  constructor(readonly index: SearchIndex<Item>) {}

  /** The same as `search` of the index. */
  find(text: string): Map<Item, number> {
    const query = readQuery(text)
    if (!query) return allOf(this.index)
    const within = this.last && hasGrown(this.last.query, query) ? this.last.fits : this.index
    const ranks = new Map<Item, number>()
    const entries: Entry<Item>[] = []
    find(within, query, false, (item, rank, entry) => {
      ranks.set(item, rank)
      entries.push(entry)
    })
    this.last = { query, fits: { entries } }
    // A word one typo away can be in what the shorter query did not find.
    return ranks.size > 0 ? ranks : ranksOf(this.index, query, true)
  }
}

/** Whether whatever fits the later query fits the earlier one: each word of that is part of a later one. */
const hasGrown = (before: Query, after: Query) =>
  before.words.every((word) => after.words.some((longer) => longer.includes(word)))
