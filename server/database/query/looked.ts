import { isUnfiltered } from './choices'
import type { ProjectQuery } from './projectQuery'
import { all, filterConditions, type FilterNeeds, type Statement } from './sqlParts'
import type { FoundMany, Scope } from './sqlSearch'
import { wordConditions } from './sqlWords'

/** What the parts of a query come to in the database. */
export interface Looked {
  readonly query: ProjectQuery
  readonly scope: Scope
  readonly needs: FilterNeeds
  /** About so many rows the whole list has. */
  readonly rows: number
}

/** Whether the rows with the words of a search are all looked up first, or each row that the other conditions leave is checked for them. */
export type Way = 'first' | 'each'

/** How all rows are found: more rows with the words than this share cost more to look up than filters leave to be checked. */
const wayOfAll = ({ share }: FoundMany): Way => (share !== undefined && share >= 0.05 ? 'each' : 'first')

/** The conditions of search and filters on the rows of a sample. */
export const sampleConditions = ({ scope, query, needs }: Looked, statement: Statement): string[] => [
  ...(scope.kind === 'many' ? [hasWords('each', scope, statement)] : scopeConditions(scope, statement)),
  ...filterConditions(query.filters, needs, statement),
]

/** SQL of all rows that search and filters keep, of which only the `id` is asked. */
export function fromKept(looked: Looked, statement: Statement): string {
  const { scope, query } = looked
  if (scope.kind === 'many' && isUnfiltered(query.filters))
    return `(${idsWithWords(scope, statement)}) AS kept`
  return keptRows(looked, statement)
}

/** SQL of the rows of projects that search and filters keep, or of those of them whose id `isChosen` says yes to. */
export function keptRows(
  { scope, query, needs }: Looked,
  statement: Statement,
  isChosen?: (column: string) => string,
): string {
  const chosen = (column: string) => (isChosen ? [isChosen(column)] : [])
  const filters = filterConditions(query.filters, needs, statement)
  if (scope.kind !== 'many')
    return `projects WHERE ${all([...chosen('id'), ...scopeConditions(scope, statement), ...filters])}`
  if (wayOfAll(scope) === 'first')
    return `projects WHERE ${all([hasWords('first', scope, statement, ...chosen('project_id')), ...filters])}`
  // Left to itself the planner checks all projects for the words before it looks up those with a tag.
  const left = `SELECT * FROM projects WHERE ${all([...chosen('id'), ...filters])}`
  return `(${left} OFFSET 0) AS projects WHERE ${hasWords('each', scope, statement)}`
}

/** SQL of the ids of the rows that have the words, and whose texts fit more conditions. */
export function idsWithWords(scope: FoundMany, statement: Statement, ...more: string[]): string {
  const words = scope.ids
    ? [`project_id = ANY (ARRAY(SELECT unnest(${statement.value([...scope.ids], 'integer[]')})))`]
    : wordConditions(scope, statement)
  return `SELECT project_id AS id FROM project_texts WHERE ${all([...words, ...more])}`
}

const scopeConditions = (scope: Exclude<Scope, FoundMany>, statement: Statement): string[] =>
  scope.kind === 'all' ? [] : [isOneOf(scope.ranks, statement)]

/** SQL of: a row is one of those with a rank. */
export const isOneOf = (ranks: ReadonlyMap<number, number>, statement: Statement): string =>
  `id = ANY (${statement.value([...ranks.keys()], 'integer[]')})`

/** SQL of: a row has the words, and its texts fit more conditions. */
export function hasWords(way: Way, scope: FoundMany, statement: Statement, ...more: string[]): string {
  if (way === 'first' && scope.ids && more.length === 0)
    return `id = ANY (${statement.value([...scope.ids], 'integer[]')})`
  if (way === 'first') return `id = ANY (ARRAY(${idsWithWords(scope, statement, ...more)}))`
  const words = all([...wordConditions(scope, statement), ...more])
  return `(SELECT ${words} FROM project_texts WHERE project_id = projects.id)`
}
