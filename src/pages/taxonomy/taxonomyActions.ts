import { openActions } from '../../hooks/actions/commonActions'
import type { RecordActions } from '../../hooks/actions/RecordTools'

/** What can be done to a tag, category or language stack from its row, its page and the palette. */
export const taxonomyActions =
  (editPath: (id: number) => string): RecordActions<{ id: number; name: string }> =>
  ({ id, name }, tools) =>
    openActions(editPath(id), name, tools)
