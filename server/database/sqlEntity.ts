import { nameKey } from './nameKey'
import type { EntityTable } from './port'
import type { Stamp, Stamps, Stored } from './records'
import { copyText, worthCopying } from './many/copyLines'
import type { SqlConnection } from './sql'

/** What a column holds; `parent` is an id of the same table, where 0 means none and is kept as NULL. */
export type Column = 'text' | 'integer' | 'boolean' | 'parent'

/** The plain columns of one table by the names of their fields; `id` and `version` are added. */
export interface Columns<Fields> {
  readonly fields: { readonly [F in keyof Fields]: Column }
  /** A text whose `nameKey` is kept beside it, in `<field>_key`, which decides what counts as the same. */
  readonly key?: keyof Fields & string
}

/** A table as its statements name it: made once. */
export interface Shape<Fields> extends Columns<Fields> {
  readonly table: string
  readonly columns: ReadonlyMap<string, Column>
  /** Columns of a row under the names of its fields, for `SELECT`. */
  readonly selection: string
  /** Columns of a row's stamps, to stand behind others. */
  readonly stamps: string
}

/** The shape of a table with these columns. */
export function shapeOf<Fields extends object>(table: string, columns: Columns<Fields>): Shape<Fields> {
  const plain = Object.entries<Column>(columns.fields)
  const selection = [...plain, ['id', 'integer'], ['version', 'integer']]
    .map(([field = '', kind]) => {
      const column = `${table}.${columnName(field)}`
      return `${kind === 'parent' ? `coalesce(${column}, 0)` : column} AS "${field}"`
    })
    .join(', ')
  const stamps = `${table}.created_at AS "createdAt", ${person(`${table}.created_by`)} AS "createdBy",
      ${table}.updated_at AS "updatedAt", ${person(`${table}.updated_by`)} AS "updatedBy"`
  const { key } = columns
  return {
    ...columns,
    table,
    selection,
    stamps,
    columns: new Map([...plain, ...(key ? [[keyField(key), 'text'] as const] : [])]),
  }
}

/**
 * Reading and writing the plain columns of one table. Rows travel to the database as one JSON parameter, so that adding
 * one and adding thousands are the same statement.
 */
export class SqlEntity<Fields extends object> {
  readonly table: string
  readonly selection: string
  readonly stamps: string
  private readonly columns: ReadonlyMap<string, Column>

  constructor(
    readonly connection: SqlConnection,
    readonly shape: Shape<Fields>,
  ) {
    this.table = shape.table
    this.selection = shape.selection
    this.stamps = shape.stamps
    this.columns = shape.columns
  }

  async find(id: number, isLocked = false): Promise<(Fields & Stored) | undefined> {
    const [row] = await this.select(`WHERE id = $1${isLocked ? ' FOR NO KEY UPDATE' : ''}`, [id])
    return row
  }

  /** Rows with their stamps by what stands behind `FROM <table>`. */
  selectStamped(rest: string, values: readonly unknown[] = []): Promise<(Fields & Stored & Stamps)[]> {
    return this.connection.query<Fields & Stored & Stamps & Record<string, unknown>>(
      `SELECT ${this.selection}, ${this.stamps} FROM ${this.table} ${rest}`,
      values,
    )
  }

  /** Rows by what stands behind `FROM <table>`. */
  select(rest: string, values: readonly unknown[] = []): Promise<(Fields & Stored)[]> {
    return this.connection.query<Fields & Stored & Record<string, unknown>>(
      `SELECT ${this.selection} FROM ${this.table} ${rest}`,
      values,
    )
  }

  async insert(row: Fields, stamp?: Stamp): Promise<number> {
    const statement = `${this.insertion([...this.columns])} RETURNING id`
    const values = [this.json([row]), ...stampValues(stamp)]
    const [added] = await this.connection.query<{ id: number }>(statement, values)
    if (!added) throw new Error(`${this.table} gave no id`)
    return added.id
  }

  async insertAll(rows: readonly (Fields & { readonly id: number })[], stamp?: Stamp): Promise<void> {
    const columns = [['id', 'integer'], ...this.columns] as const
    if (this.connection.copyIn && rows.length >= worthCopying) {
      const keyed = rows.map((row) => this.withKey(row) as Readonly<Record<string, unknown>>)
      const text = copyText(keyed, { columns, rest: [...stampValues(stamp), ...stampValues(stamp)] })
      const names = [...columns.map(([field]) => columnName(field)), ...stampColumns]
      await this.connection.copyIn(`${this.table} (${names.join(', ')})`, text)
    } else
      for (const part of parts(rows))
        await this.connection.query(this.insertion(columns), [this.json(part), ...stampValues(stamp)])
    const sequence = `pg_get_serial_sequence('${this.table}', 'id')`
    await this.connection.query(
      `SELECT setval(${sequence}, max(id)) FROM ${this.table}
       HAVING max(id) > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`,
    )
  }

  /** Changes the plain columns among `changes` and returns the new version. */
  async update(id: number, changes: Partial<Fields>, stamp?: Stamp): Promise<number> {
    const entries = Object.entries(this.withKey(changes)).filter(
      ([field, value]) => value !== undefined && this.columns.has(field),
    )
    const settings = entries.map(([field], index) => {
      const value = `$${index + 2}`
      return `${columnName(field)} = ${this.columns.get(field) === 'parent' ? `nullif(${value}::integer, 0)` : value}`
    })
    const values = [id, ...entries.map(([, value]) => value)]
    if (stamp) {
      settings.push(`updated_at = $${values.length + 1}`, `updated_by = $${values.length + 2}`)
      values.push(...stampValues(stamp))
    }
    const [row] = await this.connection.query<{ version: number }>(
      `UPDATE ${this.table} SET ${[...settings, 'version = version + 1'].join(', ')} WHERE id = $1 RETURNING version`,
      values,
    )
    if (!row) throw new Error(`No row ${id} to update in ${this.table}`)
    return row.version
  }

  /** Adds a row with a version of its own, and another key than that of its name. */
  async insertAgain(row: Fields & Stored, key: string, created?: Stamp): Promise<void> {
    const statement = this.insertion([['id', 'integer'], ['version', 'integer'], ...this.columns])
    const { key: field } = this.shape
    const keyed = { ...row, ...(field && { [keyField(field)]: key }) }
    await this.connection.query(statement, [JSON.stringify([keyed]), ...stampValues(created)])
  }

  /** Those of the ids that no row has. */
  async missing(ids: readonly number[]): Promise<number[]> {
    const rows = await this.connection.query<{ id: number }>(
      `SELECT id FROM ${this.table} WHERE id = ANY ($1::integer[])`,
      [[...ids]],
    )
    const known = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !known.has(id))
  }

  private json(rows: readonly Fields[]): string {
    return JSON.stringify(rows.map((row) => this.withKey(row)))
  }

  private withKey(fields: Partial<Fields>): object {
    const { key } = this.shape
    const text = key && fields[key]
    return key && typeof text === 'string' ? { ...fields, [keyField(key)]: nameKey(text) } : fields
  }

  private insertion(columns: readonly (readonly [field: string, kind: Column])[]): string {
    const names = columns.map(([field]) => columnName(field))
    const values = columns.map(([field, kind]) =>
      kind === 'parent' ? `nullif(r."${field}", 0)` : `r."${field}"`,
    )
    const types = columns.map(([field, kind]) => `"${field}" ${kind === 'parent' ? 'integer' : kind}`)
    names.push(...stampColumns)
    values.push('$2::timestamptz', '$3::integer', '$2::timestamptz', '$3::integer')
    return `INSERT INTO ${this.table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_to_recordset($1::json) AS r(${types.join(', ')})`
  }
}

/** The operations that need nothing but the plain columns. */
export function plainTable<Fields extends object>(
  rows: SqlEntity<Fields>,
): EntityTable<Fields, Fields & Stored> {
  return {
    find: (id) => rows.find(id),
    findLocked: (id) => rows.find(id, true),
    findStamped: async (id) => (await rows.selectStamped('WHERE id = $1', [id]))[0],
    insert: (fields, stamp) => rows.insert(fields, stamp),
    insertAll: (all, stamp) => rows.insertAll(all, stamp),
    update: (id, changes, stamp) => rows.update(id, changes, stamp),
  }
}

/** SQL of `{id, name}` of the user whose id is in the column, or null. */
const person = (column: string): string =>
  `(SELECT json_build_object('id', person.id, 'name', person.name) FROM users AS person WHERE person.id = ${column})`

const stampColumns = ['created_at', 'created_by', 'updated_at', 'updated_by']

/** What a statement writes of a stamp. */
export const stampValues = (stamp: Stamp | undefined): unknown[] => [stamp?.at ?? null, stamp?.by ?? null]

/** `projectUrl` is the column `project_url`. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The key of `name` is `nameKey`. */
export const keyField = (field: string): string => `${field}Key`

/** Rows that go to the database in one statement. */
const partSize = 1000

/** The rows in pieces that one statement can carry. */
export function parts<Row>(rows: readonly Row[], size = partSize): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}
