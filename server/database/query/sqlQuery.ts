import { searchable } from '../../../src/contract/search/search'
import { listedProject } from '../lists/contentLists'
import type { ProjectListRecord } from '../records'
import type { SqlConnection } from '../sql'
import { sharedAddressesOf } from './care/sqlSharedAddresses'
import { usesOf } from './care/sqlUses'
import { isUnfiltered } from './choices'
import { knownLicenses } from './knownLicense'
import {
  foldedNameLength,
  type Place,
  type ProjectPart,
  type ProjectQuery,
  type ProjectQueryTable,
} from './projectQuery'
import { boundariesOf, comparePlaces, partOf } from './ranked'
import { look } from './look'
import { choicesOf } from './sqlChoices'
import { boundaryPlaces, counted } from './sqlCounts'
import { coarsePlaces } from './sqlCoarse'
import { placesOf, type Places } from './sqlOrder'
import { fromKept, type Looked } from './looked'
import { pageRows } from './pageRows'
import { Statement } from './sqlParts'
import { wayToPage } from './ways'

const isKnownLicense = knownLicenses()

/** The list of projects in SQL: read by indexes, by key instead of offset, so that a page costs the same wherever it lies. */
export function sqlQuery(connection: SqlConnection): ProjectQueryTable {
  const known = new Map<ProjectQuery, Looked>()
  /** What several questions about one query need is read once. */
  const lookOnce = async (query: ProjectQuery): Promise<Looked> => {
    const looked = known.get(query) ?? (await look(connection, query, isKnownLicense))
    known.set(query, looked)
    return looked
  }
  return {
    async page(query, part) {
      const looked = await lookOnce(query)
      const { scope } = looked
      const { order } = query
      if (scope.kind === 'few' && order.by === 'best')
        return withRows(connection, partOf(await rankedPlaces(connection, looked), order, part))
      const way = wayToPage(looked, part.limit)
      if (scope.kind === 'many' && order.by === 'best')
        return withRows(connection, await coarsePlaces(connection, { ...looked, scope, way }, part))
      const statement = new Statement()
      const rows = pageRows(looked, way, statement)
      return withRows(connection, await placesOf(connection, statement, { ...rows, order, part }))
    },
    async count(query) {
      return counted(connection, await lookOnce(query))
    },
    async choices(query) {
      return choicesOf(connection, await lookOnce(query), isKnownLicense)
    },
    uses: () => usesOf(connection),
    sharedAddresses: (part) => sharedAddressesOf(connection, part),
    async boundaries(query, most) {
      const looked = await lookOnce(query)
      if (looked.scope.kind === 'few' && query.order.by === 'best')
        return boundariesOf(await rankedPlaces(connection, looked), most)
      return boundaryPlaces(connection, looked, most)
    },
    async ids(query, most) {
      const statement = new Statement()
      const kept = fromKept(await lookOnce(query), statement)
      const found = await statement.run<{ id: number }>(
        connection,
        `SELECT id FROM ${kept} LIMIT ${statement.value(most, 'integer')}`,
      )
      return found.map(({ id }) => id).sort((a, b) => a - b)
    },
    rows: async (ids) => [...(await rowsById(connection, ids)).values()],
    async named(names, most) {
      const found = await connection.query<{ id: number }>(
        `SELECT DISTINCT found.id FROM unnest($1::text[]) AS wanted (name), LATERAL (
           SELECT id FROM projects WHERE folded_name = wanted.name COLLATE "C" ORDER BY id LIMIT $2
         ) AS found`,
        [names.map((name) => searchable(name).slice(0, foldedNameLength)), most],
      )
      return found.map(({ id }) => id)
    },
    async hasMoreThan(rows) {
      const [one] = await connection.query('SELECT 1 FROM projects OFFSET $1 LIMIT 1', [rows])
      return one !== undefined
    },
  }
}

/** The places of the few rows that a search found, best first. */
async function rankedPlaces(connection: SqlConnection, looked: Looked): Promise<Place[]> {
  if (looked.scope.kind !== 'few') return []
  const { ranks } = looked.scope
  const { order, filters } = looked.query
  const placeOf = (id: number): Place => ({ id, value: ranks.get(id) ?? 0 })
  const inOrder = (ids: readonly number[]) => ids.map(placeOf).sort((a, b) => comparePlaces(a, b, order))
  if (isUnfiltered(filters)) return inOrder([...ranks.keys()])
  const statement = new Statement()
  const kept = await statement.run<{ id: number }>(
    connection,
    `SELECT id FROM ${fromKept(looked, statement)}`,
  )
  return inOrder(kept.map(({ id }) => id))
}

/** Few projects have claims: for the others their table is not asked. */
const claims = (column: string, type: string, more = '') =>
  `CASE WHEN claim_count = 0 THEN '{}'::${type}[]
   ELSE ARRAY(SELECT ${column} FROM claims WHERE osn_id = projects.id${more} ORDER BY id) END`

async function withRows(connection: SqlConnection, { places, hasMore }: Places): Promise<ProjectPart> {
  const rows = await rowsById(
    connection,
    places.map(({ id }) => id),
  )
  return {
    rows: places.flatMap(({ id }) => rows.get(id) ?? []),
    first: places[0],
    last: places.at(-1),
    hasMore,
  }
}

/** The rows with these ids that are there, by id. */
async function rowsById(
  connection: SqlConnection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProjectListRecord>> {
  const found = await connection.query<ProjectListRecord & Record<string, unknown>>(
    `SELECT ${listedProject}, ${claims('id', 'integer')} AS claims, ${claims('status', 'text')} AS "claimStatuses",
       ${claims('id', 'integer', " AND status = 'APPROVED'")} AS claimed
     FROM projects WHERE id = ANY ($1::integer[]) ORDER BY id`,
    [[...ids]],
  )
  return new Map(found.map((row) => [row.id, row]))
}
