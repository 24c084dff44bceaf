import { memo, useDeferredValue, useMemo, type ReactNode } from 'react'
import { RowCells } from './RowCells'
import { TableFrame, type Noun } from './TableFrame'
import { filtered, type RowFilter } from './model/filters'
import type { Sort, TableState } from './model/tableState'
import type { Column } from './model/columns'
import { useAddedRow } from './useAddedRow'
import { useTableModel, type ModelRow } from './model/useTableModel'
import { useVirtualRows, type TableScroll } from './useVirtualRows'
import { VirtualBody } from './VirtualBody'
import { tableRoles } from './tableRoles'

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
  /** Filters above the table; keep the array in a constant. */
  filters?: readonly RowFilter<Row>[]
  /** Header of a column that numbers the rows as shown; none without it. */
  numbered?: string
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
  const { columns, rowKey, state, onStateChange, numbered, filters = noFilters } = props
  const { filters: on = noneOn } = state
  const rows = useMemo(() => filtered(props.rows, filters, on), [props.rows, filters, on])
  const shown = useDeferredValue(state.search)
  const { rows: found } = useTableModel({ columns, rows, rowKey, search: shown, sort: state.sort })
  const virtual = useVirtualRows(found, props.scroll)
  const measure = virtual.virtualizer.measureElement
  const added = useAddedRow(found, virtual)

  return (
    <TableFrame
      label={props.label}
      noun={props.noun}
      columns={columns}
      numbered={numbered}
      total={props.rows.length}
      filters={
        filters.length === 0
          ? undefined
          : { all: filters, on, onChange: (next) => onStateChange({ ...state, filters: next }) }
      }
      onShowAll={() => onStateChange({ ...state, search: '', filters: noneOn })}
      found={found.length}
      search={{ text: state.search, shown, onChange: (search) => onStateChange({ ...state, search }) }}
      sort={state.sort}
      onSort={(sort: Sort | null) => onStateChange({ ...state, sort })}
      rowCount={found.length}
      virtual={virtual}
      empty={props.empty}
    >
      <VirtualBody
        virtual={virtual}
        columnCount={columns.length + (numbered === undefined ? 0 : 1)}
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
              />
            )
          )
        }}
      />
    </TableFrame>
  )
}

interface DataRowProps<Row extends object> {
  row: ModelRow<Row>
  index: number
  columns: readonly Column<Row>[]
  isNumbered: boolean
  measure: (element: HTMLTableRowElement | null) => void
  /** It was just added. */
  isNew: boolean
}

function DataRowOf<Row extends object>(props: DataRowProps<Row>) {
  const { row, index, columns, isNumbered, measure, isNew } = props
  return (
    <tr
      ref={measure}
      role={tableRoles.row}
      data-index={index}
      data-new={isNew || undefined}
      aria-rowindex={index + 2}
    >
      <RowCells row={row.original} index={index} columns={columns} isNumbered={isNumbered} />
    </tr>
  )
}

const DataRow = memo(DataRowOf) as typeof DataRowOf
