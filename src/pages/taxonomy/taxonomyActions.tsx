import { TrashIcon } from '@blueprintjs/icons'
import type { MenuEntry } from '../../components/menu/MenuEntry'
import { openActions } from '../../hooks/actions/commonActions'
import type { RecordActions, RecordTools } from '../../hooks/actions/RecordTools'
import { removalsOf } from '../../stores/care/RemovalStore'
import { removalHindrance } from '../removalHindrance'
import type { TaxonomyKind } from '../taxonomyKinds'

interface Row {
  id: number
  name: string
}

/** What can be done to a tag, category or language stack from its row, its page and the palette. */
export const taxonomyActions =
  (kind: TaxonomyKind): RecordActions<Row> =>
  (row, tools) => [...openActions(kind.editPath(row.id), row.name, tools), ...removeAction(kind, row, tools)]

/** Removing it, where the host offers that; one that is in use says so. */
function removeAction(
  kind: TaxonomyKind,
  { id, name }: Row,
  { console: { stores }, want }: RecordTools,
): MenuEntry[] {
  if (!stores.session.isOffered('merge')) return []
  return [
    {
      id: 'remove',
      label: 'Remove…',
      icon: <TrashIcon />,
      startsGroup: true,
      intent: 'danger',
      hindrance: removalHindrance(stores, kind, id),
      run() {
        want()
        removalsOf(stores).ask({ kind: kind.form, id, name })
      },
    },
  ]
}
