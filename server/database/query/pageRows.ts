import { hasWords, idsWithWords, isOneOf, type Looked, type Way } from './looked'
import { all, filterConditions, type Relation, type Statement } from './sqlParts'
import type { FoundMany } from './sqlSearch'

/** How a page finds the rows that search and filters keep. */
export interface PageWay {
  /** How the words of a search are looked up. */
  readonly words: Way
  /** All rows that the filters keep are read before they are put in order; else the list is gone through until the page is full. */
  readonly isAll: boolean
  /** The tags, categories or stacks whose rows are read for that; without them, the rows that the other filters leave. */
  readonly relation?: Relation
}

/** Rows under the name of the table, and what has to hold of them. */
interface Rows {
  from: string
  conditions: string[]
}

/** The rows that search and filters keep, and whose texts fit `texts`. */
export function pageRows(
  { scope, query, needs }: Looked,
  { words, isAll, relation }: PageWay,
  statement: Statement,
  ...texts: string[]
): Rows {
  const filters = filterConditions(query.filters, needs, statement, relation)
  if (scope.kind === 'few') return { from: allOf([isOneOf(scope.ranks, statement)]), conditions: filters }
  const found = scope.kind === 'many' ? [hasWords(words, scope, statement, ...texts)] : []
  if (scope.kind === 'many' && words === 'first')
    return { from: allOf([...found, ...filters]), conditions: [] }
  // Left to itself the planner looks at the texts of all projects before it looks at their tags.
  if (isAll) return { from: allOf(filters), conditions: found }
  return { from: 'projects', conditions: [...found, ...filters] }
}

/** SQL of rows of projects that are all found before they are put in order, however few or many the planner expects. */
const allOf = (conditions: readonly string[]): string =>
  `(SELECT * FROM projects WHERE ${all(conditions)} OFFSET 0) AS projects`

/** SQL of the ids of a page without filters: of the rows that have the words, and whose texts fit more conditions. */
export function idsOfPage(scope: FoundMany, words: Way, statement: Statement, ...texts: string[]): string {
  const found = idsWithWords(scope, statement, ...texts)
  return words === 'first' ? `(${found} OFFSET 0) AS found` : `(${found}) AS found`
}
