import * as z from 'zod/mini'
import { recordEntries, type Records, type RecordValues } from '../../src/contract/records'
import type { RecordName } from '../../src/contract/records/plurals'
import type { Makers } from '../lazyParts'
import { MemoryRows, type Journal } from './memoryRows'
import { nameKey } from './nameKey'
import type { ListedTable } from './port'
import type { Stored } from './records'
import { columnName, plainTable, shapeOf, SqlEntity, type Column } from './sqlEntity'
import { removableTable } from './removals/sqlRemovable'
import { listsFor } from './lists/listsFor'
import type { TableNeeds } from './lists/writtenLists'

/** What is stored of a kind of record: what its form holds. */
export type RecordFields<K extends RecordName> = Readonly<RecordValues<K>>

/** The tables of all kinds of records. */
export type RecordTables = {
  [K in RecordName as Records[K]['many']]: ListedTable<RecordFields<K>, RecordFields<K> & Stored>
}

/** The rows of all kinds of records in memory. */
export type RecordRows = { [K in RecordName as Records[K]['many']]: MemoryRows<RecordFields<K>> }

type AnyFields = Readonly<Record<string, string | number | boolean>>

/** Rows in memory for each kind of record; no two of a kind have the same key. */
export function memoryRecordRows(journal: Journal): RecordRows {
  const rows = recordEntries.map(([, { many, key }]) => [
    many,
    new MemoryRows<AnyFields>(journal, { unique: (fields) => nameKey(String(fields[key])) }),
  ])
  return Object.fromEntries(rows) as RecordRows
}

/** The table of each kind of record; its migration gives it a column for each field. */
export const postgresRecordTables = Object.fromEntries(
  recordEntries.map(([, { many, key, body }]) => [many, tableMaker(many, key, body.shape)]),
) as unknown as Makers<RecordTables, TableNeeds>

function tableMaker(many: string, key: string, body: Readonly<Record<string, z.ZodMiniType>>) {
  const fields = Object.fromEntries(Object.entries(body).map(([name, field]) => [name, columnOf(field)]))
  const name = columnName(many)
  const shape = shapeOf<AnyFields>(name, { fields, key })
  const lists = plainLists(name, Object.keys(fields))
  return ({ connection, write }: TableNeeds): ListedTable<AnyFields, AnyFields & Stored> => {
    const rows = new SqlEntity(connection, shape)
    const plain = plainTable(rows)
    return {
      ...plain,
      ...removableTable(rows, plain.findStamped),
      all: () => rows.select('ORDER BY id'),
      written: (to) => write(lists[to]),
      missing: (ids) => rows.missing(ids),
    }
  }
}

function plainLists(name: string, fields: readonly string[]) {
  const columns = [...fields, 'id'].map((field) => `${columnName(field)} AS "${field}"`).join(', ')
  return listsFor({ name }, (from, more) => `SELECT ${columns}${more} FROM ${from}`)
}

/** The column that holds a field of this shape. */
function columnOf(field: z.ZodMiniType): Column {
  if (field instanceof z.ZodMiniString) return 'text'
  if (field instanceof z.ZodMiniBoolean) return 'boolean'
  if (field instanceof z.ZodMiniNumber) return 'integer'
  throw new Error('A field of a record is a text, a whole number or a flag')
}
