import type { SqlConnection } from '../sql'
import { coarse, foldedNameLength, type Part, type Place, type ProjectOrder } from './projectQuery'
import { isUnfiltered } from './choices'
import { hasWords, type Looked } from './looked'
import { idsOfPage, pageRows } from './pageRows'
import { all, filterConditions, literally, Statement } from './sqlParts'
import type { FoundMany } from './sqlSearch'
import type { Way } from './ways'

/** Rows as places, in their order, with one more than the part has where there are more. */
export interface Places {
  readonly places: readonly Place[]
  readonly hasMore: boolean
}

/** Columns that order the list; each has an index with the id, and one with its negative value where it is a number. */
const columns = {
  name: 'name_key',
  state: 'state_rank',
  updated: 'changed_ms',
  claims: 'claim_count',
} as const

/** SQL of what orders the list, beside the id, and whether it is a number. */
export function orderedBy({ by }: ProjectOrder): { column: string; isNumber: boolean } {
  if (by === 'id' || by === 'best') return { column: '0', isNumber: true }
  return { column: columns[by], isNumber: by !== 'name' }
}

/** SQL of the order of rows; backwards where `isReversed`. Equal ones come by id, in either direction of the column. */
export function orderBy(order: ProjectOrder, isReversed = false): string {
  const { column, isNumber } = orderedBy(order)
  const up = isReversed ? 'DESC' : 'ASC'
  if (column === '0') return `id ${up}`
  if (isNumber) return `${order.isDescending ? `(-${column})` : column} ${up}, id ${up}`
  return `${column} ${order.isDescending === isReversed ? 'ASC' : 'DESC'}, id ${up}`
}

/** SQL of: a row comes behind a place, or before it where `isReversed`. */
function beyond(
  order: ProjectOrder,
  { value, id }: Place,
  isReversed: boolean,
  statement: Statement,
): string {
  const { column, isNumber } = orderedBy(order)
  const sign = isReversed ? '<' : '>'
  const ids = () => `id ${sign} ${statement.value(id, 'integer')}`
  if (column === '0') return ids()
  if (isNumber) {
    const [key, bound] = order.isDescending ? [`(-${column})`, -Number(value)] : [column, Number(value)]
    return `(${key}, id) ${sign} (${statement.value(bound, 'bigint')}, ${statement.value(id, 'integer')})`
  }
  const name = statement.value(value, 'text')
  if (!order.isDescending) return `(${column}, id) ${sign} (${name}, ${statement.value(id, 'integer')})`
  const other = isReversed ? '>' : '<'
  return `${column} ${other}= ${name} AND (${column} ${other} ${name} OR ${ids()})`
}

/** The places of a part of the rows that fit the conditions; `from` are rows under the name of the table. */
export async function placesOf(
  connection: SqlConnection,
  statement: Statement,
  {
    conditions,
    from,
    order,
    part,
  }: { conditions: readonly string[]; from: string; order: ProjectOrder; part: Part },
): Promise<Places> {
  const place = part.before ?? part.after
  const isReversed = part.before !== undefined
  const { column, isNumber } = orderedBy(order)
  const where = [...conditions, ...(place ? [beyond(order, place, isReversed, statement)] : [])]
  const rows = await statement.run<{ id: number; value: string }>(
    connection,
    `SELECT id, ${column}::text AS value FROM ${from} WHERE ${all(where)}
     ORDER BY ${orderBy(order, isReversed)} LIMIT ${part.limit + 1}`,
  )
  return inOrder(
    rows.map(({ id, value }) => ({ id, value: isNumber ? Number(value) : value })),
    part,
  )
}

/** SQL of the coarse rank of a row by a search, and of: it has a rank. Whether it has the last one `search_key` says too. */
export function coarseRank(
  whole: string,
  statement: Statement,
  column: 'folded_name' | 'search_key' = 'folded_name',
) {
  const start = whole.slice(0, foldedNameLength)
  const isExact = () => `${column} = ${statement.value(start, 'text')}`
  const isPrefix = () => `${column} LIKE ${statement.value(`${literally(start)}%`, 'text')}`
  return {
    value: () =>
      `CASE WHEN ${isExact()} THEN ${coarse.exact} WHEN ${isPrefix()} THEN ${coarse.prefix} ELSE ${coarse.other} END`,
    is(rank: number): string {
      if (rank === coarse.exact) return isExact()
      return rank === coarse.prefix ? `${isPrefix()} AND NOT ${isExact()}` : `NOT ${isPrefix()}`
    },
  }
}

/** A search that finds many rows, and how a page finds them. */
type LookedMany = Looked & { scope: FoundMany; way: Way }

/**
 * As `placesOf`, by the coarse rank of a search and the id. Each rank is read by an index of its own, and none that the part does
 * not reach.
 */
export async function coarsePlaces(
  connection: SqlConnection,
  looked: LookedMany,
  part: Part,
): Promise<Places> {
  const { before, limit } = part
  const place = before ?? part.after
  const [direction, sign] = before ? ['DESC', '<'] : ['ASC', '>']
  const fromPlace = (rank: number) =>
    !place || (before ? rank <= Number(place.value) : rank >= Number(place.value))
  const ranks = Object.values(coarse).filter(fromPlace)
  const places: Place[] = []
  for (const rank of before ? ranks.toReversed() : ranks) {
    if (places.length > limit) break
    const statement = new Statement()
    const { from, conditions } = rowsOfRank(looked, rank, statement)
    const where = [
      ...conditions,
      ...(rank === place?.value ? [`id ${sign} ${statement.value(place.id, 'integer')}`] : []),
    ]
    const rows = await statement.run<{ id: number }>(
      connection,
      `SELECT id FROM ${from} WHERE ${all(where)} ORDER BY id ${direction} LIMIT ${limit + 1 - places.length}`,
    )
    places.push(...rows.map(({ id }) => ({ id, value: rank })))
  }
  return inOrder(places, part)
}

/** Where the rows with a coarse rank are read, and by which conditions; the ids are all that is asked of them. */
function rowsOfRank(
  looked: LookedMany,
  rank: number,
  statement: Statement,
): { from: string; conditions: string[] } {
  const { query, scope, needs, way } = looked
  if (rank === coarse.other) {
    const isOther = coarseRank(scope.whole, statement, 'search_key').is(rank)
    return isUnfiltered(query.filters)
      ? { from: idsOfPage(scope, way.words, statement, isOther), conditions: [] }
      : pageRows(looked, way, statement, isOther)
  }
  const filters = filterConditions(query.filters, needs, statement)
  // A name that is the search, or begins with it, has all of its words: then the index of names is all that is read.
  const words = scope.whole.length <= foldedNameLength ? [] : [hasWords(way.words, scope, statement)]
  return {
    from: 'projects',
    conditions: [coarseRank(scope.whole, statement).is(rank), ...words, ...filters],
  }
}

/** Rows that were read in the part's direction, with one too many where there are more. */
export function inOrder(rows: readonly Place[], { before, limit }: Part): Places {
  const places = rows.slice(0, limit)
  return { places: before ? places.reverse() : places, hasMore: rows.length > limit }
}
