import { useMemo } from 'react'
import type { MenuRow, RowMenu } from '../menu/RowMenuHost'
import { nameOf, type Column } from './model/columns'

interface MenuRows<Row> {
  rowMenu?: RowMenu<Row> | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** The rows of a table as their menus need them; undefined where they have none. */
export function useMenuRows<Row>(props: MenuRows<Row>): ((key: string) => MenuRow | undefined) | undefined {
  const { rowMenu, columns, rows, rowKey } = props
  return useMemo(
    () =>
      rowMenu &&
      ((key) => {
        const row = rows.find((one) => String(rowKey(one)) === key)
        return row && { name: nameOf(columns[0], row), entries: () => rowMenu.entries(row) }
      }),
    [rowMenu, columns, rows, rowKey],
  )
}
