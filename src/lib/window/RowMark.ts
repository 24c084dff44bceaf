/** Where a row stands in a list of which a part is read. */
export interface RowMark {
  readonly key: string
  /** Number of the row, from 0; of a very long list about that. */
  readonly place: number
  /** Key of the first row of the page that the row was read with. */
  readonly first: string
  /** The host's cursor of that first row: what it answers begins behind it. Undefined where the list begins there. */
  readonly cursor: string | undefined
  /** What was searched, filtered and ordered: rows of another query stand elsewhere. */
  readonly query: object
}
