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
const nothing = { one: '', many: '' }
const none = async () => []

const does = (hasRows: boolean, imports: ImportKindName | undefined) =>
  !hasRows ? 'Import' : imports ? 'Export or import' : 'Export'

/** Whether the list has rows at all. */
function useExtent(table: ListTable | undefined): ListTable['extent'] {
  return useSyncExternalStore(table?.watch ?? never, () => table?.extent ?? 'unknown')
}

/**
 * In the head of a list: saves what it shows, or all of it, as a file, and imports one where its records can be (`imports`). Not
 * drawn where there is nothing to do; its place is kept as long as there is no list, so that the search does not move.
 */
export const ExportTool = memo(function ExportTool({ imports }: { imports?: ImportKindName }) {
  const table = useContext(ListSlots)?.table
  const hasRows = useExtent(table) === 'some'
  const stores = useStores()
  const want = useContext(BulkWanted)
  const { prepare, run } = useExport(table)
  const content = table?.content
  if (!content) return <ExportButton isToCome noun={nothing} does={does(true, imports)} entries={none} />
  if (!hasRows && !imports) return null
  return (
    <ExportButton
      noun={content.noun}
      does={does(hasRows, imports)}
      entries={async () =>
        (await loadLines()).menuLines(
          table.content ?? content,
          (part, format) => void run(part as 'all' | 'shown', format),
          imports && { stores, kind: imports, want },
        )
      }
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
