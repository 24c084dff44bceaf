import * as z from 'zod/mini'
import { recordEntries, type RecordName, type Records, type RecordValues } from '../../src/contract/records'
import { MemoryRows, type Journal } from './memoryRows'
import { nameKey } from './nameKey'
import type { ListedTable } from './port'
import type { Stored } from './records'
import type { SqlConnection } from './sql'
import { columnName, plainTable, shapeOf, SqlEntity, type Column } from './sqlEntity'
import type { WriteList, WrittenList } from './lists/writtenLists'

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

/** The table of each kind of record on one connection; its migration gives it a column for each field. */
export function postgresRecordTables(connection: SqlConnection, write: WriteList): RecordTables {
  const tables = kinds.map(({ many, shape, list }) => {
    const rows = new SqlEntity(connection, shape)
    const table: ListedTable<AnyFields, AnyFields & Stored> = {
      ...plainTable(rows),
      all: () => rows.select('ORDER BY id'),
      written: () => write(list),
      missing: (ids) => rows.missing(ids),
    }
    return [many, table]
  })
  return Object.fromEntries(tables) as RecordTables
}

const kinds = recordEntries.map(([, { many, key, body }]) => {
  const fields = Object.fromEntries(
    Object.entries(body.shape).map(([name, field]) => [name, columnOf(field)]),
  )
  const name = columnName(many)
  return {
    many,
    shape: shapeOf<AnyFields>(name, { fields, key }),
    list: plainList(name, Object.keys(fields)),
  }
})

function plainList(name: string, fields: readonly string[]): WrittenList {
  const columns = [...fields, 'id'].map((field) => `${columnName(field)} AS "${field}"`).join(', ')
  return { name, select: (from) => `SELECT ${columns} FROM ${from}` }
}

/** The column that holds a field of this shape. */
function columnOf(field: z.ZodMiniType): Column {
  if (field instanceof z.ZodMiniString) return 'text'
  if (field instanceof z.ZodMiniBoolean) return 'boolean'
  if (field instanceof z.ZodMiniNumber) return 'integer'
  throw new Error('A field of a record is a text, a whole number or a flag')
}
