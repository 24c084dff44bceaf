import type { TreePlace } from '../TreeRow'
import type { ModelRow } from './orderRows'

/** Where each of the rows shown stands in the tree; siblings that the search left out don't count. */
export function placesOf<Row extends object>(
  rows: readonly ModelRow<Row>[],
  isFound: (row: Row) => boolean,
): TreePlace[] {
  const siblings = new Map<string | undefined, number>()
  const positions = rows.map((row) => {
    const position = (siblings.get(row.parentId) ?? 0) + 1
    siblings.set(row.parentId, position)
    return position
  })
  return rows.map((row, index) => ({
    key: row.id,
    parent: row.parentId,
    level: row.depth + 1,
    position: positions[index] ?? 1,
    siblings: siblings.get(row.parentId) ?? 1,
    isOpen: row.isOpen,
    isBystander: !isFound(row.original),
  }))
}
