import { useMemo, useState } from 'react'
import { isSortable, searchTexts, type Column } from './columns'
import { orderRows, type ModelRow } from './orderRows'
import type { Sort } from './tableState'
import { useSearchIndex } from './useSearchIndex'

export interface TableModelOptions<Row> {
  columns: readonly Column<Row>[]
  /** In a tree those at the top. */
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  search: string
  /** Leaves some of the rows that were found; keep the function in a memo. */
  keep?: (rows: readonly Row[]) => readonly Row[]
  sort: Sort | null
  /** Children of a row in a tree. */
  childrenOf?: (row: Row) => Row[] | undefined
  /** Keys of open rows; `true` opens all. */
  expanded?: true | Record<string, boolean>
}

const allExpanded = true as const

/** All rows of a tree, or just the rows. */
function everyRow<Row>(
  rows: readonly Row[],
  childrenOf: TableModelOptions<Row>['childrenOf'],
): readonly Row[] {
  if (!childrenOf) return rows
  const all = [...rows]
  for (let at = 0; at < all.length; at += 1) all.push(...(childrenOf(all[at]!) ?? []))
  return all
}

/** What a search leaves of the rows, best first unless an order was chosen; of a tree also what lies above what it finds. */
function useFound<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows, search, childrenOf } = options
  const isRanked = options.sort === null
  const textsOf = useMemo(() => searchTexts(columns), [columns])
  const all = useMemo(() => everyRow(rows, childrenOf), [rows, childrenOf])
  const { index, prepare } = useSearchIndex(all, textsOf, search.trim() !== '')
  const result = useMemo(() => {
    if (!index) return { rows, childrenOf, isFound: () => true }
    const found = index.find(search)
    const isFound = (row: Row) => found.ranks.has(row)
    if (!childrenOf) return { rows: isRanked ? found.best : found.items, childrenOf, isFound }
    const best = new Map(found.ranks)
    const bestOf = (row: Row) => best.get(row) ?? Infinity
    // Children come behind their parents.
    for (const row of all.toReversed())
      for (const child of childrenOf(row) ?? [])
        if (best.has(child)) best.set(row, Math.min(bestOf(row), bestOf(child)))
    const left = (list: readonly Row[]) => {
      const kept = list.filter((row) => best.has(row))
      return isRanked ? kept.sort((one, other) => bestOf(one) - bestOf(other)) : kept
    }
    return { rows: left(rows), childrenOf: (row: Row) => left(childrenOf(row) ?? []), isFound }
  }, [index, search, isRanked, rows, all, childrenOf])
  return { ...result, prepare }
}

/** The rows of a table as it shows them. */
export interface TableModel<Row extends object> {
  rows: ModelRow<Row>[]
  /** What the search found, before `keep`. */
  found: readonly Row[]
  /** Whether the search found the row itself, not only something below it. */
  isFound: (row: Row) => boolean
  /** Makes the search ready while nobody types yet. */
  prepareSearch: () => void
}

/** The rows that a table shows: search (ancestors of a found row stay), then filters, order and open branches. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rowKey, sort, keep, expanded = allExpanded } = options
  const { rows: found, childrenOf, isFound, prepare } = useFound(options)
  const left = useMemo(() => (keep ? keep(found) : found), [keep, found])
  const [known] = useState(() => new WeakMap<Row, ModelRow<Row>>())
  const rows = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column)
    const value = column && isSortable(column) ? column.value : undefined
    return orderRows(
      left,
      {
        rowKey,
        childrenOf,
        expanded,
        sort: value && { value, isDescending: sort?.direction === 'descending' },
      },
      known,
    )
  }, [left, rowKey, childrenOf, expanded, columns, sort, known])
  return { rows, found, isFound, prepareSearch: prepare }
}
