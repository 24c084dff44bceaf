import { exportEntries, type ExportCounts } from '../../components/export/exportEntries'
import type { ExportedPart, ExportFormat } from '../../components/export/ExportButton'
import type { TableContent } from '../../components/list/ListTable'
import { isStaff } from '../../contract/access/roles'
import type { Stores } from '../../stores/createStores'
import type { ImportKindName } from '../../stores/import/importKinds'
import { importOf } from '../../stores/import/ImportRequest'

export { exportEntries }

/** The lines of a list's menu: what of it can be exported, and the import for who may add to it. */
export function menuLines(
  { noun, total, shown, isTotalAbout, isShownAbout }: TableContent,
  onExport: (part: ExportedPart, format: ExportFormat) => void,
  importing?: { stores: Stores; kind: ImportKindName; want: () => void },
) {
  const counts: ExportCounts = { all: total, shown, isAllAbout: isTotalAbout, isShownAbout }
  if (!importing || !isStaff(importing.stores.session.role)) return exportEntries(noun, counts, onExport)
  const { stores, kind, want } = importing
  return exportEntries(noun, counts, onExport, () => {
    want()
    importOf(stores).ask(kind)
  })
}
