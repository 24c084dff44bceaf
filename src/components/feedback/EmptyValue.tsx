/**
 * A dash in place of a value that a record does not have. A table at phone width, whose rows are cards without column headings, hides
 * a cell that holds nothing else.
 *
 * Use it in a table’s cells; in a description list leave out the term.
 */
export function EmptyValue() {
  return <span data-empty-value>–</span>
}
