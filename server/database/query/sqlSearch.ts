import { indexed, readQuery, search, type Query } from '../../../src/contract/search/search'
import type { SqlConnection } from '../sql'
import { mostRanked } from './projectQuery'
import { all, literally, Statement } from './sqlParts'

/** What a search comes to: everything, a few rows with the rank of each, or more than are ranked. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'few'; ranks: ReadonlyMap<number, number> }
  | {
      kind: 'many'
      whole: string
      words: readonly string[]
      /** Of these, words that begin with them are meant. */
      atStart: readonly string[]
      /** The share of all rows that a sample has with all words; undefined where none was looked at. */
      share: number | undefined
    }

/** Below so many rows a table is read as a whole where that is faster. */
export const smallTable = 10_000

/** About so many rows are looked at to estimate a share of all. */
const sampled = 10_000

/** A share of the rows above which a word is looked for row by row, in their order: then it is met soon. */
const frequent = 0.005

/** Signs that stand before the words of a text. */
const wordStarts = [' ', '\n', '/', '-', '.', '_', '(']
/** Signs that stand behind them. */
const wordEnds = [' ', '\n', '/', '-', '.', '_', ')', ',', ':']

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

/** The conditions of words that all have to occur; those of `atStart` at the beginning of a word. */
export function wordConditions(
  { words, atStart }: Pick<Extract<Scope, { kind: 'many' }>, 'words' | 'atStart'>,
  statement: Statement,
): string[] {
  const like = (pattern: string) => `search_key LIKE ${statement.value(pattern, 'text')}`
  return [
    ...words.map((word) => like(`%${literally(word)}%`)),
    ...atStart.map((word) => beginnings(literally(word)).map(like).join(' OR ')),
  ]
}

const beginnings = (pattern: string): string[] => [
  `${pattern}%`,
  ...wordStarts.map((sign) => `%${literally(sign)}${pattern}%`),
]

/** Looks up what a search finds, in a table of about so many rows. Where nothing fits, words one typo away count. */
export async function scopeOf(connection: SqlConnection, typed: string, rows: number): Promise<Scope> {
  const wanted = readQuery(typed)
  if (!wanted) return { kind: 'all' }
  const { whole, words } = inLetters(wanted)
  const shares = rows > smallTable ? await sharesOf(connection, words, rows) : undefined
  // An index of three letters in a row finds no shorter ones; where these are rare, only words that begin with them.
  const atStart = shares
    ? words.filter((word, at) => word.length < 3 && (shares.each[at] ?? 0) < frequent)
    : []
  const looked = { words: words.filter((word) => !atStart.includes(word)), atStart }
  const share = atStart.length === 0 ? shares?.together : undefined
  const many: Scope = { kind: 'many', whole, ...looked, share }
  if (shares && shares.together >= frequent) return many
  const statement = new Statement()
  const conditions = wordConditions(looked, statement)
  const found = await candidates(connection, statement, all(conditions))
  if (found.length > mostRanked) return many
  const ranks = rankOf(found, typed)
  if (ranks.size > 0 || !words.some(isForgiven)) return { kind: 'few', ranks }
  const near = new Statement()
  const close = words.map((word) => [
    `search_key LIKE ${near.value(`%${literally(word)}%`, 'text')}`,
    ...(isForgiven(word)
      ? nearPatterns(word).map((one) => `search_key LIKE ${near.value(one, 'text')}`)
      : []),
  ])
  const closest = await candidates(connection, near, all(close.map((each) => each.join(' OR '))))
  return { kind: 'few', ranks: rankOf(closest, typed) }
}

/** One form of sigma: the database has one small letter for each capital one. */
const inLetters = ({ whole, words }: Query): Query => ({
  whole: whole.replaceAll('ς', 'σ'),
  words: words.map((word) => word.replaceAll('ς', 'σ')),
})

async function sharesOf(connection: SqlConnection, words: readonly string[], rows: number) {
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

function rankOf(found: readonly Candidate[], typed: string): Map<number, number> {
  const index = indexed(
    found.toSorted((a, b) => a.id - b.id),
    ({ name, projectUrl, tagline }) => [name, projectUrl, tagline],
  )
  return new Map([...search(index, typed)].map(([{ id }, rank]) => [id, rank]))
}

/** Letters from which a word may hold a typo, as in the console. */
const forgiven = 5

const isForgiven = (word: string): boolean => Array.from(word).length >= forgiven

/** Patterns of words that are a typo away from this one, and little else. */
export function nearPatterns(word: string): string[] {
  const letters = Array.from(word)
  const near = new Set<string>()
  const add = (...parts: readonly string[][]) =>
    near.add(parts.map((part) => (part === anyLetter ? '_' : literally(part.join('')))).join(''))
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, behind] = [letters.slice(0, at), letters.slice(at)]
    const [one, other, ...rest] = behind
    add(before, anyLetter, behind)
    if (one !== undefined) add(before, behind.slice(1))
    if (one !== undefined) add(before, anyLetter, behind.slice(1))
    if (one !== undefined && other !== undefined) add(before, [other, one], rest)
  }
  return [...near].flatMap(asFound)
}

const anyLetter: string[] = []

/** A pattern, at the beginning or the end of a word where its longest run of letters would find too much. */
function asFound(pattern: string): string[] {
  const [first = '', ...others] = pattern.split('_')
  if ([first, ...others].some((run) => run.length > 3)) return [`%${pattern}%`]
  return first.length > 1 ? beginnings(pattern) : endings(pattern)
}

const endings = (pattern: string): string[] => [
  `%${pattern}`,
  ...wordEnds.map((sign) => `%${pattern}${literally(sign)}%`),
]
