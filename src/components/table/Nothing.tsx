/**
 * A dash for a cell that has nothing to say. Where a table's rows are cards, which name no columns, such a cell is left out.
 *
 * Use it in a table’s cells; in a list of descriptions leave out the term.
 */
export function Nothing() {
  return <span data-nothing>–</span>
}
