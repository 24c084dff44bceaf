import { partSize } from '../migrations/versions'
import type { SqlConnection } from '../sql'
import type { LongRows } from './longLists'
import { piece, type ListRows, type WrittenRows } from './writtenRows'

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
export type WriteList = (list: WrittenList) => Promise<ListRows>

interface Kept {
  /** Versions of the parts when they were read last; '' is the one that counts for all. */
  versions: ReadonlyMap<number | '', string>
  parts: ReadonlyMap<number, Uint8Array<ArrayBuffer>>
}

export interface WrittenListsOptions {
  /** See `SqlPool`. */
  broken?: () => number
  /** Answers a list of more than `mostRows` rows; without it all are read whole. */
  long?: (list: WrittenList) => LongRows
  /** Rows of a list that is kept: by default 32,768, which are about 16 MB. */
  mostRows?: number | undefined
}

const usualMostRows = 32_768

/** What was read of the lists of one database, by part, so that only parts which have changed since are read again. */
export class WrittenLists {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly options: WrittenListsOptions = {}) {}

  /** The rows of the list. Each statement of the connection has to be committed by itself: what a transaction has not committed is nobody else's. */
  async read(connection: SqlConnection, list: WrittenList): Promise<ListRows> {
    const key = `${list.name} ${list.variant ?? ''}`
    // What is read now is at least as new as these versions.
    const { versions, lastId } = await versionsOf(connection, list.name, this.options.broken?.() ?? 0)
    const { long } = this.options
    if (long && (await this.isLong(connection, list.name, lastId))) {
      this.kept.delete(key)
      return long(list)
    }
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

  /** Costs nothing where the last id says it, and else as much as finding one row behind `mostRows` others in the index. */
  private async isLong(connection: SqlConnection, name: string, lastId: number): Promise<boolean> {
    const { mostRows = usualMostRows } = this.options
    if (lastId <= mostRows) return false
    const next = `SELECT id FROM ${name} ORDER BY id OFFSET $1 LIMIT 1`
    return (await connection.query(next, [mostRows])).length > 0
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
): Promise<{ versions: Kept['versions']; lastId: number }> {
  // The row without a version holds the last id of the list.
  const rows = await connection.query<{ name: string; part: number | null; version: string | null }>(
    `SELECT name, part, version::text AS version FROM versions WHERE name IN ('', $1)
     UNION ALL SELECT $1, max(id), NULL FROM ${name}`,
    [name],
  )
  const versions = new Map<number | '', string>()
  let lastId = 0
  for (const { name: named, part, version } of rows) {
    if (version === null) lastId = part ?? 0
    else if (named === '') versions.set('', `${broken} ${version}`)
    else if (part !== null) versions.set(part, version)
  }
  return { versions, lastId }
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
