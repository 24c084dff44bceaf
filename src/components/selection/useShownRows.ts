import { useEffect, useMemo } from 'react'
import type { LongList, Selection } from './Selection'

/** Keeps the selection's order and what there is to select as the table shows them; of a search in a tree all rows drawn. */
export function useShownRows<Row>(
  selection: Selection | undefined,
  shown: readonly { id: string }[],
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
  long?: LongList,
): void {
  const hasSelection = selection !== undefined
  const all = useMemo(
    () => (hasSelection ? rows.map((row) => String(rowKey(row))) : []),
    [hasSelection, rows, rowKey],
  )
  useEffect(() => {
    selection?.show(
      shown.map(({ id }) => id),
      all,
      long,
    )
  }, [selection, shown, all, long])
}
