import type { SqlConnection } from '../sql'
import type { Looked } from './looked'
import { all, filterConditions, relationsOf, Statement, type Relation } from './sqlParts'

/** How many rows filters keep, as far as the planner knows. */
export interface Expected {
  /** Of the filters by tags, categories and stacks that are on: so many rows has each. */
  readonly related: ReadonlyMap<Relation, number>
  /** So many rows are left by the other filters together; undefined where none of them is on. */
  readonly left: number | undefined
}

/** How many rows a table has, or those of it that fit a condition with these values, as the planner estimates it. */
export async function estimatedRows(
  connection: SqlConnection,
  from: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const [row] = await connection.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM ${from}`,
    values,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/**
 * Asks the planner how many projects there are. By their table of addresses: it has a row for each and is seldom written, while every
 * change of a project leaves an outdated row in its own table, which counts until autovacuum has run.
 */
export const estimatedProjects = (connection: SqlConnection): Promise<number> =>
  estimatedRows(connection, 'project_addresses')

/** Asks the planner how many rows the filters keep; not where a search finds few, as these are read whatever the filters keep. */
export async function expectedOf(
  connection: SqlConnection,
  { query: { filters }, scope, needs }: Pick<Looked, 'query' | 'scope' | 'needs'>,
): Promise<Expected> {
  const related = new Map<Relation, number>()
  if (scope.kind === 'few') return { related, left: undefined }
  for (const { relation, table, ids } of relationsOf(filters, needs)) {
    const wanted = `${table} WHERE related_id = ANY ($1::integer[])`
    related.set(relation, await estimatedRows(connection, wanted, [[...ids]]))
  }
  const statement = new Statement()
  const others = filterConditions({ ...filters, tag: [], category: [], stack: [] }, needs, statement)
  if (others.length === 0) return { related, left: undefined }
  return {
    related,
    left: await estimatedRows(connection, `projects WHERE ${all(others)}`, statement.values),
  }
}
