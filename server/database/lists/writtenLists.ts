import { partSize } from '../migrations/versions'
import type { SqlConnection } from '../sql'
import { piece, type WrittenRows } from './writtenRows'

/** A list whose rows the database itself writes as JSON. */
export interface WrittenList {
  /** Its table. A change raises the version of the part of this name. */
  name: string
  /** Names the list among those of its table; '' by default. */
  variant?: string
  /** SELECT of the rows, in the fields' order, with `id` among them; `from` is the table, or parts of it under its name. */
  select: (from: string) => string
  /** Whether a row shows something of another part: then any change has the whole list read again. */
  isWhole?: boolean
}

/** Returns the rows of a list. */
export type WriteList = (list: WrittenList) => Promise<WrittenRows>

interface Kept {
  /** Versions of the parts when they were read last; '' is the one that counts for all. */
  versions: ReadonlyMap<number | '', string>
  parts: ReadonlyMap<number, Uint8Array<ArrayBuffer>>
}

/** What was read of the lists of one database, by part, so that only parts which have changed since are read again. */
export class WrittenLists {
  private readonly kept = new Map<string, Kept>()

  /** `broken`: see `SqlPool`. */
  constructor(private readonly broken: () => number = () => 0) {}

  /** The rows of the list. Each statement of the connection has to be committed by itself: what a transaction has not committed is nobody else's. */
  async read(connection: SqlConnection, list: WrittenList): Promise<WrittenRows> {
    const key = `${list.name} ${list.variant ?? ''}`
    // What is read now is at least as new as these versions.
    const versions = await versionsOf(connection, list.name, this.broken())
    const before = this.kept.get(key)
    const changed = before && changedParts(before.versions, versions)
    const parts = new Map(changed && !(list.isWhole && changed.length > 0) ? before.parts : [])
    if (changed?.length === 0) return inOrder(parts)
    const isPartial = parts.size > 0 && changed !== undefined
    const read = await writtenParts(connection, list, isPartial ? changed : undefined)
    if (!isPartial) parts.clear()
    for (const part of changed ?? []) parts.delete(part)
    for (const { part, json } of read) parts.set(part, piece(json))
    this.kept.set(key, { versions, parts })
    return inOrder(parts)
  }
}

/** What a table is made from: its connection, and what reads lists on it. */
export interface TableNeeds {
  connection: SqlConnection
  write: WriteList
}

/** Reads the lists on one connection; keeps nothing by default, as inside a transaction. */
export function listReader(connection: SqlConnection, kept?: WrittenLists): WriteList {
  return (list) => (kept ?? new WrittenLists()).read(connection, list)
}

async function versionsOf(
  connection: SqlConnection,
  name: string,
  broken: number,
): Promise<Kept['versions']> {
  const rows = await connection.query<{ name: string; part: number; version: string }>(
    "SELECT name, part, version::text AS version FROM versions WHERE name IN ('', $1)",
    [name],
  )
  return new Map<number | '', string>(
    rows.map((row) => (row.name === '' ? ['', `${broken} ${row.version}`] : [row.part, row.version])),
  )
}

/** Parts with another version; undefined where all may have changed. */
function changedParts(before: Kept['versions'], now: Kept['versions']): number[] | undefined {
  if (before.get('') !== now.get('')) return undefined
  return [...now].flatMap(([part, version]) => (part !== '' && before.get(part) !== version ? [part] : []))
}

function writtenParts(connection: SqlConnection, { name, select }: WrittenList, wanted?: readonly number[]) {
  const within = `SELECT ${name}.* FROM unnest($1::integer[]) AS wanted (part)
    JOIN ${name} ON ${name}.id BETWEEN part * ${partSize} AND part * ${partSize} + ${partSize - 1}`
  return connection.query<{ part: number; json: string }>(
    `SELECT listed.id / ${partSize} AS part, string_agg(row_to_json(listed)::text, ',' ORDER BY listed.id) AS json
     FROM (${select(wanted ? `(${within}) AS ${name}` : name)}) AS listed GROUP BY 1`,
    wanted ? [[...wanted]] : [],
  )
}

function inOrder(parts: ReadonlyMap<number, Uint8Array<ArrayBuffer>>): WrittenRows {
  return [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
}
