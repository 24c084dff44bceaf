import type { ProjectQuery } from './projectQuery'
import { filterConditions, type FilterNeeds, type Statement } from './sqlParts'
import type { Scope } from './sqlSearch'
import { wordConditions } from './sqlWords'

/** What the parts of a query come to in the database. */
export interface Looked {
  readonly query: ProjectQuery
  readonly scope: Scope
  readonly needs: FilterNeeds
  /** About so many rows the whole list has. */
  readonly rows: number
}

/** SQL of few rows by their ids, which are read before they are filtered or put in an order. */
export function fewRows(ids: readonly number[], statement: Statement): string {
  return `(SELECT * FROM projects WHERE id = ANY (${statement.value([...ids], 'integer[]')}) OFFSET 0) AS projects`
}

/** The conditions of search and filters. */
export function conditionsOf({ query, scope, needs }: Looked, statement: Statement): string[] {
  return [
    ...(scope.kind === 'many' ? wordConditions(scope, statement) : []),
    ...(scope.kind === 'few' ? [`id = ANY (${statement.value([...scope.ranks.keys()], 'integer[]')})`] : []),
    ...filterConditions(query.filters, needs, statement),
  ]
}
