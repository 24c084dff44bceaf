import { allOf, hasWords, idsWithWords, isOneOf, type Looked } from './looked'
import { filterConditions, type Statement } from './sqlParts'
import type { FoundMany } from './sqlSearch'
import type { Way } from './ways'

/** Rows under the name of the table, and what has to hold of them. */
interface Rows {
  from: string
  conditions: string[]
}

/** The rows that search and filters keep, and whose texts fit `texts`. */
export function pageRows(
  { scope, query, needs }: Looked,
  { words, isAll, relation }: Way,
  statement: Statement,
  ...texts: string[]
): Rows {
  const filters = filterConditions(query.filters, needs, statement, { relation })
  if (scope.kind === 'few') return { from: allOf([isOneOf(scope.ranks, statement)]), conditions: filters }
  const found = scope.kind === 'many' ? [hasWords(words, scope, statement, ...texts)] : []
  if (scope.kind === 'many' && words === 'first')
    return { from: allOf([...found, ...filters]), conditions: [] }
  if (isAll) return { from: allOf(filters), conditions: found }
  return { from: 'projects', conditions: [...found, ...filters] }
}

/** SQL of the ids of a page without filters: of the rows that have the words, and whose texts fit more conditions. */
export function idsOfPage(
  scope: FoundMany,
  words: Way['words'],
  statement: Statement,
  ...texts: string[]
): string {
  const found = idsWithWords(scope, statement, ...texts)
  return words === 'first' ? `(${found} OFFSET 0) AS found` : `(${found}) AS found`
}
