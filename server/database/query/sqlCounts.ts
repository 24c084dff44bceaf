import { countRows, type SqlConnection } from '../sql'
import { addChoices, countedFilters, isUnfiltered, lineOf, type Faceted } from './choices'
import {
  mostCounted,
  mostFound,
  mostKept,
  type Boundary,
  type Choices,
  type Counts,
  type Place,
} from './projectQuery'
import { boundariesOf, stepOf } from './ranked'
import { coarseRank, orderBy, orderedBy } from './sqlOrder'
import { all, filterNeeds, Statement } from './sqlParts'
import { conditionsOf, type Looked } from './looked'
import { sampleOf } from './sqlSearch'

/** About so many rows are looked at to estimate what each filter would leave. */
const facetsLooked = 2500
/** At most so many rows are read from the list to get that many, if a query keeps few of them. */
const facetsSampled = 20_000

/** How many rows there are, and how many a query keeps. */
export async function counted(connection: SqlConnection, looked: Looked): Promise<Counts> {
  const { rows } = looked
  const isLarge = rows > mostCounted
  const total = isLarge ? rows : await countRows(connection, 'projects')
  const statement = new Statement()
  const conditions = conditionsOf(looked, statement)
  if (conditions.length === 0) return { total, found: total, isAbout: isLarge }
  if (isLarge && looked.scope.kind !== 'few') {
    const estimate = Math.round((await shareOf(connection, looked)) * rows)
    if (estimate > (looked.scope.kind === 'many' ? mostFound : mostKept))
      return { total, found: estimate, isAbout: true }
  }
  const [row] = await statement.run<{ count: number }>(
    connection,
    `SELECT count(*)::integer AS count FROM projects WHERE ${all(conditions)}`,
  )
  return { total, found: row?.count ?? 0, isAbout: false }
}

/** Shares that were looked at before. */
const shares = new WeakMap<Looked, number>()

/** The share of a sample that a query keeps. */
async function shareOf(connection: SqlConnection, looked: Looked): Promise<number> {
  const { scope, query, rows } = looked
  if (isUnfiltered(query.filters)) {
    if (scope.kind === 'all') return 1
    if (scope.kind === 'many' && scope.share !== undefined) return scope.share
  }
  const before = shares.get(looked)
  if (before !== undefined) return before
  const statement = new Statement()
  const [row] = await statement.run<{ kept: number; looked: number }>(
    connection,
    `SELECT count(*) FILTER (WHERE ${all(conditionsOf(looked, statement))})::integer AS kept, count(*)::integer AS looked
     FROM ${sampleOf(rows)}`,
  )
  const share = (row?.kept ?? 0) / Math.max(1, row?.looked ?? 1)
  shares.set(looked, share)
  return share
}

/** Evenly spread places of what a query keeps: counted off, or among many rows those of a sample. */
export async function boundaryPlaces(
  connection: SqlConnection,
  looked: Looked,
  most: number,
): Promise<Boundary[]> {
  const { found, isAbout } = await counted(connection, looked)
  const { order } = looked.query
  const statement = new Statement()
  const conditions = all(conditionsOf(looked, statement))
  const { column, isNumber } = orderedBy(order)
  const isCoarse = order.by === 'best' && looked.scope.kind === 'many'
  const value = isCoarse ? coarseRank(wholeOf(looked), statement).value() : column
  const sorted = isCoarse ? `${value}, id` : orderBy(order)
  const asPlace = (row: { id: number; value: string }): Place => ({
    id: row.id,
    value: isNumber ? Number(row.value) : row.value,
  })
  if (isAbout) {
    const rows = await statement.run<{ id: number; value: string }>(
      connection,
      `SELECT id, (${value})::text AS value FROM ${sampleOf(looked.rows)} WHERE ${conditions} ORDER BY ${sorted}`,
    )
    return boundariesOf(rows.map(asPlace), most).map(({ at, after }) => ({
      at: Math.round((at / Math.max(1, rows.length)) * found),
      after,
    }))
  }
  const step = stepOf(found, most)
  const rows = await statement.run<{ id: number; value: string; at: number }>(
    connection,
    `SELECT * FROM (
       SELECT id, (${value})::text AS value, row_number() OVER (ORDER BY ${sorted})::integer AS at
       FROM projects WHERE ${conditions}
     ) AS numbered WHERE at % ${step} = 0 AND at < ${found} ORDER BY at`,
  )
  return [{ at: 0, after: undefined }, ...rows.map((row) => ({ at: row.at, after: asPlace(row) }))]
}

const wholeOf = ({ scope }: Looked): string => (scope.kind === 'many' ? scope.whole : '')

/** How many rows each filter would leave: of few rows all are looked at, else a sample. */
export async function choicesOf(
  connection: SqlConnection,
  looked: Looked,
  isKnownLicense: (license: string) => boolean,
): Promise<Choices> {
  const knowledge = {
    above: {
      category: await tree(connection, 'categories'),
      stack: await tree(connection, 'language_stacks'),
    },
    isKnownLicense,
  }
  const counts = new Map<string, number>()
  const read = new Map<string, Promise<Facets>>()
  let isAbout = false
  for (const { filter, others } of countedFilters(looked.query.filters)) {
    const key = JSON.stringify(others)
    const facets = await (read.get(key) ?? facetsOf(connection, looked, others, isKnownLicense))
    read.set(key, Promise.resolve(facets))
    isAbout ||= facets.weight !== 1
    addChoices(counts, facets.rows, { filter, weight: facets.weight, knowledge })
  }
  return { counts, isAbout }
}

interface Facets {
  rows: Faceted[]
  /** So many rows each of them stands for. */
  weight: number
}

const related = (name: string) =>
  `ARRAY(SELECT related_id FROM project_${name} WHERE project_id = kept.id) AS ${name}`

async function facetsOf(
  connection: SqlConnection,
  looked: Looked,
  filters: Looked['query']['filters'],
  isKnownLicense: (license: string) => boolean,
): Promise<Facets> {
  const wanted =
    filters === looked.query.filters
      ? looked
      : {
          ...looked,
          needs: await filterNeeds(connection, filters, isKnownLicense),
          query: { ...looked.query, filters },
        }
  const readFrom = (from: string, every: number) => {
    const statement = new Statement()
    const some = every > 1 ? [`(id::bigint * 2654435761 >> 8) % ${every} = 0`] : []
    return statement.run<Faceted & Record<string, unknown>>(
      connection,
      `WITH kept AS MATERIALIZED (
         SELECT id, is_active, is_featured, is_claimed, pending_count, featured_image, description <> '' AS described,
           deployment_instructions <> '' AS deployed, license
         FROM ${from} WHERE ${all([...conditionsOf(wanted, statement), ...some])}
       ) SELECT is_active AS "isActive", is_featured AS "isFeatured", is_claimed AS "isClaimed",
         pending_count > 0 AS "isPending", featured_image AS "featuredImage", described AS "hasDescription",
         deployed AS "hasDeploymentInstructions", license,
         ${related('tags')}, ${related('categories')}, ${related('language_stacks')}
       FROM kept`,
    )
  }
  if (looked.rows <= mostKept || looked.scope.kind === 'few')
    return { rows: await readFrom('projects', 1), weight: 1 }
  const kept = (await shareOf(connection, wanted)) * looked.rows
  const every = Math.max(1, Math.round(kept / facetsLooked))
  if (every === 1) return { rows: await readFrom('projects', 1), weight: 1 }
  const rows =
    kept > mostKept
      ? await readFrom(sampleOf(looked.rows, Math.min(facetsSampled, (facetsLooked * looked.rows) / kept)), 1)
      : await readFrom('projects', every)
  // By the rows that were looked at: a sample has more or fewer than were asked for.
  return { rows, weight: kept / Math.max(1, rows.length) }
}

async function tree(connection: SqlConnection, name: 'categories' | 'language_stacks') {
  const nodes = await connection.query<{ id: number; parentId: number }>(
    `SELECT id, coalesce(parent_id, 0) AS "parentId" FROM ${name}`,
    [],
  )
  return lineOf(nodes)
}
