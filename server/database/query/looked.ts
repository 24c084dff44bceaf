import type { ProjectQuery } from './projectQuery'
import { all, filterConditions, type FilterNeeds, type Statement } from './sqlParts'
import { isSeldom, type Scope } from './sqlSearch'
import { wordConditions } from './sqlWords'

/** What the parts of a query come to in the database. */
export interface Looked {
  readonly query: ProjectQuery
  readonly scope: Scope
  readonly needs: FilterNeeds
  /** About so many rows the whole list has. */
  readonly rows: number
}

/** Where the rows of a search are read, and by which conditions; few rows are found first, and then filtered and put in an order. */
export function searched(scope: Scope, statement: Statement): { from: string; conditions: string[] } {
  const conditions = scopeConditions(scope, statement)
  const isFew = scope.kind === 'few' || (scope.kind === 'many' && isSeldom(scope))
  if (!isFew) return { from: 'projects', conditions }
  return { from: `(SELECT * FROM projects WHERE ${all(conditions)} OFFSET 0) AS projects`, conditions: [] }
}

/** The conditions of search and filters. */
export function conditionsOf({ query, scope, needs }: Looked, statement: Statement): string[] {
  return [...scopeConditions(scope, statement), ...filterConditions(query.filters, needs, statement)]
}

function scopeConditions(scope: Scope, statement: Statement): string[] {
  if (scope.kind === 'all') return []
  if (scope.kind === 'many') return wordConditions(scope, statement)
  return [`id = ANY (${statement.value([...scope.ranks.keys()], 'integer[]')})`]
}
