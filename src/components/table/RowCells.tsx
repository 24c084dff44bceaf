import type { Column } from './useTableModel'
import styles from './Table.module.css'

export interface RowCellsProps<Row> {
  row: Row
  /** Place in the order shown, from 0. */
  index: number
  columns: readonly Column<Row>[]
  isNumbered: boolean
}

/** The cells of one row; the first column heads the row. */
export function RowCells<Row>({ row, index, columns, isNumbered }: RowCellsProps<Row>) {
  return (
    <>
      {isNumbered && (
        <td data-align="end" className={styles.number}>
          {index + 1}
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row" data-align={column.align} className={styles.name}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {column.cell(row)}
          </td>
        ),
      )}
    </>
  )
}
