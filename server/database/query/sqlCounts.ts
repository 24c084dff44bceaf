import { countRows, type SqlConnection } from '../sql'
import { isUnfiltered } from './choices'
import { mostCounted, mostFound, mostKept, type Boundary, type Counts, type Place } from './projectQuery'
import { boundariesOf, stepOf } from './ranked'
import { coarseRank } from './sqlCoarse'
import { orderBy, orderedBy } from './sqlOrder'
import { all, Statement } from './sqlParts'
import { fromKept, keptRows, sampleConditions, type Looked } from './looked'
import { sampleOf } from './sqlSearch'

/** What was counted before. */
const known = new WeakMap<Looked, Counts>()

/** Up to about this many matching rows, `counted` reads their ids, so that the next statement need not search again. */
const mostIdsRead = 1500
const idsRead = new WeakMap<Looked, readonly number[]>()

/** The ids of the rows that match a query, if `counted` has read them. */
export const idsReadBy = (looked: Looked): readonly number[] | undefined => idsRead.get(looked)

/** How many rows there are, and how many a query keeps: counted once, however often it is asked. */
export async function counted(connection: SqlConnection, looked: Looked): Promise<Counts> {
  const counts = known.get(looked) ?? (await count(connection, looked))
  known.set(looked, counts)
  return counts
}

async function count(connection: SqlConnection, looked: Looked): Promise<Counts> {
  const { rows } = looked
  const isLarge = rows > mostCounted
  const total = isLarge ? rows : await countRows(connection, 'projects')
  const { scope } = looked
  if (isUnfiltered(looked.query.filters)) {
    if (scope.kind === 'all') return { total, found: total, isAbout: isLarge }
    if (scope.kind === 'few') return { total, found: scope.ranks.size, isAbout: false }
    if (scope.ids) return { total, found: scope.ids.length, isAbout: false }
  }
  if (isLarge && scope.kind !== 'few') {
    const estimate = Math.round((await shareOf(connection, looked)) * rows)
    if (estimate > (scope.kind === 'many' ? mostFound : mostKept))
      return { total, found: estimate, isAbout: true }
    if (estimate <= mostIdsRead) {
      const statement = new Statement()
      const kept = await statement.run<{ id: number }>(
        connection,
        `SELECT id FROM ${fromKept(looked, statement)}`,
      )
      idsRead.set(
        looked,
        kept.map(({ id }) => id),
      )
      return { total, found: kept.length, isAbout: false }
    }
  }
  const statement = new Statement()
  const [row] = await statement.run<{ count: number }>(
    connection,
    `SELECT count(*)::integer AS count FROM ${fromKept(looked, statement)}`,
  )
  return { total, found: row?.count ?? 0, isAbout: false }
}

/** The share of a sample that a query keeps. */
export async function shareOf(connection: SqlConnection, looked: Looked): Promise<number> {
  const { scope, query, rows } = looked
  if (isUnfiltered(query.filters)) {
    if (scope.kind === 'all') return 1
    if (scope.kind === 'many' && scope.share !== undefined) return scope.share
  }
  const statement = new Statement()
  const [row] = await statement.run<{ kept: number; looked: number }>(
    connection,
    `SELECT count(*) FILTER (WHERE ${all(sampleConditions(looked, statement))})::integer AS kept, count(*)::integer AS looked
     FROM ${sampleOf(rows)}`,
  )
  return (row?.kept ?? 0) / Math.max(1, row?.looked ?? 1)
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
      `SELECT id, (${value})::text AS value FROM ${sampleOf(looked.rows)} WHERE ${all(sampleConditions(looked, statement))} ORDER BY ${sorted}`,
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
       FROM ${keptRows(looked, statement)}
     ) AS numbered WHERE at % ${step} = 0 AND at < ${found} ORDER BY at`,
  )
  return [{ at: 0, after: undefined }, ...rows.map((row) => ({ at: row.at, after: asPlace(row) }))]
}

const wholeOf = ({ scope }: Looked): string => (scope.kind === 'many' ? scope.whole : '')
