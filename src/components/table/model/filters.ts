/** One filter of a table: a button above it that leaves some of the rows. */
export interface RowFilter<Row> {
  /** Its name in the address. */
  id: string
  /** Words on the button: `Featured`. */
  label: string
  keeps: (row: Row) => boolean
}

/** The rows that all filters keep which are on; filters that the table does not have are left out. */
export function filtered<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
  on: readonly string[],
): readonly Row[] {
  const chosen = filters.filter(({ id }) => on.includes(id))
  return chosen.length === 0 ? rows : rows.filter((row) => chosen.every(({ keeps }) => keeps(row)))
}
