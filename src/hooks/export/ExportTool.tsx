import { useContext, useSyncExternalStore } from 'react'
import { ExportButton } from '../../components/export/ExportButton'
import { ListSlots } from '../../components/list/ListSlots'
import type { ListTable } from '../../components/list/ListTable'
import type { Selection } from '../../components/selection/Selection'
import { useExport } from './useExport'

const never = () => () => undefined

/** Whether the list has rows at all. */
function useHasRows(table: ListTable | undefined): boolean {
  return useSyncExternalStore(table?.watch ?? never, () => table?.hasRows ?? false)
}

/** In the head of a list: saves what it shows, or all of it, as a file. Not drawn where there is nothing. */
export function ExportTool() {
  const table = useContext(ListSlots)?.table
  const hasRows = useHasRows(table)
  const { prepare, run } = useExport(table)
  if (!table?.content || !hasRows) return null
  return (
    <ExportButton
      noun={table.content.noun}
      counts={() => ({ all: table.content?.total ?? 0, shown: table.content?.shown ?? 0 })}
      onWanted={prepare}
      onExport={(part, format) => void run(part === 'shown' ? 'shown' : 'all', format)}
    />
  )
}

/** In the bar of a selection: saves the selected rows, whether they are shown or not. */
export function ExportSelected({ selection }: { selection: Selection }) {
  const table = useContext(ListSlots)?.table
  const { prepare, run } = useExport(table)
  if (!table?.content) return null
  return (
    <ExportButton
      isFramed
      noun={table.content.noun}
      counts={() => ({ selected: selection.count })}
      onWanted={prepare}
      onExport={(_, format) => void run(selection.keys(), format)}
    />
  )
}
