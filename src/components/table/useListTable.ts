import { useContext, useEffect } from 'react'
import { ListSlots } from '../list/ListSlots'
import type { Noun } from './TableFrame'
import { exportedLines, type Column } from './model/columns'

interface ShownRows<Row> {
  noun: Noun
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The rows that are shown, in their order. */
  shown: readonly { id: string; original: Row }[]
  /** More are on their way: only whole lists are kept as files. */
  isArriving?: boolean
}

/** Lets the page of a list know what its table shows. */
export function useListTable<Row>({ noun, columns, rows, rowKey, shown, isArriving }: ShownRows<Row>): void {
  const table = useContext(ListSlots)?.table
  useEffect(() => {
    if (isArriving) return
    table?.show({
      noun,
      total: rows.length,
      shown: shown.length,
      lines: (wanted) => exportedLines(columns, chosen(wanted)),
    })

    function chosen(wanted: 'all' | 'shown' | readonly string[]): readonly Row[] {
      if (wanted === 'all' && shown.length < rows.length) return rows
      if (wanted === 'all' || wanted === 'shown') return shown.map(({ original }) => original)
      const byKey = new Map(rows.map((row) => [String(rowKey(row)), row]))
      return wanted.flatMap((key) => byKey.get(key) ?? [])
    }
  }, [table, noun, columns, rows, rowKey, shown, isArriving])
  useEffect(() => () => table?.show(undefined), [table])
}
