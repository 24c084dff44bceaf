import { useCallback, useEffect, useMemo, useState } from 'react'
import { inIdle } from '../../../lib/idle/inIdle'
import type { GrowingSearch } from '../../search/GrowingSearch'
import { entryOf } from '../../../contract/search/search'
import type { Entry } from '../../../contract/search/searchIndex'
import { SearchableRows } from './SearchableRows'

/** Rows that are made ready at a time, in less than a millisecond. */
const atATime = 100

/** Rows that stay for so many ms are made ready for a search that may come. */
const settled = 2000

/** The search of a table. */
export interface TableSearchIndex<Row> {
  /** Undefined as long as nobody searches. */
  index: GrowingSearch<Row> | undefined
  /** Makes the rows ready while the browser is idle: for when a search is near. In time they are made ready without it. */
  prepare: () => void
}

/** Makes a row ready when it is asked for the first time. */
function entriesOf<Row extends object>(textsOf: (row: Row) => readonly string[]): (row: Row) => Entry<Row> {
  const known = new WeakMap<Row, Entry<Row>>()
  return (row) => {
    const entry = known.get(row) ?? entryOf(row, textsOf)
    known.set(row, entry)
    return entry
  }
}

/** The search of a table's rows, each of which is made ready once. Keep `rows` and `textsOf` in a memo. */
export function useSearchIndex<Row extends object>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  isSearching: boolean,
): TableSearchIndex<Row> {
  const entryFor = useMemo(() => entriesOf(textsOf), [textsOf])
  const [isNear, setNear] = useState(false)
  const prepare = useCallback(() => setNear(true), [])

  // Made with the rows, not with the search: a drawing that the next key ends leaves behind what it found.
  const searchable = useMemo(() => new SearchableRows(rows, entryFor), [rows, entryFor])

  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => (stop = inIdle(() => searchable.prepare(atATime))), isNear ? 0 : settled)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isNear, searchable])

  return { index: isSearching ? searchable.search : undefined, prepare }
}
