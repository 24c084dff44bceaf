import type { SqlConnection } from '../sql'
import { isUnfiltered } from './choices'
import { hasWords, type Looked } from './looked'
import { idsOfPage, pageRows } from './pageRows'
import { coarse, foldedNameLength, type Part, type Place } from './projectQuery'
import { inOrder, type Places } from './sqlOrder'
import { all, filterConditions, literally, Statement } from './sqlParts'
import type { FoundMany } from './sqlSearch'
import { filteredRows, type Way } from './ways'

/** SQL of: the name of a row begins with a search; of the coarse rank of a row; and of: it has a rank. `search_key` says them too. */
export function coarseRank(
  whole: string,
  statement: Statement,
  column: 'folded_name' | 'search_key' = 'folded_name',
) {
  const start = whole.slice(0, foldedNameLength)
  const begins = (text: string) => `${column} LIKE ${statement.value(`${literally(text)}%`, 'text')}`
  const isPrefix = () => begins(start)
  const isExact = () => {
    if (column === 'folded_name') return `${column} = ${statement.value(start, 'text')}`
    // The name is the first line of the texts.
    return start.length < foldedNameLength ? begins(`${start}\n`) : begins(start)
  }
  return {
    begins: isPrefix,
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
  if (await isForAll(connection, looked, part)) return ranksOfAll(connection, looked, part)
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

/** Among so many rows whose names begin with a search none are looked for that a rare filter keeps. */
const mostNames = 8000
/** Projects whose names begin alike are alike in what filters ask: so many times as many of them are kept as by chance. */
const alike = 2.5

/** Whether all rows that filters keep are read at once: those whose names begin with the search are too few to fill the part. */
async function isForAll(connection: SqlConnection, looked: LookedMany, { limit }: Part): Promise<boolean> {
  const { query, scope, way, rows } = looked
  if (!way.isAll || isUnfiltered(query.filters)) return false
  const wanted = Math.ceil((limit * rows) / (alike * Math.max(1, filteredRows(looked))))
  if (wanted > mostNames) return true
  const statement = new Statement()
  const begins = coarseRank(scope.whole, statement).begins()
  const [names] = await statement.run<{ count: number }>(
    connection,
    `SELECT count(*)::integer AS count FROM (SELECT FROM projects WHERE ${begins} LIMIT ${wanted}) AS names`,
  )
  return (names?.count ?? 0) < wanted
}

/** As `coarsePlaces`, by one statement: all rows are read, each with its rank. */
async function ranksOfAll(connection: SqlConnection, looked: LookedMany, part: Part): Promise<Places> {
  const { before, limit } = part
  const place = before ?? part.after
  const [direction, sign] = before ? ['DESC', '<'] : ['ASC', '>']
  const statement = new Statement()
  const { from, conditions } = pageRows(looked, looked.way, statement)
  const rank = coarseRank(looked.scope.whole, statement, 'search_key').value()
  const beyond = place
    ? [
        `(value, id) ${sign} (${statement.value(place.value, 'integer')}, ${statement.value(place.id, 'integer')})`,
      ]
    : []
  const rows = await statement.run<{ id: number; value: number }>(
    connection,
    `SELECT id, value FROM (
       SELECT id, (SELECT ${rank} FROM project_texts WHERE project_id = projects.id) AS value
       FROM ${from} WHERE ${all(conditions)} OFFSET 0
     ) AS ranked WHERE ${all(beyond)} ORDER BY value ${direction}, id ${direction} LIMIT ${limit + 1}`,
  )
  return inOrder(rows, part)
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
