import { memo, useContext, useSyncExternalStore } from 'react'
import { ExportButton } from '../../components/export/ExportButton'
import { ListSlots } from '../../components/list/ListSlots'
import type { ListTable } from '../../components/list/ListTable'
import type { Selection } from '../../components/selection/Selection'
import type { ImportKindName } from '../../stores/import/importKinds'
import { BulkWanted } from '../bulk/BulkWanted'
import { useStores } from '../useConsole'
import { useExport } from './useExport'

const loadLines = () => import('./menuLines')

const never = () => () => undefined
const unknown = { one: '', many: '' }

/** Whether the list has rows at all. */
function useExtent(table: ListTable | undefined): ListTable['extent'] {
  const read = () => table?.extent ?? 'unknown'
  return useSyncExternalStore(table?.watch ?? never, read, read)
}

/**
 * In the head of a list: saves what it shows, or all of it, as a file, and imports one where its records can be (`imports`). Not
 * drawn where there is nothing to do; its place is kept as long as there is no list, so that the search does not move.
 */
export const ExportTool = memo(function ExportTool({ imports }: { imports?: ImportKindName }) {
  const table = useContext(ListSlots)?.table
  const extent = useExtent(table)
  const stores = useStores()
  const want = useContext(BulkWanted)
  const { prepare, run } = useExport(table)
  if (extent === 'none' && !imports) return null
  return (
    <ExportButton
      isToCome={extent === 'unknown'}
      noun={table?.content?.noun ?? unknown}
      does={extent === 'none' ? 'Import' : imports ? 'Export or import' : 'Export'}
      entries={async () => {
        const { menuLines } = await loadLines()
        return table?.content
          ? menuLines(
              table.content,
              (part, format) => void run(part as 'all' | 'shown', format),
              imports && { stores, kind: imports, want },
            )
          : []
      }}
      onWanted={prepare}
    />
  )
})

/** In the bar of a selection: saves the selected rows, whether they are shown or not. */
export function ExportSelected({ selection }: { selection: Selection }) {
  const table = useContext(ListSlots)?.table
  const { prepare, run } = useExport(table)
  if (!table?.content) return null
  const { noun } = table.content
  return (
    <ExportButton
      isFramed
      noun={noun}
      entries={async () =>
        (await loadLines()).exportEntries(
          noun,
          { selected: selection.count },
          (_, format) => void run(selection.keys(), format),
        )
      }
      onWanted={prepare}
    />
  )
}
