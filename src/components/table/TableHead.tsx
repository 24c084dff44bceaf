import { CaretDownIcon, CaretUpIcon, ExpandAllIcon } from '@blueprintjs/icons'
import { memo, type CSSProperties } from 'react'
import { SelectShown } from '../selection/SelectBox'
import type { Selection } from '../selection/Selection'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { nextSort, type Sort } from './model/tableState'
import { isSortable, type Column } from './model/columns'
import styles from './TableHead.module.css'
import { tableRoles } from './model/tableRoles'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  /** Header of the number column; none without it. */
  numbered?: string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** What the rows are selected in; without it there are no checkboxes. */
  selection?: Selection | undefined
  /** What the rows are: `projects`. */
  noun: string
  /** The rows have a menu at their end. */
  hasMenu: boolean
}

function TableHeadOf<Row>(props: TableHeadProps<Row>) {
  const { columns, numbered, sort, onSort, selection, noun, hasMenu } = props
  return (
    <>
      <colgroup>
        {selection && <col style={{ width: 52 }} />}
        {numbered !== undefined && <col style={{ width: numberWidth(numbered) }} />}
        {columns.map((column) => (
          <col key={column.id} style={widthsOf(column)} data-spare={column.isSpare} />
        ))}
        {hasMenu && <col style={{ width: 56 }} />}
      </colgroup>
      <thead role={tableRoles.rowgroup}>
        <tr role={tableRoles.row} aria-rowindex={1}>
          {selection && (
            // No header of a column: it says nothing of the cells below it.
            <td role={tableRoles.cell} data-select>
              <SelectShown selection={selection} noun={noun} />
            </td>
          )}
          {numbered !== undefined && (
            <th scope="col" role={tableRoles.columnheader} data-align="end" data-number>
              {numbered}
            </th>
          )}
          {columns.map((column) => {
            const order = sort?.column === column.id ? sort.direction : undefined
            return (
              <th
                key={column.id}
                scope="col"
                role={tableRoles.columnheader}
                data-align={column.align}
                data-spare={column.isSpare}
                data-sortable={isSortable(column) || undefined}
                aria-sort={order}
              >
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
          {hasMenu && (
            <td role={tableRoles.cell} data-menu>
              <VisuallyHidden>More</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
    </>
  )
}

/**
 * Widths and headers of a table; a header that can sort is a button and says its order by `aria-sort`. Neither a key in the search
 * nor scrolling draws it again.
 */
export const TableHead = memo(TableHeadOf) as typeof TableHeadOf

function SortMark({ order }: { order: Sort['direction'] | undefined }) {
  if (order === 'ascending') return <CaretUpIcon size={14} />
  if (order === 'descending') return <CaretDownIcon size={14} />
  return <ExpandAllIcon size={12} className={styles.unsorted} />
}

/** Widths of a column, of which the table takes the one that it has room for. */
const widthsOf = ({ width, narrowWidth }: Pick<Column<never>, 'width' | 'narrowWidth'>) =>
  ({ '--width': width, '--narrow-width': narrowWidth }) as CSSProperties

/** Width of the number column in px, under `#` or under a word. */
const numberWidth = (header: string) => (header.length < 4 ? 60 : 92)
