import { countRows, type SqlConnection } from '../sql'
import { parts } from '../sqlEntity'
import { SqlRelation } from '../sqlRelation'
import type { ListsTable, RelatedList } from './removal'

/** Records of one statement: a merge may change more of them than a database writes in the time that a statement may take. */
const atOnce = 5000

/** The lists of related ids of one table's records; `one` begins the names of the tables that hold them. */
export function sqlLists<Field extends string>(
  connection: SqlConnection,
  { table, one, name }: { table: string; one: string; name: string },
): ListsTable<Field> {
  const owner = `${one}_id`
  const linksOf = (field: Field) => `${one}_${field}`
  /** The lists of these records that there are, by id, locked. */
  const lockAndRead = async (field: Field, ids: readonly number[]): Promise<RelatedList[]> => {
    const lists: RelatedList[] = []
    for (const part of parts(
      ids.toSorted((a, b) => a - b),
      atOnce,
    )) {
      const locked = await connection.query<{ id: number }>(
        `SELECT id FROM ${table} WHERE id = ANY ($1::integer[]) ORDER BY id FOR NO KEY UPDATE`,
        [part],
      )
      // Read once they are locked: somebody may have changed them while this waited.
      const read = await connection.query<RelatedList & Record<string, unknown>>(
        `SELECT id, ${name} AS name,
           ARRAY(SELECT related_id FROM ${linksOf(field)} WHERE ${owner} = ${table}.id ORDER BY position) AS before
         FROM ${table} WHERE id = ANY ($1::integer[]) ORDER BY id`,
        [locked.map(({ id }) => id)],
      )
      lists.push(...read)
    }
    return lists
  }
  return {
    countWith: (field, relatedId) =>
      countRows(connection, `${linksOf(field)} WHERE related_id = $1`, [relatedId]),
    async listsWith(field, relatedId) {
      const links = await connection.query<{ id: number }>(
        `SELECT ${owner} AS id FROM ${linksOf(field)} WHERE related_id = $1`,
        [relatedId],
      )
      const lists = await lockAndRead(
        field,
        links.map(({ id }) => id),
      )
      return lists.filter(({ before }) => before.includes(relatedId))
    },
    listsOf: lockAndRead,
    async setLists(field, changes, stamp) {
      const relation = new SqlRelation(connection, { table: linksOf(field), owner, related: field })
      for (const part of parts(changes, atOnce)) {
        await connection.query(
          `UPDATE ${table} SET version = version + 1, updated_at = coalesce($2, updated_at),
             updated_by = CASE WHEN $2::timestamptz IS NULL THEN updated_by ELSE $3::integer END
           WHERE id = ANY ($1::integer[])`,
          [part.map(({ id }) => id), stamp?.at ?? null, stamp?.by ?? null],
        )
        await relation.replaceAll(part.map(({ id, after }) => ({ id, ids: after })))
      }
    },
  }
}
