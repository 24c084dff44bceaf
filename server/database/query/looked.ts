import { isUnfiltered } from './choices'
import type { ProjectQuery } from './projectQuery'
import type { Expected } from './expected'
import { all, filterConditions, idArray, relatedIds, type FilterNeeds, type Statement } from './sqlParts'
import type { FoundMany, Scope } from './sqlSearch'
import { wordConditions } from './sqlWords'
import { wayToAll, type Way } from './ways'

/** What the parts of a query come to in the database. */
export interface Looked {
  readonly query: ProjectQuery
  readonly scope: Scope
  readonly needs: FilterNeeds
  /** About so many rows the whole list has. */
  readonly rows: number
  /** About so many of them the filters keep. */
  readonly expected: Expected
}

/** The conditions of search and filters on the rows of a sample. */
export const sampleConditions = ({ scope, query, needs }: Looked, statement: Statement): string[] => [
  ...(scope.kind === 'many' ? [hasWords('each', scope, statement)] : scopeConditions(scope, statement)),
  ...filterConditions(query.filters, needs, statement),
]

/** SQL of all rows that search and filters keep, of which only the `id` is asked. */
export function fromKept(looked: Looked, statement: Statement): string {
  const { scope, query, needs, expected } = looked
  if (scope.kind === 'many' && isUnfiltered(query.filters))
    return `(${idsWithWords(scope, statement)}) AS kept`
  // Nothing else is asked of a project.
  if (scope.kind === 'all' && expected.left === undefined) {
    const ids = relatedIds(query.filters, needs, statement, { relation: wayToAll(looked).relation })
    if (ids) return `(SELECT DISTINCT id FROM (${ids}) AS related) AS kept`
  }
  return keptRows(looked, statement)
}

/** SQL of the rows of projects that search and filters keep, or of those of them whose id `isChosen` says yes to. */
export function keptRows(
  looked: Looked,
  statement: Statement,
  isChosen?: (column: string) => string,
): string {
  const { scope, query, needs } = looked
  const { words, relation } = wayToAll(looked)
  const chosen = (column: string) => (isChosen ? [isChosen(column)] : [])
  const filters = filterConditions(query.filters, needs, statement, { relation, isChosen })
  if (scope.kind === 'many' && words === 'first')
    return `projects WHERE ${all([hasWords('first', scope, statement, ...chosen('project_id')), ...filters])}`
  const conditions = [...(relation ? [] : chosen('id')), ...filters]
  if (scope.kind !== 'many')
    return `projects WHERE ${all([...conditions, ...scopeConditions(scope, statement)])}`
  return `${allOf(conditions)} WHERE ${hasWords('each', scope, statement)}`
}

/**
 * SQL of rows of projects that are all found before anything else is asked of them: left to itself, the planner puts them in order,
 * or looks at their texts, before it looks at their tags.
 */
export const allOf = (conditions: readonly string[]): string =>
  `(SELECT * FROM projects WHERE ${all(conditions)} OFFSET 0) AS projects`

/** SQL of the ids of the rows that have the words, and whose texts fit more conditions. */
export function idsWithWords(scope: FoundMany, statement: Statement, ...more: string[]): string {
  const words = scope.ids
    ? [`project_id = ANY (${idArray(scope.ids, statement)})`]
    : wordConditions(scope, statement)
  return `SELECT project_id AS id FROM project_texts WHERE ${all([...words, ...more])}`
}

const scopeConditions = (scope: Exclude<Scope, FoundMany>, statement: Statement): string[] =>
  scope.kind === 'all' ? [] : [isOneOf(scope.ranks, statement)]

/** SQL of: a row is one of those with a rank. */
export const isOneOf = (ranks: ReadonlyMap<number, number>, statement: Statement): string =>
  `id = ANY (${statement.value([...ranks.keys()], 'integer[]')})`

/** SQL of: a row has the words, and its texts fit more conditions. */
export function hasWords(
  way: Way['words'],
  scope: FoundMany,
  statement: Statement,
  ...more: string[]
): string {
  if (way === 'first' && scope.ids && more.length === 0)
    return `id = ANY (${statement.value([...scope.ids], 'integer[]')})`
  if (way === 'first') return `id = ANY (ARRAY(${idsWithWords(scope, statement, ...more)}))`
  const words = all([...wordConditions(scope, statement), ...more])
  return `(SELECT ${words} FROM project_texts WHERE project_id = projects.id)`
}
