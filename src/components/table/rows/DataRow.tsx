import { memo } from 'react'
import type { Selection } from '../../selection/Selection'
import type { Column } from '../model/columns'
import type { ModelRow } from '../model/orderRows'
import { tableRoles } from '../model/tableRoles'
import { RowCells } from '../RowCells'

export interface DataRowProps<Row extends object> {
  row: ModelRow<Row>
  /** Where it stands among the rows that are drawn. */
  index: number
  /** Its number in the whole list, from 0; `index` where the list is whole. */
  place?: number
  columns: readonly Column<Row>[]
  isNumbered: boolean
  measure: (element: HTMLTableRowElement | null) => void
  /** It was just added. */
  isNew: boolean
  selection: Selection | undefined
  hasMenu: boolean
}

function DataRowOf<Row extends object>(props: DataRowProps<Row>) {
  const { row, index, place = index, columns, isNumbered, measure, isNew, selection, hasMenu } = props
  return (
    <tr
      ref={measure}
      role={tableRoles.row}
      data-index={index}
      data-key={row.id}
      data-new={isNew || undefined}
      aria-rowindex={place + 2}
    >
      <RowCells
        row={row.original}
        columns={columns}
        number={isNumbered ? place + 1 : undefined}
        selection={selection}
        rowKey={row.id}
        hasMenu={hasMenu}
      />
    </tr>
  )
}

/** One row of a table; drawn again only when something of its own changes. */
export const DataRow = memo(DataRowOf) as typeof DataRowOf
