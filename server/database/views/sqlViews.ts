import type { Related } from '../../../src/contract/fields/lenient'
import { removableTable } from '../removals/sqlRemovable'
import { countRows, type SqlConnection } from '../sql'
import { plainTable, shapeOf, SqlEntity } from '../sqlEntity'
import type { ViewFields, ViewRecord, ViewTable } from './view'

const shape = shapeOf<ViewFields>('views', { fields: { name: 'text', address: 'text', ownerId: 'integer' } })

/** Shared views on one connection. */
export function sqlViews(connection: SqlConnection): ViewTable {
  const rows = new SqlEntity(connection, shape)
  const plain = plainTable(rows)
  return {
    ...plain,
    ...removableTable(rows, plain.findStamped),
    all: () =>
      connection.query<ViewRecord & { owner: Related } & Record<string, unknown>>(
        `SELECT ${rows.selection}, json_build_object('id', users.id, 'name', users.name) AS owner
         FROM views JOIN users ON users.id = owner_id ORDER BY views.id`,
        [],
      ),
    countOf: (ownerId) => countRows(connection, 'views WHERE owner_id = $1', [ownerId]),
  }
}
