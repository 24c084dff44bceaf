import type { SqlConnection } from '../sql'
import type { Part, Place, ProjectOrder } from './projectQuery'
import { all, type Statement } from './sqlParts'

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

/** Rows that were read in the part's direction, with one too many where there are more. */
export function inOrder(rows: readonly Place[], { before, limit }: Part): Places {
  const places = rows.slice(0, limit)
  return { places: before ? places.reverse() : places, hasMore: rows.length > limit }
}
