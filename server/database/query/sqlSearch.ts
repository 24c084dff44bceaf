import { indexed, ranksOf, readQuery, type Query } from '../../../src/contract/search/search'
import { Vocabulary } from '../../../src/contract/search/vocabulary'
import type { SqlConnection } from '../sql'
import { mostRanked } from './projectQuery'
import { all, Statement } from './sqlParts'
import { isForgiven, isNear, wordConditions, type WantedWords } from './sqlWords'

/** More rows than are ranked. */
export interface FoundMany extends WantedWords {
  kind: 'many'
  whole: string
  /** The share of all rows that a sample has with all words; undefined where none was looked at. */
  share: number | undefined
}

/** What a search comes to: everything, a few rows with the rank of each, or more than are ranked. */
export type Scope = { kind: 'all' } | { kind: 'few'; ranks: ReadonlyMap<number, number> } | FoundMany

/** Below so many rows a table is read as a whole where that is faster. */
export const smallTable = 10_000

/** About so many rows are looked at to estimate a share of all. */
const sampled = 10_000

/** A share of the rows above which a word is looked for row by row, in their order: then it is met soon. */
const frequent = 0.005

/** So many times what is ranked, by a sample, is more than that: the rows are not counted. */
const surelyMore = 3

/** How many rows the table of projects has, as the planner estimates it. */
export async function estimatedRows(connection: SqlConnection): Promise<number> {
  const [row] = await connection.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    'EXPLAIN (FORMAT JSON) SELECT FROM projects',
    [],
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** SQL of about `wanted` of so many rows: whole pages, always the same ones. */
export const sampleOf = (rows: number, wanted = sampled): string =>
  `projects TABLESAMPLE SYSTEM (${Math.min(100, (100 * wanted) / Math.max(1, rows)).toFixed(4)}) REPEATABLE (7)`

/** Whether so few rows have the words that these are found before they are put in an order. */
export const isSeldom = ({ share }: FoundMany): boolean => share !== undefined && share < frequent

/** Looks up what a search finds, in a table of about so many rows. Where nothing fits, words one typo away count. */
export async function scopeOf(connection: SqlConnection, typed: string, rows: number): Promise<Scope> {
  const wanted = readQuery(typed)
  if (!wanted) return { kind: 'all' }
  const whole = withOneSigma(wanted.whole)
  const words = wanted.words.map(withOneSigma)
  const shareOf = async (spelled: WantedWords['words']) =>
    rows > smallTable ? sharesOf(connection, spelled, rows) : undefined
  const shares = await shareOf(words.map((word) => [word]))
  // An index of three letters in a row finds no shorter ones; where these are rare, only words that begin with them.
  const atStart = shares
    ? words.filter((word, at) => word.length < 3 && (shares.each[at] ?? 0) < frequent)
    : []
  const looked = { words: words.filter((word) => !atStart.includes(word)).map((word) => [word]), atStart }
  const share = atStart.length === 0 ? shares?.together : undefined
  const many: FoundMany = { kind: 'many', whole, ...looked, share }
  if (shares && (shares.together >= frequent || shares.together * rows > surelyMore * mostRanked)) return many
  const statement = new Statement()
  const conditions = wordConditions(looked, statement)
  const found = await candidates(connection, statement, all(conditions))
  if (found.length > mostRanked) return many
  const ranks = ranksOf({ entries: entriesOf(found) }, wanted, false)
  if (ranks.size > 0 || !words.some(isForgiven)) return few(ranks)
  return searchWithTypos(connection, wanted, shareOf)
}

/** What a search finds with a typo in its words, after nothing was found as typed. */
async function searchWithTypos(
  connection: SqlConnection,
  wanted: Query,
  shareOf: (words: WantedWords['words']) => Promise<{ together: number } | undefined>,
): Promise<Scope> {
  const statement = new Statement()
  const near = wanted.words.map((word) => isNear(withOneSigma(word), statement))
  const found = await candidates(connection, statement, all(near))
  const entries = entriesOf(found)
  const known = new Vocabulary(wanted.words)
  for (const { texts } of entries) known.learn(texts)
  if (found.length <= mostRanked) return few(ranksOf({ entries, words: known }, wanted, true))
  // There may be more rows than were read: search for the words that these rows have in place of the typed ones.
  const words = wanted.words.map((word) => [word, ...known.near(word)].map(withOneSigma))
  const whole = words.map(([typed = '', meant = typed]) => meant).join(' ')
  return { kind: 'many', whole, words, atStart: [], share: (await shareOf(words))?.together }
}

/** Final sigma as sigma: the database folds both from the one capital letter. */
const withOneSigma = (text: string): string => text.replaceAll('ς', 'σ')

const few = (ranks: ReadonlyMap<Candidate, number>): Scope => ({
  kind: 'few',
  ranks: new Map([...ranks].map(([{ id }, rank]) => [id, rank])),
})

/** The rows as the console searches them. */
const entriesOf = (found: readonly Candidate[]) =>
  indexed(
    found.toSorted((a, b) => a.id - b.id),
    ({ name, projectUrl, tagline }) => [name, projectUrl, tagline],
  ).entries

/** The shares of all rows that a sample has with each of the words, and with all of them. */
async function sharesOf(connection: SqlConnection, words: WantedWords['words'], rows: number) {
  const statement = new Statement()
  const conditions = wordConditions({ words, atStart: [] }, statement)
  const each = conditions.map((one) => `count(*) FILTER (WHERE ${one})::integer`)
  const [counts] = await statement.run<{ counts: number[]; together: number; looked: number }>(
    connection,
    `SELECT ARRAY[${each.join(', ')}] AS counts, count(*) FILTER (WHERE ${all(conditions)})::integer AS together,
       count(*)::integer AS looked FROM ${sampleOf(rows, sampled / 2)}`,
  )
  const looked = Math.max(1, counts?.looked ?? 1)
  return {
    each: (counts?.counts ?? []).map((count) => count / looked),
    together: (counts?.together ?? 0) / looked,
  }
}

interface Candidate extends Record<string, unknown> {
  id: number
  name: string
  projectUrl: string
  tagline: string
}

/** The rows of a condition, in their order, and one more than are ranked at most. */
function candidates(
  connection: SqlConnection,
  statement: Statement,
  condition: string,
): Promise<Candidate[]> {
  // Planned as if all of them were wanted, so that the index of words is used, but read no further than needed.
  return statement.run<Candidate>(
    connection,
    `WITH found AS MATERIALIZED (
       SELECT id, name, project_url AS "projectUrl", tagline FROM projects WHERE ${condition}
     ) SELECT * FROM found LIMIT ${mostRanked + 1}`,
  )
}
