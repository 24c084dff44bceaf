import { countRows, type SqlConnection } from '../sql'
import {
  addChoices,
  countedFilters,
  isFlag,
  isUnfiltered,
  lineOf,
  type Counted,
  type Faceted,
} from './choices'
import { lookAgain } from './look'
import { fromKept, keptRows, sampleConditions, type Looked } from './looked'
import {
  mostKept,
  relationFilters,
  relations,
  type ChoiceFilter,
  type Choices,
  type Flag,
  type Gap,
  type RelationFilter,
} from './projectQuery'
import { counted, idsReadBy, shareOf } from './sqlCounts'
import { all, flagConditions, gapConditions, idArray, relationTables, Statement } from './sqlParts'
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
  let isAbout = false
  for (const part of countedFilters(looked.query.filters)) {
    const isOfWholeList = looked.scope.kind === 'all' && isUnfiltered(part.others)
    const { rowsFor, weight } = await facetsOf(connection, looked, part, isKnownLicense)
    if (weight !== 1) isAbout = true
    for (const filter of part.filters) {
      if (weight === 1) exact.add(filter)
      addChoices(counts, await rowsFor(filter), { filter, weight, knowledge })
      const isRare = weight !== 1 && (counts.get(filter) ?? 0) < fewInSample * weight
      // The index of the rows with a rare flag is short.
      if (isRare && isOfWholeList && isFlag(filter)) {
        counts.set(filter, await countRows(connection, `projects WHERE ${flagConditions[filter]}`))
        exact.add(filter)
      }
      // What is not inactive is active: one of them counted, the other is what remains.
      if (isRare && isOfWholeList && filter === 'inactive')
        counts.set('active', looked.rows - (counts.get('inactive') ?? 0))
    }
  }
  // A flag that is on has as many as are found.
  const { flags } = looked.query.filters
  if (flags.length > 0 && !(await counted(connection, looked)).isAbout)
    for (const flag of flags) exact.add(flag)
  return { counts, isAbout, exact }
}

interface Facets {
  /** Rows with what this filter asks. */
  rowsFor: (filter: Flag | ChoiceFilter) => Promise<readonly Faceted[]>
  /** Each of their projects stands for so many. */
  weight: number
}

/** The same rows for every filter. */
const sameFor =
  (rows: readonly Faceted[]): Facets['rowsFor'] =>
  async () =>
    rows

async function facetsOf(
  connection: SqlConnection,
  looked: Looked,
  { filters, others }: Counted,
  isKnownLicense: (license: string) => boolean,
): Promise<Facets> {
  const isAsked = others === looked.query.filters
  const query = { ...looked.query, filters: others }
  const wanted = isAsked ? looked : await lookAgain(connection, { ...looked, query }, isKnownLicense)
  const read = async (write: (statement: Statement) => string, isSample = false) => {
    const statement = new Statement()
    const rows = await statement.run<Group>(connection, facetsFrom(write(statement), filters, isSample))
    return rows.map(faceted)
  }
  if (looked.scope.kind === 'few')
    return { rowsFor: sameFor(await read((statement) => keptRows(wanted, statement))), weight: 1 }
  if (looked.rows <= mostKept) return { rowsFor: groupsOf(connection, wanted), weight: 1 }
  const kept = isAsked
    ? (await counted(connection, wanted)).found
    : (await shareOf(connection, wanted)) * looked.rows
  const every = Math.max(1, Math.round(kept / facetsLooked))
  const ids = every === 1 ? idsReadBy(wanted) : undefined
  const isSample = kept > mostKept
  const rows = await read((statement) => {
    if (ids) return `projects WHERE id = ANY (${idArray(ids, statement)})`
    if (!isSample) return oneOf(every, wanted, statement)
    const sample = sampleOf(looked.rows, Math.min(facetsSampled, (facetsLooked * looked.rows) / kept))
    return `${sample} WHERE ${all(sampleConditions(wanted, statement))}`
  }, isSample)
  // By the rows that were looked at: a sample has more or fewer than were asked for.
  return { rowsFor: sameFor(rows), weight: every === 1 ? 1 : kept / Math.max(1, rows.length) }
}

/**
 * All that a query keeps of a short list, by what a filter asks: the database sends a few groups in place of each row, in a statement
 * for each kind of filter, so that where there is one connection, another call waits for one of them at most.
 */
function groupsOf(connection: SqlConnection, wanted: Looked): Facets['rowsFor'] {
  const read = async (write: (statement: Statement) => string) => {
    const statement = new Statement()
    const groups = await statement.run<Group>(connection, write(statement))
    return groups.map(faceted)
  }
  let facts: Promise<readonly Faceted[]> | undefined
  return (filter) =>
    isRelation(filter)
      ? read((statement) => setsOf(filter, fromKept(wanted, statement)))
      : (facts ??= read((statement) => factsOf(keptRows(wanted, statement))))
}

/** What a group is alike in. */
type Group = Partial<Faceted> & Pick<Faceted, 'times'> & Record<string, unknown>

const isRelation = (filter: Flag | ChoiceFilter): filter is RelationFilter => filter in relations

const faceted = (group: Group): Faceted => ({ ...nothing, ...group })

/** A row without anything that a filter asks for. */
const nothing: Omit<Faceted, 'times'> = {
  isActive: false,
  isFeatured: false,
  isClaimed: false,
  isPending: false,
  lacksImage: false,
  lacksDescription: false,
  lacksDeployment: false,
  license: '',
  tags: [],
  categories: [],
  language_stacks: [],
}

/** SQL of the groups of rows that are alike but for their tags, categories and stacks. */
const factsOf = (rows: string): string =>
  `WITH kept AS MATERIALIZED (SELECT ${facts} FROM ${rows})
   SELECT ${flagsOfKept}, ${gapsOf(besideKept)}, count(*)::integer AS times FROM kept GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`

/**
 * SQL of the groups of rows with the same categories or stacks, which are few: a project with two of them counts once for what both lie
 * below. Each tag counts for itself.
 */
function setsOf(filter: RelationFilter, rows: string): string {
  const ids = relations[filter]
  if (filter === 'tag')
    return `SELECT ARRAY[related_id] AS ${ids}, count(*)::integer AS times
      FROM ${relationTables[filter]} WHERE project_id IN (SELECT id FROM ${rows}) GROUP BY related_id`
  return `SELECT ${ids}, count(*)::integer AS times
    FROM (SELECT ${related(filter)} FROM (SELECT id FROM ${rows}) AS kept) AS sets GROUP BY ${ids}`
}

const facts = 'id, is_active, is_featured, is_claimed, pending_count, license'
const flagsOfKept = `is_active AS "isActive", is_featured AS "isFeatured", is_claimed AS "isClaimed",
     pending_count > 0 AS "isPending", license`
const gapsOf = (lacks: (gap: Exclude<Gap, 'license'>) => string) =>
  `${lacks('image')} AS "lacksImage", ${lacks('description')} AS "lacksDescription",
     ${lacks('deployment')} AS "lacksDeployment"`
/** Whether a row lacks something, by an index: the rows themselves lie apart. */
const besideKept = (gap: Exclude<Gap, 'license'>) =>
  `EXISTS (SELECT FROM projects AS gap WHERE gap.id = kept.id AND ${gapConditions[gap]})`

const related = (filter: RelationFilter) =>
  `ARRAY(SELECT related_id FROM ${relationTables[filter]} WHERE project_id = kept.id) AS ${relations[filter]}`

/**
 * SQL of the columns and relations that these filters need. Whether a row lacks something is read from the row in a sample, whose pages
 * are read anyway, and else from partial indexes.
 */
function facetsFrom(rows: string, filters: readonly (Flag | ChoiceFilter)[], isSample: boolean): string {
  const asked = relationFilters.filter((filter) => filters.includes(filter)).map(related)
  if (filters.every(isRelation))
    return `WITH kept AS MATERIALIZED (SELECT id FROM ${rows}) SELECT 1 AS times, ${asked.join(', ')} FROM kept`
  const read = isSample ? `${facts}, ${gapsOf((gap) => gapConditions[gap])}` : facts
  const gaps = isSample ? '"lacksImage", "lacksDescription", "lacksDeployment"' : gapsOf(besideKept)
  return `WITH kept AS MATERIALIZED (SELECT ${read} FROM ${rows})
   SELECT ${['1 AS times', flagsOfKept, gaps, ...asked].join(', ')} FROM kept`
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
