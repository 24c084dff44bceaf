import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SqlConnection, SqlPool } from '../../database/sql'
import { oneAtATime } from '../oneAtATime'
import type { ByteRange, KeptUpload, UploadStore } from './uploadStore'

/** Bytes of one row: a reader or writer of an upload holds few of them. */
const pieceSize = 256 * 1024

const workFolders = 'console-uploads-'

type Row = { name: string; size: number; kept_at: Date }
const asKept = ({ name, size, kept_at }: Row): KeptUpload => ({ name, size, keptAt: kept_at })

/**
 * Keeps uploads in PostgreSQL, in pieces, for all processes that use it. A reader holds a connection only for a piece, and
 * one upload at a time is written, so that large ones leave the connections to the calls.
 */
export function databaseUploads(pool: Pick<SqlPool, 'transaction'>): UploadStore {
  const inTurn = oneAtATime()
  let work: Promise<string> | undefined
  const query = <Found extends Record<string, unknown>>(text: string, values: readonly unknown[]) =>
    pool.transaction((connection) => connection.query<Found>(text, values))
  return {
    async workFolder() {
      const folder = await (work ??= mkdtemp(path.join(tmpdir(), workFolders)))
      // A machine may clear its temporary folder.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    keep: (name, file, keptAt = new Date()) =>
      inTurn(async () => {
        const { size } = await stat(file)
        await pool.transaction((connection) => insert(connection, { name, size, keptAt }, file))
        await rm(file, { force: true })
      }),
    async find(names) {
      const rows = await query<Row>('SELECT name, size, kept_at FROM uploads WHERE name = ANY($1)', [names])
      const byName = new Map(rows.map((row) => [row.name, asKept(row)]))
      return names.map((name) => byName.get(name)).find((upload) => upload !== undefined)
    },
    async *read(name, range) {
      for (const { position, from, to } of piecesOf(range)) {
        const [piece] = await query<{ content: Uint8Array }>(
          'SELECT content FROM upload_pieces WHERE name = $1 AND position = $2',
          [name, position],
        )
        if (!piece) throw new Error('The upload was removed while it was read')
        yield piece.content.subarray(from, to)
      }
    },
    async list() {
      return (await query<Row>('SELECT name, size, kept_at FROM uploads ORDER BY name', [])).map(asKept)
    },
    async remove(names) {
      for (let next = 0; next < names.length; next += 100)
        await query('DELETE FROM uploads WHERE name = ANY($1)', [names.slice(next, next + 100)])
    },
    removeParts: removeWorkFolders,
    async close() {
      if (work) await rm(await work, { recursive: true, force: true })
    },
  }
}

/** Adds an upload, unless another process has just added it. */
async function insert(
  { query }: SqlConnection,
  { name, size, keptAt }: KeptUpload,
  file: string,
): Promise<void> {
  const added = await query(
    'INSERT INTO uploads (name, size, kept_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING RETURNING name',
    [name, size, keptAt],
  )
  if (added.length === 0) return
  const handle = await open(file)
  try {
    const piece = Buffer.alloc(pieceSize)
    for (let position = 0; position * pieceSize < size; position += 1) {
      const length = Math.min(pieceSize, size - position * pieceSize)
      const { bytesRead } = await handle.read(piece, 0, length, position * pieceSize)
      if (bytesRead !== length) throw new Error('The file of an upload changed while it was read')
      await query('INSERT INTO upload_pieces (name, position, content) VALUES ($1, $2, $3)', [
        name,
        position,
        piece.subarray(0, length),
      ])
    }
  } finally {
    await handle.close()
  }
}

/** The rows of a range, and the part of each. */
function* piecesOf({ start, end }: ByteRange): Generator<{ position: number; from: number; to: number }> {
  for (let position = Math.floor(start / pieceSize); position * pieceSize <= end; position += 1) {
    const first = position * pieceSize
    yield {
      position,
      from: Math.max(0, start - first),
      to: Math.min(pieceSize, end + 1 - first),
    }
  }
}

/** Removes the work folders of processes that were killed. */
async function removeWorkFolders(age: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(workFolders))
  for (const name of names) {
    const folder = path.join(tmpdir(), name)
    const found = await stat(folder).catch(() => undefined)
    const isOwn = found?.uid === process.getuid?.()
    if (found && isOwn && found.mtimeMs <= Date.now() - age)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
