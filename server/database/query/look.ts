import type { SqlConnection } from '../sql'
import { estimatedProjects, expectedOf } from './expected'
import type { Looked } from './looked'
import type { ProjectQuery } from './projectQuery'
import { filterNeeds } from './sqlParts'
import { scopeOf } from './sqlSearch'

/** Looks up what the parts of a query come to. `isKnownLicense` says whether SPDX knows a license. */
export async function look(
  connection: SqlConnection,
  query: ProjectQuery,
  isKnownLicense: (license: string) => boolean,
): Promise<Looked> {
  const rows = await estimatedProjects(connection)
  const scope = await scopeOf(connection, query.search, rows)
  return lookAgain(connection, { query, scope, rows }, isKnownLicense)
}

/** As `look`, of a query that has another one's search. */
export async function lookAgain(
  connection: SqlConnection,
  { query, scope, rows }: Pick<Looked, 'query' | 'scope' | 'rows'>,
  isKnownLicense: (license: string) => boolean,
): Promise<Looked> {
  const needs = await filterNeeds(connection, query.filters, isKnownLicense)
  return { query, scope, rows, needs, expected: await expectedOf(connection, { query, scope, needs }) }
}
