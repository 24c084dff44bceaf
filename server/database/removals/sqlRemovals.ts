import type { SqlConnection } from '../sql'
import type { RemovalFields, RemovalRecord, RemovalTable } from './removal'

/** Columns of a removal by the names of its fields. */
const columns: readonly (readonly [field: keyof RemovalFields, column: string, type: string])[] = [
  ['kind', 'kind', 'text'],
  ['recordId', 'record_id', 'integer'],
  ['fields', 'fields', 'json'],
  ['version', 'record_version', 'integer'],
  ['createdAt', 'created_at', 'timestamptz'],
  ['createdBy', 'created_by', 'integer'],
  ['intoId', 'into_id', 'integer'],
  ['changes', 'changes', 'json'],
  ['removedAt', 'removed_at', 'timestamptz'],
]

const names = columns.map(([, column]) => column).join(', ')
const values = columns.map(([field]) => `r."${field}"`).join(', ')
const types = columns.map(([field, , type]) => `"${field}" ${type}`).join(', ')
const selection = columns.map(([field, column]) => `${column} AS "${field}"`).join(', ')

/** Removals on one connection. */
export function sqlRemovals({ query }: SqlConnection): RemovalTable {
  return {
    async insert(removal) {
      const [added] = await query<{ id: number }>(
        `INSERT INTO removals (${names}) SELECT ${values} FROM json_to_record($1::json) AS r(${types}) RETURNING id`,
        [JSON.stringify(removal)],
      )
      if (!added) throw new Error('removals gave no id')
      return added.id
    },
    async insertAll(removals) {
      if (removals.length === 0) return
      await query(
        `INSERT INTO removals (id, ${names}) SELECT r.id, ${values}
         FROM json_to_recordset($1::json) AS r(id integer, ${types})`,
        [JSON.stringify(removals)],
      )
      await query(`SELECT setval(pg_get_serial_sequence('removals', 'id'), max(id)) FROM removals`)
    },
    async findLocked(id) {
      const [found] = await query<RemovalRecord & Record<string, unknown>>(
        `SELECT id, ${selection}, undone FROM removals WHERE id = $1 FOR UPDATE`,
        [id],
      )
      return found
    },
    async settle(id, undone) {
      await query('UPDATE removals SET undone = $2::json WHERE id = $1', [id, JSON.stringify(undone)])
    },
    async removeBefore(moment) {
      await query('DELETE FROM removals WHERE removed_at < $1', [moment])
    },
  }
}
