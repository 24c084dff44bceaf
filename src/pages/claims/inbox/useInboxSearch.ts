import { useMemo } from 'react'
import { indexed, search } from '../../../contract/search/search'

/** The rows of an inbox that a search finds, in their order; all of them without one. Keep `textsOf` in a constant. */
export function useInboxSearch<Row>(
  rows: readonly Row[],
  text: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const index = useMemo(() => indexed(rows, textsOf), [rows, textsOf])
  return useMemo(() => {
    if (text.trim() === '') return rows
    const found = search(index, text)
    return rows.filter((row) => found.has(row))
  }, [rows, index, text])
}
