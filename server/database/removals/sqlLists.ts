import { countRows, type SqlConnection } from '../sql'
import { SqlRelation } from '../sqlRelation'
import type { ListsTable, RelatedList } from './removal'

/** The lists of related ids of one table's records; `one` begins the names of the tables that hold them. */
export function sqlLists<Field extends string>(
  connection: SqlConnection,
  { table, one, name }: { table: string; one: string; name: string },
): ListsTable<Field> {
  const owner = `${one}_id`
  const linksOf = (field: Field) => `${one}_${field}`
  const lock = (where: string, value: unknown) =>
    connection.query<{ id: number }>(`SELECT id FROM ${table} WHERE ${where} ORDER BY id FOR NO KEY UPDATE`, [
      value,
    ])
  // Read once they are locked: somebody may have changed them while this waited.
  const read = (field: Field, rows: readonly { id: number }[]) =>
    connection.query<RelatedList & Record<string, unknown>>(
      `SELECT id, ${name} AS name,
         ARRAY(SELECT related_id FROM ${linksOf(field)} WHERE ${owner} = ${table}.id ORDER BY position) AS before
       FROM ${table} WHERE id = ANY ($1::integer[]) ORDER BY id`,
      [rows.map(({ id }) => id)],
    )
  return {
    countWith: (field, relatedId) =>
      countRows(connection, `${linksOf(field)} WHERE related_id = $1`, [relatedId]),
    async listsWith(field, relatedId) {
      const rows = await lock(
        `id IN (SELECT ${owner} FROM ${linksOf(field)} WHERE related_id = $1)`,
        relatedId,
      )
      return (await read(field, rows)).filter(({ before }) => before.includes(relatedId))
    },
    async listsOf(field, ids) {
      return read(field, await lock('id = ANY ($1::integer[])', [...ids]))
    },
    async setLists(field, changes, stamp) {
      if (changes.length === 0) return
      const ids = changes.map(({ id }) => id)
      await connection.query(
        `UPDATE ${table} SET version = version + 1, updated_at = coalesce($2, updated_at),
           updated_by = CASE WHEN $2::timestamptz IS NULL THEN updated_by ELSE $3::integer END
         WHERE id = ANY ($1::integer[])`,
        [ids, stamp?.at ?? null, stamp?.by ?? null],
      )
      const relation = new SqlRelation(connection, { table: linksOf(field), owner, related: field })
      await relation.replaceAll(changes.map(({ id, after }) => ({ id, ids: after })))
    },
  }
}
