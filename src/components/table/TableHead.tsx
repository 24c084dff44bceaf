import type { CSSProperties } from 'react'
import { CaretDownIcon, CaretUpIcon, ExpandAllIcon } from '@blueprintjs/icons'
import { nextSort, type Sort } from './tableState'
import { isSortable, type Column } from './columns'
import styles from './Table.module.css'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  /** Header of the number column; none without it. */
  numbered?: string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** Widths and headers of a table; a header that can sort is a button and says its order by `aria-sort`. */
export function TableHead<Row>({ columns, numbered, sort, onSort }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {numbered !== undefined && (
          <col style={widths(`${numberWidth(numbered)}px`, numberWidth(numbered))} />
        )}
        {columns.map((column) => (
          <col key={column.id} style={widths(column.width ?? 'auto', minWidthOf(column))} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {numbered !== undefined && (
            <th scope="col" data-align="end">
              {numbered}
            </th>
          )}
          {columns.map((column) => {
            const order = sort?.column === column.id ? sort.direction : undefined
            return (
              <th key={column.id} scope="col" data-align={column.align} aria-sort={order}>
                {!isSortable(column) ? (
                  column.header
                ) : (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onSort(nextSort(sort, column.id, column.sort || 'ascending'))}
                  >
                    {column.header}
                    <SortMark order={order} />
                  </button>
                )}
              </th>
            )
          })}
        </tr>
      </thead>
    </>
  )
}

function minWidthOf(column: { minWidth?: number }): number {
  return column.minWidth ?? 120
}

/** On a phone only the narrowest width counts, so that the first column leaves room beside it. */
function widths(width: string, minWidth: number) {
  return { '--width': width, '--min-width': `${minWidth}px` } as CSSProperties
}

function SortMark({ order }: { order: Sort['direction'] | undefined }) {
  if (order === 'ascending') return <CaretUpIcon size={14} />
  if (order === 'descending') return <CaretDownIcon size={14} />
  return <ExpandAllIcon size={12} className={styles.unsorted} />
}

/** Width of the number column in px, under `#` or under a word. */
const numberWidth = (header: string) => (header.length < 4 ? 60 : 92)

/** Narrowest width in px at which all columns are readable. */
export function tableWidth<Row>(columns: readonly Column<Row>[], numbered: string | undefined): number {
  const widths = columns.reduce((sum, column) => sum + minWidthOf(column), 0)
  return widths + (numbered === undefined ? 0 : numberWidth(numbered))
}
