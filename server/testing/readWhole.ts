import type { SqlConnection, SqlPool } from '../database/sql'

/** A step of a plan, as `EXPLAIN (FORMAT JSON)` of PostgreSQL names it. */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const tables = /^project(s$|_)/

/** The tables of projects that a plan reads as a whole, row by row. */
export const readWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && tables.test(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
]

/** A statement that reads tables of projects as a whole. */
interface WholeRead {
  tables: string[]
  statement: string
}

/** The statements of some work that read a table of projects as a whole, as the planner says before each. */
export const wholeReads = (
  pool: SqlPool,
  work: (connection: SqlConnection) => Promise<unknown>,
): Promise<WholeRead[]> =>
  pool.onConnection(async ({ query }) => {
    const found: WholeRead[] = []
    const explained: SqlConnection['query'] = async <Row extends Record<string, unknown>>(
      text: string,
      values?: readonly unknown[],
    ) => {
      if (!text.startsWith('EXPLAIN')) {
        const [row] = await query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values)
        const tables = row ? readWhole(row['QUERY PLAN'][0].Plan) : []
        if (tables.length > 0) found.push({ tables, statement: `${text} ${JSON.stringify(values)}` })
      }
      return query<Row>(text, values)
    }
    await work({ query: explained })
    return found
  })
