import {
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as ModelRowOf,
  type RowData,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { indexed, search as find } from '../../search/search'
import { isSortable, searchTexts, type Column } from './columns'
import { compareValues, type SortValue } from './compareValues'
import type { Sort } from './tableState'

const features = tableFeatures({
  rowSortingFeature,
  rowExpandingFeature,
  sortedRowModel: createSortedRowModel(),
  expandedRowModel: createExpandedRowModel(),
})

/** A row as the model hands it out: found, in order, and with its place in the tree. */
export type ModelRow<Row extends RowData> = ModelRowOf<typeof features, Row>

export interface TableModelOptions<Row> {
  columns: readonly Column<Row>[]
  /** In a tree those at the top. */
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  search: string
  sort: Sort | null
  /** Children of a row in a tree. */
  childrenOf?: (row: Row) => Row[] | undefined
  /** Keys of open rows; `true` opens all. */
  expanded?: true | Record<string, boolean>
}

const allExpanded = true as const
const unsorted = (): SortValue => ''

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
function useFound<Row extends RowData>(options: TableModelOptions<Row>) {
  const { columns, rows, search, childrenOf } = options
  const isRanked = options.sort === null
  const isSearching = search.trim() !== ''
  const index = useMemo(
    () => (isSearching ? indexed(everyRow(rows, childrenOf), searchTexts(columns)) : undefined),
    [isSearching, rows, childrenOf, columns],
  )
  return useMemo(() => {
    if (!index) return { rows, childrenOf, isFound: () => true }
    const found = find(index, search)
    const best = new Map(found)
    const bestOf = (row: Row) => best.get(row) ?? Infinity
    // Children come behind their parents in the index.
    for (const { item } of index.entries.toReversed())
      for (const child of childrenOf?.(item) ?? [])
        if (best.has(child)) best.set(item, Math.min(bestOf(item), bestOf(child)))
    const left = (list: readonly Row[]) => {
      const kept = list.filter((row) => best.has(row))
      return isRanked ? kept.sort((a, b) => bestOf(a) - bestOf(b)) : kept
    }
    return {
      rows: left(rows),
      childrenOf: childrenOf && ((row: Row) => left(childrenOf(row) ?? [])),
      isFound: (row: Row) => found.has(row),
    }
  }, [index, search, isRanked, rows, childrenOf])
}

/** The rows of a table as it shows them. */
export interface TableModel<Row extends RowData> {
  rows: ModelRow<Row>[]
  /** Whether the search found the row itself, not only something below it. */
  isFound: (row: Row) => boolean
}

/** The one table engine: search (ancestors of a found row stay), then order and open branches, by TanStack Table. */
export function useTableModel<Row extends RowData>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rowKey, sort, expanded = allExpanded } = options
  const { rows, childrenOf, isFound } = useFound(options)

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: column.value ?? unsorted,
        enableSorting: isSortable(column),
        sortFn: (a, b, id) => compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id)),
      })),
    [columns],
  )
  const state = useMemo(
    () => ({
      sorting: sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'descending' }],
      expanded,
    }),
    [sort, expanded],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state,
    getRowId: (row) => String(rowKey(row)),
    getSubRows: childrenOf,
    paginateExpandedRows: true,
  })
  return { rows: table.getRowModel().rows, isFound }
}
