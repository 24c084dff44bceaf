import type { Vocabulary } from './vocabulary'

/** Things made ready for searching: folding thousands of texts again at each key would be felt. */
export interface SearchIndex<Item> {
  readonly entries: readonly Entry<Item>[]
  /** Their words, maybe with more, where they are learned as entries come; else they are read when a typo is looked for. */
  readonly words?: Vocabulary
}

/** A thing and its texts. */
export interface Entry<Item> {
  readonly item: Item
  /** Its texts, folded, the weightiest first. */
  readonly texts: readonly string[]
  /** All of them in one, each on a line of its own: one look says whether any has a word. */
  readonly joined: string
}
