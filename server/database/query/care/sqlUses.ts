import type { SqlConnection } from '../../sql'
import { tokenOf } from '../choices'
import { estimatedProjects } from '../expected'
import { mostKept, mostUses, relationFilters, type RelationFilter, type Uses } from '../projectQuery'
import { relationTables, Statement } from '../sqlParts'
import { sampleOf } from '../sqlSearch'

/** So many projects are looked at to estimate how many have what more have than are counted. */
const sampled = 5000

/** How many projects of the whole list have each tag, category and stack, or what lies below it. */
export async function usesOf(connection: SqlConnection): Promise<Uses> {
  const rows = await estimatedProjects(connection)
  const isLong = rows > mostKept
  const counts = new Map<string, number>()
  let isAbout = false
  for (const filter of relationFilters) {
    const used = await countEach(connection, filter, isLong)
    const isMore = ({ count }: Used) => isLong && count > mostUses
    const estimates = used.some(isMore) ? await estimateEach(connection, filter, rows) : undefined
    isAbout ||= estimates !== undefined
    for (const one of used)
      counts.set(
        tokenOf(filter, one.id),
        isMore(one) ? Math.max(one.count, estimates?.get(one.id) ?? 0) : one.count,
      )
  }
  return { counts, isAbout }
}

interface Used extends Record<string, unknown> {
  id: number
  count: number
}

/** SQL of each tag, category or stack as `top`, with itself and all that lies below it as `id`. */
const below = {
  tag: 'below AS (SELECT id AS top, id FROM tags)',
  category: belowIn('categories'),
  stack: belowIn('language_stacks'),
} as const satisfies Record<RelationFilter, string>

function belowIn(table: string): string {
  return `below AS (
    SELECT id AS top, id FROM ${table}
    UNION SELECT below.top, child.id FROM ${table} AS child JOIN below ON child.parent_id = below.id)`
}

/** Rows of a branch that are read to tell whether it is used by more than are counted: a project may have several of it. */
const readOfBranch = 4 * mostUses

/** How many projects have each that some have; of a long list, of what more have, at least one more than are counted. */
async function countEach(
  connection: SqlConnection,
  filter: RelationFilter,
  isLong: boolean,
): Promise<Used[]> {
  const count = (nodes: readonly number[] | undefined) => {
    const statement = new Statement()
    const which = nodes ? `WHERE top = ANY (${statement.value([...nodes], 'integer[]')})` : ''
    const most = `LIMIT CASE cardinality(node.ids) WHEN 1 THEN ${mostUses + 1} ELSE ${readOfBranch} END`
    return statement.run<Used & { read: number }>(
      connection,
      `WITH RECURSIVE ${below[filter]}
       SELECT top AS id, used.read, used.count FROM (SELECT top, array_agg(id) AS ids FROM below ${which} GROUP BY top) AS node,
       LATERAL (
         SELECT count(*)::integer AS read, count(DISTINCT project_id)::integer AS count FROM (
           SELECT project_id FROM ${relationTables[filter]} WHERE related_id = ANY (node.ids) ${isLong && !nodes ? most : ''}
         ) AS read
       ) AS used WHERE used.count > 0`,
    )
  }
  const used = await count(undefined)
  const unsure = used.filter(({ read, count: found }) => isLong && read === readOfBranch && found <= mostUses)
  if (unsure.length === 0) return used
  const whole = new Map((await count(unsure.map(({ id }) => id))).map((one) => [one.id, one]))
  return used.map((one) => whole.get(one.id) ?? one)
}

/** About how many projects have each, of a list of so many rows: by a sample of them. */
async function estimateEach(
  connection: SqlConnection,
  filter: RelationFilter,
  rows: number,
): Promise<ReadonlyMap<number, number>> {
  const found = await new Statement().run<Used>(
    connection,
    `WITH RECURSIVE ${below[filter]}, sample AS MATERIALIZED (SELECT id FROM ${sampleOf(rows, sampled)})
     SELECT top AS id, count(DISTINCT project_id)::integer AS count
     FROM sample JOIN ${relationTables[filter]} AS related ON related.project_id = sample.id
     JOIN below ON below.id = related.related_id GROUP BY top`,
  )
  const weight = Math.max(1, rows / sampled)
  return new Map(found.map(({ id, count }) => [id, Math.round(count * weight)]))
}
