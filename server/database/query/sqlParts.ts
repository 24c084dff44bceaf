import { plannedAnew, type SqlConnection } from '../sql'
import type { Flag, Gap, ProjectFilters } from './projectQuery'

/** A statement with its values, that is written part by part. */
export class Statement {
  readonly values: unknown[] = []

  /** A place for a value; `type` is that of the database. */
  value(value: unknown, type: 'text' | 'integer' | 'bigint' | 'integer[]' | 'text[]'): string {
    return `$${this.values.push(value)}::${type}`
  }

  /** Runs the text with the values that it has places for. */
  run<Row extends Record<string, unknown>>({ query }: SqlConnection, text: string): Promise<Row[]> {
    return query<Row>(`${plannedAnew} ${text}`, this.values)
  }
}

/**
 * SQL of an array of ids, as a subquery: the planner expects few and looks each up in an index. For a bare parameter it counts them, and
 * for a thousand or so reads whole partial indexes into a hash table, which takes two to three times longer.
 */
export const idArray = (ids: readonly number[], statement: Statement): string =>
  `ARRAY(SELECT unnest(${statement.value([...ids], 'integer[]')}))`

/** Conditions, of which all hold; any row fits where there are none. */
export const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.map((one) => `(${one})`).join(' AND ')

/** A text that `LIKE` takes to the letter. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The condition of each flag. */
export const flagConditions: Readonly<Record<Flag, string>> = {
  active: 'is_active',
  inactive: 'NOT is_active',
  featured: 'is_featured',
  claimed: 'is_claimed',
  pending: 'pending_count > 0',
}

/** The condition of each gap but that of a license, which takes the list of SPDX. */
export const gapConditions: Readonly<Record<Exclude<Gap, 'license'>, string>> = {
  image: "featured_image = ''",
  description: "description = ''",
  deployment: "deployment_instructions = ''",
}

const trees = { category: 'categories', stack: 'language_stacks' } as const

/** What filters need to know before their conditions are written. */
export interface FilterNeeds {
  /** By filter, the ids that were chosen and those below them. */
  readonly below: { readonly category: readonly number[]; readonly stack: readonly number[] }
  /** Licenses of the list that SPDX does not know; asked for where that is filtered by. */
  readonly unknownLicenses: readonly string[]
}

/** The tables of what filters choose from. */
export const relationTables = {
  tag: 'project_tags',
  category: 'project_categories',
  stack: 'project_language_stacks',
} as const

/** A filter by what projects are related to. */
export type Relation = keyof typeof relationTables

/** The filters by relations that are on: each with its table, and the ids of which a project has one. */
export function relationsOf(
  { tag, category, stack }: ProjectFilters,
  { below }: FilterNeeds,
): { relation: Relation; table: string; ids: readonly number[] }[] {
  const wanted: [Relation, readonly number[], readonly number[]][] = [
    ['tag', tag, tag],
    ['category', category, below.category],
    ['stack', stack, below.stack],
  ]
  return wanted
    .filter(([, chosen]) => chosen.length > 0)
    .map(([relation, , ids]) => ({ relation, table: relationTables[relation], ids }))
}

/** How the rows of a relation are read: those of the ids that `isChosen`, SQL of a condition on an id, says yes to. */
export interface FirstRelation {
  readonly relation: Relation | undefined
  readonly isChosen?: ((id: string) => string) | undefined
}

/** SQL of the ids of projects that have what the filters by tags, categories and stacks want: the rows of one of them are read. */
export function relatedIds(
  filters: ProjectFilters,
  needs: FilterNeeds,
  statement: Statement,
  { relation, isChosen }: FirstRelation,
): string | undefined {
  const relations = relationsOf(filters, needs)
  const first = relations.find((one) => one.relation === relation)
  if (!first) return undefined
  const conditions = [
    isRelated(first.ids, statement),
    ...(isChosen ? [isChosen('project_id')] : []),
    ...relations
      .filter((one) => one !== first)
      .map((other) => hasRelated(`${first.table}.project_id`, other, statement)),
  ]
  return `SELECT project_id AS id FROM ${first.table} WHERE ${conditions.join(' AND ')}`
}

const isRelated = (ids: readonly number[], statement: Statement): string =>
  `related_id = ANY (${statement.value([...ids], 'integer[]')})`

const hasRelated = (
  id: string,
  { table, ids }: { table: string; ids: readonly number[] },
  statement: Statement,
): string =>
  `EXISTS (SELECT FROM ${table} AS related WHERE project_id = ${id} AND ${isRelated(ids, statement)})`

/** The conditions of the filters; with a relation as `first` its rows are read, and no others looked at. */
export function filterConditions(
  filters: ProjectFilters,
  needs: FilterNeeds,
  statement: Statement,
  first?: FirstRelation,
): string[] {
  const { flags, license, missing } = filters
  const { unknownLicenses } = needs
  const ids = first && relatedIds(filters, needs, statement, first)
  const related = ids
    ? [`id = ANY (ARRAY(${ids}))`]
    : relationsOf(filters, needs).map((one) => hasRelated('projects.id', one, statement))
  const lacks = (gap: Gap) =>
    gap === 'license'
      ? `license = ANY (${statement.value([...unknownLicenses], 'text[]')})`
      : gapConditions[gap]
  return [
    ...flags.map((flag) => flagConditions[flag]),
    ...related,
    ...(license.length > 0 ? [`license = ANY (${statement.value([...license], 'text[]')})`] : []),
    ...(missing.length > 0 ? [missing.map(lacks).join(' OR ')] : []),
  ]
}

/** Reads what the filters need to know. */
export async function filterNeeds(
  connection: SqlConnection,
  filters: ProjectFilters,
  isKnownLicense: (license: string) => boolean,
): Promise<FilterNeeds> {
  const below = async (filter: keyof typeof trees) => {
    const chosen = filters[filter]
    if (chosen.length === 0) return []
    const rows = await connection.query<{ id: number }>(
      `WITH RECURSIVE below AS (
         SELECT unnest($1::integer[]) AS id
         UNION SELECT child.id FROM ${trees[filter]} AS child JOIN below ON child.parent_id = below.id
       ) SELECT id FROM below`,
      [[...chosen]],
    )
    return rows.map(({ id }) => id)
  }
  const asksLicense = filters.missing.includes('license')
  return {
    below: { category: await below('category'), stack: await below('stack') },
    unknownLicenses: asksLicense
      ? (await licensesIn(connection)).filter((license) => !isKnownLicense(license))
      : [],
  }
}

/** Each license of the list once: the index of licenses is read from one to the next. */
async function licensesIn(connection: SqlConnection): Promise<string[]> {
  const rows = await connection.query<{ license: string }>(
    `WITH RECURSIVE known AS (
       (SELECT license FROM projects ORDER BY license LIMIT 1)
       UNION ALL
       SELECT (SELECT license FROM projects WHERE license > known.license ORDER BY license LIMIT 1)
       FROM known WHERE known.license IS NOT NULL
     ) SELECT license FROM known WHERE license IS NOT NULL`,
    [],
  )
  return rows.map(({ license }) => license)
}
