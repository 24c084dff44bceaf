import { known, MemoryRows, type Journal } from '../memoryRows'
import type { EntityTable } from '../port'
import type { Stored, UserFields } from '../records'
import { memoryRemovable } from '../removals/memoryRemovable'
import type { ViewFields, ViewRecord, ViewTable } from './view'

/** Makes a table of the port of rows in memory. */
type MakeTable = (
  rows: MemoryRows<ViewFields>,
  whole: (row: ViewFields & Stored) => ViewRecord,
) => EntityTable<ViewFields, ViewRecord>

/** Shared views in memory. */
export function memoryViews(journal: Journal, users: MemoryRows<UserFields>, entity: MakeTable): ViewTable {
  const rows = new MemoryRows<ViewFields>(journal, {
    unique: ({ ownerId, address }) => `${ownerId} ${address}`,
    check: ({ ownerId }) => known(users, [ownerId]),
  })
  const table = entity(rows, (row) => row)
  return {
    ...table,
    ...memoryRemovable(rows, table.findStamped),
    all: async () =>
      rows
        .all()
        .map((row) => ({ ...row, owner: { id: row.ownerId, name: users.get(row.ownerId)?.name ?? '' } })),
    countOf: async (ownerId) => rows.all().filter((row) => row.ownerId === ownerId).length,
  }
}
