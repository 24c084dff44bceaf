import { Button } from '@blueprintjs/core'
import { useCallback, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { Selection } from '../../components/selection/Selection'
import type { BulkOrder } from '../../stores/bulk/BulkItem'
import { useChunk } from '../../lib/loading/useChunk'
import type { BulkKind } from '../../stores/bulk/bulkKinds'
import type { BulkAction } from './BulkAction'

/** What can be done to many records of a list. */
export interface BulkSetting<Row> {
  /** Nothing of them can be changed without it; they can be exported. */
  kind?: BulkKind
  noun: BulkOrder['noun']
  actions: readonly BulkAction[]
  nameOf: (row: Row) => string
}

export interface BulkOptions<Row> {
  /** Fetches what can be done, with the first row that is selected; a constant function. */
  load: () => Promise<BulkSetting<Row>>
  rows: readonly Row[] | undefined
  /** Names of records by their ids, in place of those of `rows`, which are only a part of the list. */
  names?: ReadonlyMap<number, string>
  /** The list's section, which has the focus when the bar is gone. */
  section: RefObject<HTMLElement>
}

/** Selecting in a list, and changing all that is selected: draw `bar` below the table. */
export function useBulk<Row extends { id: number }>(
  options: BulkOptions<Row>,
): { selection: Selection; bar: ReactNode } {
  const [selection] = useState(() => new Selection())
  return { selection, bar: <Tools {...options} selection={selection} /> }
}

/** The code of what can be done is fetched with the first row that is selected. */
function Tools<Row extends { id: number }>(props: BulkOptions<Row> & { selection: Selection }) {
  const { selection, load, rows, names, section } = props
  const readUsed = () => selection.count > 0
  const isUsed = useSyncExternalStore(selection.watch, readUsed, readUsed)
  const [wasUsed, setWasUsed] = useState(false)
  if (isUsed && !wasUsed) setWasUsed(true)
  const loadTools = useCallback(async () => {
    const [{ BulkTools }, setting] = await Promise.all([import('./BulkTools'), load()])
    return { BulkTools, setting }
  }, [load])
  const { part, hasFailed, retry } = useChunk(loadTools, wasUsed)
  if (part)
    return (
      <part.BulkTools
        {...part.setting}
        selection={selection}
        names={() => names ?? new Map(rows?.map((row) => [row.id, part.setting.nameOf(row)]))}
        section={section}
      />
    )
  if (!hasFailed || !isUsed) return null
  return (
    <p role="alert">
      What can be done to many could not be loaded. <Button size="small" text="Retry" onClick={retry} />
    </p>
  )
}
