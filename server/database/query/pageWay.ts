import type { SqlConnection } from '../sql'
import type { Looked } from './looked'
import type { PageWay } from './pageRows'
import type { ProjectOrder } from './projectQuery'
import { all, filterConditions, relationsOf, Statement, type Relation } from './sqlParts'
import { estimatedRows, type Scope } from './sqlSearch'

/**
 * Rows that search and filters keep lie together in an order more often than by chance: projects with a tag have like names, and less
 * so ids. So many times as many rows as by chance are taken to be looked at until a page is full.
 */
const clustering = ({ by }: ProjectOrder): number => (by === 'id' || by === 'best' ? 2 : 5)

/** What reading costs, measured in checks of one relation of a row. */
const costs = {
  /** An entry of an index behind another one. */
  entry: 0.15,
  /** A row by its id. */
  lookup: 2,
  /** Whether the texts of a row have the words. */
  text: 2,
  /** A row of all that have the words. */
  found: 3.5,
}

/** The way to a page of so many rows that is expected to cost least. */
export async function pageWay(connection: SqlConnection, looked: Looked, limit: number): Promise<PageWay> {
  const { query, scope, needs, rows } = looked
  const found = foundShare(scope, rows)
  if (found === undefined) return { words: 'first', isAll: false }
  const { related, entries, rarest, relations } = await relationsIn(connection, looked)
  const statement = new Statement()
  const others = filterConditions({ ...query.filters, tag: [], category: [], stack: [] }, needs, statement)
  const left =
    others.length > 0
      ? await estimatedRows(connection, `projects WHERE ${all(others)}`, statement.values)
      : rows
  const kept = Math.max(1, (rows * related * found * left) / Math.max(1, rows))
  const text = scope.kind === 'all' ? 0 : costs.text
  // Of few rows that the other filters leave the planner reads all.
  const walked = Math.min(left, (clustering(query.order) * limit * rows) / kept)
  const ways: [cost: number, way: PageWay][] = []
  // Of equal ones the first is taken: to read all is no guess.
  if (others.length > 0 && relations > 0)
    ways.push([left * (relations + related * text), { words: 'each', isAll: true }])
  ways.push([walked * Math.max(1, relations + text), { words: 'each', isAll: false }])
  if (scope.kind !== 'all')
    ways.push([found * rows * (costs.found + relations), { words: 'first', isAll: false }])
  if (rarest)
    ways.push([
      costs.entry * entries + related * (costs.lookup * rows + text * left),
      { words: 'each', isAll: true, relation: rarest },
    ])
  const [best] = ways.sort(([one], [other]) => one - other)
  return best?.[1] ?? { words: 'each', isAll: false }
}

/** The share of all rows that a search finds; undefined where these are few, or where nobody knows. */
function foundShare(scope: Scope, rows: number): number | undefined {
  if (scope.kind === 'all') return 1
  if (scope.kind === 'few') return undefined
  return scope.ids ? scope.ids.length / Math.max(1, rows) : scope.share
}

/** What the filters by tags, categories and stacks keep, as far as the planner knows. */
async function relationsIn(connection: SqlConnection, { query, needs, rows }: Looked) {
  let [related, entries, fewest] = [1, 0, Infinity]
  let rarest: Relation | undefined
  const relations = relationsOf(query.filters, needs)
  for (const { relation, table, ids } of relations) {
    const some = await estimatedRows(connection, `${table} WHERE related_id = ANY ($1::integer[])`, [
      [...ids],
    ])
    related *= Math.min(1, some / Math.max(1, rows))
    entries += some
    if (some < fewest) [rarest, fewest] = [relation, some]
  }
  return { related, entries, rarest, relations: relations.length }
}
