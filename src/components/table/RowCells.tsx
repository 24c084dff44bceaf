import { memo, type ReactNode } from 'react'
import { RowMenuButton } from '../menu/RowMenuButton'
import { SelectRow } from '../selection/SelectBox'
import type { Selection } from '../selection/Selection'
import { cellOf, nameOf, type Column } from './model/columns'
import styles from './Table.module.css'
import tree from './TreeRow.module.css'
import { tableRoles } from './model/tableRoles'

export interface RowCellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** Its number in the order shown, from 1; without it there is no column of numbers. */
  number?: number | undefined
  /** Stands before the name: the place in a tree. */
  lead?: ReactNode
  /** Cells that keys can come to, in a treegrid. */
  isFocusable?: boolean
  /** What it is selected in, by its key; without it there is no checkbox. */
  selection?: Selection | undefined
  rowKey: string
  /** A button at the end opens the menu of the row. */
  hasMenu?: boolean
}

function RowCellsOf<Row>(props: RowCellsProps<Row>) {
  const { row, columns, number, lead, isFocusable = false, selection, rowKey, hasMenu = false } = props
  const tabIndex = isFocusable ? -1 : undefined
  // Said outright: as a card a row is no table to the browser.
  const cellRole = isFocusable ? tableRoles.gridcell : tableRoles.cell
  return (
    <>
      {selection && (
        <td role={cellRole} data-select tabIndex={tabIndex}>
          <SelectRow selection={selection} rowKey={rowKey} name={nameOf(columns[0], row)} />
        </td>
      )}
      {number !== undefined && (
        <td role={cellRole} data-align="end" data-number className={styles.number} tabIndex={tabIndex}>
          {number}
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th
            key={column.id}
            scope="row"
            aria-label={column.rowLabel?.(row)}
            data-card={column.card}
            role={tableRoles.rowheader}
            data-align={column.align}
            className={styles.name}
            tabIndex={tabIndex}
          >
            {lead === undefined ? (
              cellOf(column, row)
            ) : (
              <div className={tree.inTree}>
                {lead}
                <div className={tree.inTreeName}>{cellOf(column, row)}</div>
              </div>
            )}
          </th>
        ) : (
          <td
            key={column.id}
            role={cellRole}
            data-align={column.align}
            data-card={column.card}
            data-spare={column.isSpare}
            data-header={column.card === 'labelled' ? column.header : undefined}
            tabIndex={tabIndex}
          >
            {cellOf(column, row)}
          </td>
        ),
      )}
      {hasMenu && (
        <td role={cellRole} data-menu data-align="end" tabIndex={tabIndex}>
          <RowMenuButton name={nameOf(columns[0], row)} />
        </td>
      )}
    </>
  )
}

/** The cells of one row; the first column heads the row. A row that stands elsewhere now is not drawn again for that. */
export const RowCells = memo(RowCellsOf) as typeof RowCellsOf
