import {
  columnFilteringFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as ModelRowOf,
  type RowData,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { compareValues, fold, searchWords, type SortValue } from './matching'
import type { Sort } from './tableState'

/** One column of a table. Keep the array of columns outside of the component, or in a memo. */
export interface Column<Row> {
  id: string
  /** Text of the header. */
  header: string
  /** What a cell shows. */
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; without it, it can't be. */
  sortValue?: (row: Row) => SortValue
  /** CSS width; columns without one share what is left. */
  width?: string
  /** Narrowest width in px, 120 unless told; where all don't fit, the table scrolls sideways. */
  minWidth?: number
  align?: 'start' | 'center' | 'end'
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowExpandingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  expandedRowModel: createExpandedRowModel(),
})

/** A row as the model hands it out: found, in order, and with its place in the tree. */
export type ModelRow<Row extends RowData> = ModelRowOf<typeof features, Row>

export interface TableModelOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  searchText: (row: Row) => string
  search: string
  sort: Sort | null
  /** Children of a row in a tree. */
  childrenOf?: (row: Row) => Row[] | undefined
  /** Keys of open rows; `true` opens all. */
  expanded?: true | Record<string, boolean>
}

/** Whether the search found the row itself, not only something below it. */
export function isMatch<Row extends RowData>(row: ModelRow<Row>): boolean {
  return row.columnFilters?.['__global__'] !== false
}

const allExpanded = true as const
const unsorted = (): SortValue => ''

/** Whether all words of a search are in a row's text, which is folded once a row. */
function matcherOf<Row extends RowData>(searchText: (row: Row) => string) {
  const folded = new Map<Row, string>()
  const textOf = (row: Row) => {
    const known = folded.get(row)
    if (known !== undefined) return known
    const text = fold(searchText(row))
    folded.set(row, text)
    return text
  }
  return (row: { original: Row }, _column: string, search: string) =>
    searchWords(search).every((word) => textOf(row.original).includes(word))
}

/** The one table engine: search (ancestors of a found row stay), order and open branches, by TanStack Table. */
export function useTableModel<Row extends RowData>(options: TableModelOptions<Row>): ModelRow<Row>[] {
  const { columns, rows, rowKey, searchText, search, sort, childrenOf, expanded = allExpanded } = options

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: column.sortValue ?? unsorted,
        enableSorting: column.sortValue !== undefined,
        sortFn: (a, b, id) => compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id)),
      })),
    [columns],
  )

  const matches = useMemo(() => matcherOf(searchText), [searchText])

  // Found once a row, not once a column.
  const first = columns[0]?.id
  const state = useMemo(
    () => ({
      globalFilter: search.trim(),
      sorting: sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'descending' }],
      expanded,
    }),
    [search, sort, expanded],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state,
    getRowId: (row) => String(rowKey(row)),
    getSubRows: childrenOf,
    globalFilterFn: matches,
    getColumnCanGlobalFilter: (column) => column.id === first,
    filterFromLeafRows: true,
    paginateExpandedRows: true,
  })
  return table.getRowModel().rows
}
