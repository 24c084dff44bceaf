import { versionsIn, type Counted } from '../versions/versions'
import type { SqlConnection, SqlPool } from '../sql'
import type { WrittenList } from './writtenLists'
import { piece } from './writtenRows'

/** Rows of a list that is too long to be held: it is read from the database each time, some rows at a time. */
export interface LongRows {
  /** Differs where the form of the rows does. */
  readonly form: string
  /**
   * Reads the rows into `to`, as they were at one moment; `shows` is what their version counts. Rejects with what `to` throws, and then
   * reads no further.
   */
  read(shows: readonly Counted[], to: RowsSink): Promise<void>
}

/** Takes the rows of a list that is read. */
export interface RowsSink {
  /** Takes the next piece of the rows in JSON, with commas between them; its bytes stay only until it is taken. */
  write(rows: Uint8Array): Promise<void>
  /** What was written so far counts no more: the list is read again. */
  restart(): Promise<void>
  /** From now on all that was written and will be is of this version: it may be sent. */
  ready(version: string): void
}

/** Rows of one range. */
const together = 1000

/** The rows of a list of the database behind `pool`. */
export function longRows(pool: SqlPool, list: WrittenList): LongRows {
  const version = async (connection: SqlConnection, shows: readonly Counted[]) =>
    (await versionsIn(connection, pool.broken)).of(...shows)
  return {
    form: list.select(list.name),
    read: (shows, to) => {
      const reading: Reading = { list, to, version: (connection) => version(connection, shows) }
      if (!pool.snapshot) return readByRanges(pool, reading)
      return pool.snapshot((connection) => {
        if (!connection.copyOut) throw new Error('A connection with a snapshot has to copy')
        return readSnapshot(connection, connection.copyOut, reading)
      })
    },
  }
}

interface Reading {
  list: WrittenList
  to: RowsSink
  version: (connection: SqlConnection) => Promise<string>
}

/** Where a connection sees one moment while others write: the database sends the list as fast as it is taken, and no text is made of it. */
async function readSnapshot(
  connection: SqlConnection,
  copyOut: NonNullable<SqlConnection['copyOut']>,
  { list, to, version }: Reading,
): Promise<void> {
  const now = await version(connection)
  const rows = copyOut(
    `SELECT row_to_json(listed)::text FROM (${list.select(list.name)}) AS listed ORDER BY listed.id`,
  )
  let hasBegun = false
  let isBetween = false
  for await (const bytes of rows) {
    // An answer begins once the database has shown that it can read the list.
    if (!hasBegun) to.ready(now)
    hasBegun = true
    if (isBetween) await to.write(comma)
    isBetween = bytes.at(-1) === lineFeed
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1))
      bytes[at] = comma[0]!
    await to.write(isBetween ? bytes.subarray(0, -1) : bytes)
  }
  if (!hasBegun) to.ready(now)
}

const comma = piece(',')
const lineFeed = 10

/**
 * Where there is one connection for all: range by range, so that others have it in between. When something was changed meanwhile all
 * is read again, in one transaction for which others wait: reading by ranges might never end while people go on writing.
 */
async function readByRanges(pool: SqlPool, { list, to, version }: Reading): Promise<void> {
  const before = await pool.onConnection(version)
  await readRanges(list, to, (work) => pool.onConnection(work))
  if ((await pool.onConnection(version)) === before) return to.ready(before)
  await to.restart()
  await pool.transaction(async (connection) => {
    await readRanges(list, to, (work) => work(connection))
    to.ready(await version(connection))
  })
}

async function readRanges(
  { name, select }: WrittenList,
  to: RowsSink,
  onConnection: SqlPool['onConnection'],
): Promise<void> {
  // Ids that are missing make no range shorter.
  const statement = `
    WITH next AS (SELECT id FROM ${name} WHERE id > $1 ORDER BY id LIMIT ${together}), range AS (SELECT max(id) AS last FROM next)
    SELECT (SELECT last FROM range) AS last,
      (SELECT string_agg(row_to_json(listed)::text, ',' ORDER BY listed.id) FROM (
        ${select(`(SELECT * FROM ${name} WHERE id > $1 AND id <= (SELECT last FROM range)) AS ${name}`)}
      ) AS listed) AS json`
  let isFirst = true
  for (let after = 0; ;) {
    const [range] = await onConnection(({ query }) =>
      query<{ last: number | null; json: string | null }>(statement, [after]),
    )
    if (!range || range.last === null) return
    after = range.last
    if (range.json === null) continue
    if (!isFirst) await to.write(comma)
    isFirst = false
    await to.write(piece(range.json))
  }
}
