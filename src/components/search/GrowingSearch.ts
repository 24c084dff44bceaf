import { find, readQuery, type Query } from '../../contract/search/search'
import type { Entry, SearchIndex } from '../../contract/search/searchIndex'
import { Found } from './Found'

/** What was looked for last, and found. */
interface Last<Item> {
  text: string
  query: Query
  found: Found<Item>
  /** What fits without typos. */
  fits: SearchIndex<Item>
}

/** Searches an index key by key: what a longer query finds is looked for among what the shorter one found. */
export class GrowingSearch<Item> {
  #last: Last<Item> | undefined

  constructor(readonly index: SearchIndex<Item>) {}

  /** What `search` of the index finds. The same text again costs nothing. */
  find(text: string): Found<Item> {
    if (this.#last?.text === text) return this.#last.found
    const query = readQuery(text)
    if (!query)
      return new Found(
        this.index.entries.map(({ item }) => item),
        [],
      )
    const within = this.#last && hasGrown(this.#last.query, query) ? this.#last.fits : this.index
    const { found, entries } = foundIn(within, query, false)
    // A word one typo away can be in what the shorter query did not find.
    const forgiven = entries.length > 0 ? found : foundIn(this.index, query, true).found
    this.#last = { text, query, found: forgiven, fits: { entries } }
    return forgiven
  }
}

function foundIn<Item>(index: SearchIndex<Item>, query: Query, isForgiving: boolean) {
  const items: Item[] = []
  const ranks: number[] = []
  const entries: Entry<Item>[] = []
  find(index, query, isForgiving, (item, rank, entry) => {
    items.push(item)
    ranks.push(rank)
    entries.push(entry)
  })
  return { found: new Found(items, ranks), entries }
}

/** Whether whatever fits the later query fits the earlier one: each word of that is part of a later one. */
const hasGrown = (before: Query, after: Query) =>
  before.words.every((word) => after.words.some((longer) => longer.includes(word)))
