import type { Makers } from '../../lazyParts'
import type { SqlConnection } from '../sql'
import { columnName, parts, stampValues, type Column } from '../sqlEntity'
import { SqlRelation } from '../sqlRelation'
import type { Stored } from '../records'
import type { ManyTable, ManyTables, RowChange } from './manyTable'

/** A table whose rows are changed many at once. */
interface ManyShape<Fields> {
  table: string
  columns: Partial<Record<keyof Fields & string, Column>>
  /** Lists of related ids: the table of each, `<owner>_<field>`. */
  relations?: readonly (keyof Fields & string)[]
  /** `project`: names the tables of relations, and their column of the row's id. */
  owner?: string
}

const texts = { featuredImage: 'text', isFeatured: 'boolean' } as const
const node = { name: 'text', parentId: 'parent' } as const
const shapes: { readonly [N in keyof ManyTables]: ManyShape<FieldsOf<ManyTables[N]>> } = {
  manyProjects: {
    table: 'projects',
    columns: {
      ...texts,
      name: 'text',
      projectUrl: 'text',
      tagline: 'text',
      license: 'text',
      isActive: 'boolean',
      isClaimed: 'boolean',
    },
    relations: ['tags', 'categories', 'language_stacks'],
    owner: 'project',
  },
  manyArticles: {
    table: 'articles',
    columns: { ...texts, title: 'text', excerpt: 'text', isPublished: 'boolean' },
    relations: ['tags'],
    owner: 'article',
  },
  manyCategories: { table: 'categories', columns: node },
  manyLanguageStacks: { table: 'language_stacks', columns: node },
  manyOpportunities: {
    table: 'opportunities',
    columns: { title: 'text', osnId: 'integer', isDeleted: 'boolean' },
  },
}
type FieldsOf<Table> = Table extends ManyTable<infer Fields> ? Fields : never

/** The tables of which many rows are changed at once. */
export const sqlManyTables = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, manyMaker(shape)]),
) as unknown as Makers<ManyTables, { connection: SqlConnection }>

type Fields = Readonly<Record<string, unknown>>

function manyMaker(shape: ManyShape<Fields>) {
  const { table, relations = [], owner = '' } = shape
  const columns = Object.entries(shape.columns) as [string, Column][]
  const selection = [
    `${table}.id, ${table}.version`,
    ...columns.map(([field, kind]) => {
      const column = `${table}.${columnName(field)}`
      return `${kind === 'parent' ? `coalesce(${column}, 0)` : column} AS "${field}"`
    }),
    ...relations.map(
      (field) =>
        `ARRAY(SELECT related_id FROM ${owner}_${field} WHERE ${owner}_id = ${table}.id ORDER BY position) AS ${field}`,
    ),
  ].join(', ')

  const byIds = `SELECT ${selection} FROM ${table} WHERE ${table}.id = ANY ($1::integer[]) ORDER BY ${table}.id`
  const locked = `${byIds} FOR NO KEY UPDATE OF ${table}`
  type Row = Fields & Stored & Record<string, unknown>

  return ({ connection }: { connection: SqlConnection }): ManyTable<Fields> => ({
    findMany: (ids) => connection.query<Row>(byIds, [[...ids]]),
    findManyLocked: (ids) => connection.query<Row>(locked, [[...ids]]),
    async updateMany(changes, stamp) {
      for (const [given, rows] of groups(changes, columns)) {
        const settings = given.map(([field, kind]) => {
          const value = kind === 'parent' ? `nullif(r."${field}", 0)` : `r."${field}"`
          return `${columnName(field)} = ${value}`
        })
        settings.push(`version = ${table}.version + 1`)
        if (stamp) settings.push('updated_at = $2::timestamptz', 'updated_by = $3::integer')
        const types = given.map(([field, kind]) => `, "${field}" ${kind === 'parent' ? 'integer' : kind}`)
        for (const part of parts(rows))
          await connection.query(
            `UPDATE ${table} SET ${settings.join(', ')}
             FROM json_to_recordset($1::json) AS r(id integer${types.join('')}) WHERE ${table}.id = r.id`,
            [
              JSON.stringify(part.map(({ id, fields }) => ({ ...fields, id }))),
              ...(stamp ? stampValues(stamp) : []),
            ],
          )
      }
      for (const field of relations) {
        const lists = changes.flatMap(({ id, fields }) => {
          const ids = fields[field] as readonly number[] | undefined
          return ids ? [{ id, ids }] : []
        })
        const links = { table: `${owner}_${field}`, owner: `${owner}_id`, related: field }
        await new SqlRelation(connection, links).replaceAll(lists)
      }
    },
  })
}

/** The changes by the plain columns that they set. */
function groups(
  changes: readonly RowChange<Fields>[],
  columns: readonly [string, Column][],
): Map<[string, Column][], RowChange<Fields>[]> {
  const byNames = new Map<string, [[string, Column][], RowChange<Fields>[]]>()
  for (const change of changes) {
    const given = columns.filter(([field]) => change.fields[field] !== undefined)
    const key = given.map(([field]) => field).join()
    const group = byNames.get(key) ?? [given, []]
    group[1].push(change)
    byNames.set(key, group)
  }
  return new Map(byNames.values())
}
