import { GrowingSearch } from '../../search/GrowingSearch'
import type { Entry } from '../../../contract/search/searchIndex'

/** The rows of a table, which are made ready for a search piece by piece, or all at once when somebody searches before. */
export class SearchableRows<Row> {
  readonly #entries: Entry<Row>[] = []
  #search: GrowingSearch<Row> | undefined

  constructor(
    private readonly rows: readonly Row[],
    private readonly entryFor: (row: Row) => Entry<Row>,
  ) {}

  /** Makes the next `count` rows ready; says whether all are. */
  prepare(count: number): boolean {
    const end = Math.min(this.rows.length, this.#entries.length + count)
    for (const row of this.rows.slice(this.#entries.length, end)) this.#entries.push(this.entryFor(row))
    return end === this.rows.length
  }

  /** The search of all rows: the same always, so that it knows what was found last also where that was not drawn. */
  get search(): GrowingSearch<Row> {
    this.prepare(this.rows.length)
    return (this.#search ??= new GrowingSearch({ entries: this.#entries }))
  }
}
