import type { SqlConnection } from '../sql'
import { parts } from '../sqlEntity'
import { byName, pageCharacters, sizeOf, type TrailRecord, type TrailTable } from './entry'

/** Columns of an entry by the names of its fields. */
const columns: readonly (readonly [field: keyof TrailRecord, column: string, type: string])[] = [
  ['at', 'at', 'timestamptz'],
  ['userId', 'user_id', 'integer'],
  ['userName', 'user_name', 'text'],
  ['userEmail', 'user_email', 'text'],
  ['address', 'address', 'text'],
  ['requestId', 'request_id', 'text'],
  ['call', 'call', 'text'],
  ['event', 'event', 'text'],
  ['kind', 'kind', 'text'],
  ['recordId', 'record_id', 'integer'],
  ['recordName', 'record_name', 'text'],
  ['before', 'before', 'json'],
  ['after', 'after', 'json'],
]

const names = columns.map(([, column]) => column).join(', ')
const insertion = `INSERT INTO trail (${names}, size)
  SELECT ${columns.map(([field]) => `r."${field}"`).join(', ')}, r.size
  FROM json_to_recordset($1::json) AS r(${columns.map(([field, , type]) => `"${field}" ${type}`).join(', ')}, size integer)`
const selection = ['id', ...columns.map(([field, column]) => `${column} AS "${field}"`)].join(', ')

/** The audit trail on one connection. Triggers refuse whatever else is tried on its table. */
export function sqlTrail(connection: SqlConnection): TrailTable {
  return {
    async append(entries) {
      for (const part of parts(entries)) {
        const rows = part.map((entry) => ({ ...entry, size: sizeOf(entry) }))
        await connection.query(insertion, [JSON.stringify(rows)])
      }
    },
    async page({ kinds, recordId, userId, since, until, after, most }) {
      const values: unknown[] = [most + 1]
      const where = (condition: string, value: unknown) =>
        value === undefined ? [] : [condition.replace('?', `$${values.push(value)}`)]
      const conditions = [
        // Of one kind they are read in their order from an index; of several they are not.
        ...(kinds?.length === 1
          ? where('kind = ?', kinds[0])
          : where('kind = ANY (?::text[])', kinds && [...kinds])),
        ...where('record_id = ?', recordId),
        ...where('user_id = ?', userId),
        ...where('at >= ?', since),
        ...where('at < ?', until),
        ...where('id < ?', after),
      ]
      const rest = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
      const rows = await connection.query<TrailRecord & { found: number } & Record<string, unknown>>(
        `SELECT ${selection}, found::integer FROM (
           SELECT *, sum(size) OVER (ORDER BY id DESC) AS characters, count(*) OVER () AS found
           FROM (SELECT * FROM trail ${rest} ORDER BY id DESC LIMIT $1) AS newest
         ) AS counted WHERE characters <= ${pageCharacters} OR characters = size ORDER BY id DESC`,
        values,
      )
      const entries = rows.slice(0, most).map(({ found: _found, ...entry }) => entry)
      return { entries, hasMore: entries.length < (rows[0]?.found ?? 0) }
    },
    async people(kinds) {
      const isWanted = kinds ? 'kind = ANY ($1::text[])' : 'true'
      // From one user's entries to the next one's by the index, whatever the number of entries.
      const people = await connection.query<{ id: number; name: string }>(
        `WITH RECURSIVE seen AS (
           (SELECT user_id FROM trail WHERE user_id IS NOT NULL ORDER BY user_id LIMIT 1)
           UNION ALL
           SELECT (SELECT user_id FROM trail WHERE user_id > seen.user_id ORDER BY user_id LIMIT 1)
           FROM seen WHERE seen.user_id IS NOT NULL
         )
         SELECT user_id AS id, newest.user_name AS name FROM seen CROSS JOIN LATERAL (
           SELECT user_name FROM trail WHERE user_id = seen.user_id AND ${isWanted} ORDER BY id DESC LIMIT 1
         ) AS newest WHERE user_id IS NOT NULL`,
        kinds ? [[...kinds]] : [],
      )
      return people.sort(byName)
    },
    async removeBefore(moment, most) {
      // The trigger lets nothing go but what is older than this.
      await connection.query(`SELECT set_config('trail.removed_before', $1, true)`, [moment.toISOString()])
      const removed = await connection.query(
        `DELETE FROM trail WHERE id IN (SELECT id FROM trail WHERE at < $1 ORDER BY id LIMIT $2) RETURNING id`,
        [moment, most],
      )
      return removed.length
    },
  }
}
