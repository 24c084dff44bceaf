import { ranksOf, readQuery, type Query } from '../../../src/contract/search/search'
import type { Entry } from '../../../src/contract/search/searchIndex'
import type { SqlConnection } from '../sql'
import { mostFound, mostRanked } from './projectQuery'
import { isForgiven, nearWords } from './sqlNear'
import { all, Statement } from './sqlParts'
import { wordConditions, type WantedWords } from './sqlWords'

/** More rows than are ranked. */
export interface FoundMany extends WantedWords {
  kind: 'many'
  whole: string
  /** The share of all rows that a sample has with all words; undefined where none was looked at. */
  share: number | undefined
  /** The rows, by id, where they were all read. */
  ids?: readonly number[]
}

/** What a search comes to: everything, a few rows with the rank of each, or more than are ranked. */
export type Scope = { kind: 'all' } | { kind: 'few'; ranks: ReadonlyMap<number, number> } | FoundMany

/** Below so many rows a table is read as a whole where that is faster. */
export const smallTable = 10_000

/** About so many rows are looked at to estimate a share of all. */
const sampled = 10_000

/** A share of the rows above which a word is met soon in any order of the list: its rows are not read to be ranked. */
const frequent = 0.005

/** So many times what is ranked, by a sample, is more than that: the rows are not read. */
const surelyMore = 3

/** SQL of about `wanted` of so many rows of a table: whole pages, always the same ones. */
export const sampleOf = (rows: number, wanted = sampled, table = 'projects'): string =>
  `${table} TABLESAMPLE SYSTEM (${Math.min(100, (100 * wanted) / Math.max(1, rows)).toFixed(4)}) REPEATABLE (7)`

/** Looks up what a search finds, in a table of about so many rows. Where nothing fits, words one typo away count. */
export async function scopeOf(connection: SqlConnection, typed: string, rows: number): Promise<Scope> {
  const wanted = readQuery(typed)
  if (!wanted) return { kind: 'all' }
  const exact = await lookUp(connection, wanted, { spellings: wanted.words.map((word) => [word]), rows })
  if (exact.kind === 'many') return exact
  const ranks = ranksOf({ entries: exact.entries }, wanted, false)
  if (ranks.size > 0 || !wanted.words.some(isForgiven)) return { kind: 'few', ranks }
  const known = await nearWords(connection, wanted.words)
  const spellings = wanted.words.map((word) => [word, ...known.near(word)])
  if (spellings.every(({ length }) => length === 1)) return { kind: 'few', ranks }
  const whole = spellings.map(([word = '', meant = word]) => meant).join(' ')
  const near = await lookUp(connection, { ...wanted, whole }, { spellings, rows })
  if (near.kind === 'many') return near
  return { kind: 'few', ranks: ranksOf({ entries: near.entries, words: known }, wanted, true) }
}

/** The rows with all words, each in one of its spellings: as the console searches them where these are few. */
async function lookUp(
  connection: SqlConnection,
  { whole, words }: Query,
  { spellings, rows }: { spellings: WantedWords['words']; rows: number },
): Promise<FoundMany | { kind: 'read'; entries: Entry<number>[] }> {
  const shares = rows > smallTable ? await sharesOf(connection, spellings, rows) : undefined
  // An index of three letters in a row finds no shorter ones; where these are rare, only words that begin with them.
  const isAtStart = (at: number) =>
    shares !== undefined && (words[at] ?? '').length < 3 && (shares.each[at] ?? 0) < frequent
  const atStart = words.filter((_, at) => isAtStart(at))
  const looked = { words: spellings.filter((_, at) => !isAtStart(at)), atStart }
  const share = atStart.length === 0 ? shares?.together : undefined
  const many: FoundMany = { kind: 'many', whole, ...looked, share }
  if (shares && (shares.together >= frequent || shares.together * rows > surelyMore * mostRanked)) return many
  const { ids, entries } = await read(connection, looked)
  if (entries) return { kind: 'read', entries }
  return ids.length > mostFound ? many : { ...many, ids }
}

/** The shares of all rows that a sample has with each of the words, and with all of them. */
async function sharesOf(connection: SqlConnection, words: WantedWords['words'], rows: number) {
  const statement = new Statement()
  const conditions = wordConditions({ words, atStart: [] }, statement)
  const each = conditions.map((one) => `count(*) FILTER (WHERE ${one})::integer`)
  const [counts] = await statement.run<{ counts: number[]; together: number; looked: number }>(
    connection,
    `SELECT ARRAY[${each.join(', ')}] AS counts, count(*) FILTER (WHERE ${all(conditions)})::integer AS together,
       count(*)::integer AS looked FROM ${sampleOf(rows, sampled / 2, 'project_texts')}`,
  )
  const looked = Math.max(1, counts?.looked ?? 1)
  return {
    each: (counts?.counts ?? []).map((count) => count / looked),
    together: (counts?.together ?? 0) / looked,
  }
}

/** The ids of the rows that have the words, one more than are counted at most; where they are no more than are ranked, also as the console searches them. */
async function read(
  connection: SqlConnection,
  words: WantedWords,
): Promise<{ ids: number[]; entries: Entry<number>[] | undefined }> {
  const statement = new Statement()
  // Planned as if all of them were wanted, so that the index of words is used, but read no further than needed.
  const rows = await statement.run<{ id: number; texts: string | null }>(
    connection,
    `WITH found AS MATERIALIZED (
       SELECT project_id AS id, search_key AS texts FROM project_texts WHERE ${all(wordConditions(words, statement))}
     ), read AS MATERIALIZED (SELECT * FROM found LIMIT ${mostFound + 1})
     SELECT id, CASE WHEN (SELECT count(*) FROM read) <= ${mostRanked} THEN texts END AS texts FROM read ORDER BY id`,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length > mostRanked) return { ids, entries: undefined }
  const entries = rows.map(({ id, texts }) => ({ item: id, joined: texts ?? '' }))
  return { ids, entries: entries.map((entry) => ({ ...entry, texts: entry.joined.split('\n') })) }
}
