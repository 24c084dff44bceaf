import { useCallback, useMemo, type ReactNode } from 'react'
import type { RowMenu } from '../menu/RowMenuHost'
import type { Selection } from '../selection/Selection'
import { DataRow } from './rows/DataRow'
import { FilterBar } from '../filters/FilterBar'
import { countsOfRows } from '../filters/FilterCounts'
import { TableFrame, type Noun } from './TableFrame'
import { filtered, type RowFilter } from './model/filters'
import type { Sort, TableState } from './model/tableState'
import type { Column } from './model/columns'
import { useAddedRow } from './useAddedRow'
import { useMenuRows } from './useMenuRows'
import { useSteady } from '../../lib/useSteady'
import { useShownState } from './model/useShownState'
import { useListTable } from './useListTable'
import { useShownRows } from '../selection/useShownRows'
import { useTableModel } from './model/useTableModel'
import { useVirtualRows, type TableScroll } from './useVirtualRows'
import { VirtualBody } from './VirtualBody'

export interface DataTableProps<Row extends object> {
  /** Accessible name of the table: `Projects`. */
  label: string
  /** What the rows are, for the row count. */
  noun: Noun
  /** Columns, the first of which names the row. Keep the array in a constant or a memo: rows are redrawn with it. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Search and order; the page keeps them in the address. */
  state: TableState
  onStateChange: (state: TableState) => void
  /** Shown when there are no rows at all. */
  empty: ReactNode
  /** Filters above the table; keep the array in a constant or a memo. */
  filters?: readonly RowFilter<Row>[]
  /** Header of a column that numbers the rows as shown; none without it. */
  numbered?: string
  /** What rows are selected in; without it there are no checkboxes. */
  selection?: Selection | undefined
  /** What can be done to a row beside its buttons, in a memo; without it the rows have no menu. */
  rowMenu?: RowMenu<Row> | undefined
  /** More rows are on their way: how many there are is not known yet, and files have to wait for them. */
  isArriving?: boolean
  /** Where to scroll to at first, and who wants to know of scrolling. */
  scroll?: TableScroll
}

const noFilters: readonly never[] = []
const noneOn: readonly string[] = []

/**
 * The table of the product: search, order by its headers, a row count, and ten thousand rows that feel like ten.
 *
 * Use it for every list of records that has columns. For records that lie in each other use TreeTable; for one
 * record’s facts, DescriptionList.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    rowKey,
    state,
    onStateChange,
    numbered,
    selection,
    filters = noFilters,
    isArriving = false,
  } = props
  const { filters: on = noneOn } = state
  const shownState = useShownState(state)
  const shown = shownState.search
  const {
    rows: found,
    found: searched,
    prepareSearch,
  } = useTableModel({
    columns,
    rows: props.rows,
    rowKey,
    search: shown,
    keep: useCallback((rows: readonly Row[]) => filtered(rows, filters, on), [filters, on]),
    sort: state.sort,
  })
  const counts = useMemo(() => countsOfRows(searched, filters, on), [searched, filters, on])
  const handleFilters = useSteady((next: readonly string[]) => onStateChange({ ...state, filters: next }))
  const virtual = useVirtualRows({ rows: found, search: shown, scroll: props.scroll, isArriving })
  const measure = virtual.measure
  const added = useAddedRow(found, virtual)
  useShownRows(selection, found, props.rows, rowKey)
  const menuRows = useMenuRows(props)
  useListTable({ ...props, shown: found })

  return (
    <TableFrame
      label={props.label}
      noun={props.noun}
      columns={columns}
      numbered={numbered}
      total={props.rows.length}
      isArriving={isArriving}
      filters={
        filters.length > 0 && (
          <FilterBar
            filters={filters}
            counts={counts}
            total={props.rows.length}
            state={shownState}
            onChange={handleFilters}
          />
        )
      }
      filtersOn={on}
      onShowAll={() => onStateChange({ ...state, search: '', filters: noneOn })}
      onFiltersOff={() => handleFilters(noneOn)}
      found={found.length}
      search={{
        text: state.search,
        shown,
        onChange: (search) => onStateChange({ ...state, search }),
        onFocus: prepareSearch,
      }}
      sort={state.sort}
      onSort={(sort: Sort | null) => onStateChange({ ...state, sort })}
      rowCount={found.length}
      virtual={virtual}
      selection={selection}
      menuRows={menuRows}
      empty={props.empty}
    >
      <VirtualBody
        virtual={virtual}
        columns={columns}
        others={(numbered === undefined ? 0 : 1) + (selection ? 1 : 0) + (menuRows ? 1 : 0)}
        renderRow={(index) => {
          const row = found[index]
          return (
            row && (
              <DataRow
                key={row.id}
                row={row}
                index={index}
                columns={columns}
                isNumbered={numbered !== undefined}
                measure={measure}
                isNew={row.id === added}
                selection={selection}
                hasMenu={menuRows !== undefined}
              />
            )
          )
        }}
      />
    </TableFrame>
  )
}
