import { countRows, type SqlConnection } from '../sql'
import { addChoices, countedFilters, isFlag, isUnfiltered, lineOf, type Faceted } from './choices'
import { lookAgain } from './look'
import { fromKept, keptRows, sampleConditions, type Looked } from './looked'
import { mostKept, type ChoiceFilter, type Choices, type Flag, type Gap } from './projectQuery'
import { counted, shareOf } from './sqlCounts'
import { all, flagConditions, gapConditions, Statement } from './sqlParts'
import { sampleOf } from './sqlSearch'

/** About so many rows are looked at to estimate what each filter would leave. */
const facetsLooked = 1500
/** At most so many rows are read from the list to get that many, if a query keeps few of them. */
const facetsSampled = 12_000
/** A sample that has fewer rows with a flag estimates their number badly: it may have none, where the list shows some. */
const fewInSample = 50

/** How many rows each filter would leave: of few rows all are looked at, else a sample; rare flags of the whole list are counted. */
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
  const exact = new Set<Flag | ChoiceFilter>()
  const read = new Map<string, Promise<Facets>>()
  let isAbout = false
  for (const { filter, others } of countedFilters(looked.query.filters)) {
    const key = JSON.stringify(others)
    const facets = await (read.get(key) ?? facetsOf(connection, looked, others, isKnownLicense))
    read.set(key, Promise.resolve(facets))
    if (facets.weight === 1) exact.add(filter)
    else isAbout = true
    addChoices(counts, facets.rows, { filter, weight: facets.weight, knowledge })
    const isOfWholeList = looked.scope.kind === 'all' && isUnfiltered(others)
    const isRare = facets.weight !== 1 && (counts.get(filter) ?? 0) < fewInSample * facets.weight
    // The index of the rows with a rare flag is short.
    if (isRare && isOfWholeList && isFlag(filter)) {
      counts.set(filter, await countRows(connection, `projects WHERE ${flagConditions[filter]}`))
      exact.add(filter)
    }
    // What is not inactive is active: one of them counted, the other is what remains.
    if (isRare && isOfWholeList && filter === 'inactive')
      counts.set('active', looked.rows - (counts.get('inactive') ?? 0))
  }
  // A flag that is on has as many as are found.
  const { flags } = looked.query.filters
  if (flags.length > 0 && !(await counted(connection, looked)).isAbout)
    for (const flag of flags) exact.add(flag)
  return { counts, isAbout, exact }
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
  const isAsked = filters === looked.query.filters
  const query = { ...looked.query, filters }
  const wanted = isAsked ? looked : await lookAgain(connection, { ...looked, query }, isKnownLicense)
  const read = (write: (statement: Statement) => string, isSample = false) => {
    const statement = new Statement()
    return statement.run<Faceted & Record<string, unknown>>(
      connection,
      facetsFrom(write(statement), isSample),
    )
  }
  if (looked.rows <= mostKept || looked.scope.kind === 'few')
    return { rows: await read((statement) => keptRows(wanted, statement)), weight: 1 }
  const kept = isAsked
    ? (await counted(connection, wanted)).found
    : (await shareOf(connection, wanted)) * looked.rows
  const every = Math.max(1, Math.round(kept / facetsLooked))
  const isSample = kept > mostKept
  const rows = await read((statement) => {
    if (!isSample) return oneOf(every, wanted, statement)
    const sample = sampleOf(looked.rows, Math.min(facetsSampled, (facetsLooked * looked.rows) / kept))
    return `${sample} WHERE ${all(sampleConditions(wanted, statement))}`
  }, isSample)
  if (every === 1) return { rows, weight: 1 }
  // By the rows that were looked at: a sample has more or fewer than were asked for.
  return { rows, weight: kept / Math.max(1, rows.length) }
}

/** SQL of what filters ask of rows: of a sample the rows themselves are read, while of others indexes say it, as they lie apart. */
function facetsFrom(rows: string, isSample: boolean): string {
  const lacks = (gap: Exclude<Gap, 'license'>) =>
    isSample
      ? gapConditions[gap]
      : `EXISTS (SELECT FROM projects AS gap WHERE gap.id = kept.id AND ${gapConditions[gap]})`
  const gaps = `${lacks('image')} AS "lacksImage", ${lacks('description')} AS "lacksDescription",
     ${lacks('deployment')} AS "lacksDeployment"`
  const facts = 'id, is_active, is_featured, is_claimed, pending_count, license'
  return `WITH kept AS MATERIALIZED (SELECT ${isSample ? `${facts}, ${gaps}` : facts} FROM ${rows})
   SELECT is_active AS "isActive", is_featured AS "isFeatured", is_claimed AS "isClaimed",
     pending_count > 0 AS "isPending", license, ${isSample ? '"lacksImage", "lacksDescription", "lacksDeployment"' : gaps},
     ${related('tags')}, ${related('categories')}, ${related('language_stacks')}
   FROM kept`
}

/** SQL of one of `every` rows that a query keeps, always the same ones: indexes choose them, and no other row is read. */
function oneOf(every: number, looked: Looked, statement: Statement): string {
  const isChosen = (column: string) => `(${column}::bigint * 2654435761 >> 8) % ${every} = 0`
  const chosen = every === 1 ? fromKept(looked, statement) : keptRows(looked, statement, isChosen)
  return `projects WHERE id = ANY (ARRAY(SELECT id FROM ${chosen}))`
}

async function tree(connection: SqlConnection, name: 'categories' | 'language_stacks') {
  const nodes = await connection.query<{ id: number; parentId: number }>(
    `SELECT id, coalesce(parent_id, 0) AS "parentId" FROM ${name}`,
    [],
  )
  return lineOf(nodes)
}
