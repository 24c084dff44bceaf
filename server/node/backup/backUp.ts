import { migrations } from '../../database/migrations/migrations'
import type { SqlConnection, SqlPool } from '../../database/sql'
import type { Settings } from '../settings'
import { StartFailure } from '../startFailure'
import type { UploadStore } from '../uploads/uploadStore'
import { uploadsOf } from '../uploads/uploadsOf'
import { writeArchive, type AddFile } from './archive'
import { rowsOf, sequencesIn, tablesToDump } from './rows'

/** The form of the archive; a later one that this version can't read has a higher number. */
export const archiveFormat = 1

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** Makes a pool of a transaction that is open already. */
export const joined = (connection: SqlConnection): { pool: SqlPool } => ({
  pool: {
    transaction: (work) => work(connection),
    onConnection: (work) => work(connection),
    close: async () => undefined,
  },
})

/**
 * Writes all rows and uploads to `file` as they are at one moment, while others go on writing. Throws a StartFailure where there
 * is such a file already, or the tables are those of another version.
 */
export function backUp(pool: SqlPool, settings: Where, file: string): Promise<void> {
  return writeArchive(file, async (add) => {
    const writeUploads = await pool.transaction(
      async (connection) => {
        await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
        await addRows(connection, add)
        const uploads = uploadsOf(joined(connection), settings)
        if (settings.databaseUrl !== undefined) await addUploads(uploads, add)
        // Those of a folder never change and outlive the rows that name them: nobody has to wait for them.
        else return () => addUploads(uploads, add)
        return undefined
      },
      { mayTakeLong: true },
    )
    await writeUploads?.()
  })
}

async function addRows(connection: SqlConnection, add: AddFile): Promise<void> {
  const steps = await connection.query<{ id: number }>('SELECT id FROM migrations ORDER BY id')
  if (steps.map(({ id }) => id).join() !== migrations.map(({ id }) => id).join())
    throw new StartFailure(
      'The tables are those of another version: make the backup with that one, or start this one first.',
    )
  await addJson(add, 'about.json', {
    format: archiveFormat,
    madeAt: new Date().toISOString(),
    steps: steps.map(({ id }) => id),
  })
  for (const table of await tablesToDump(connection)) {
    let part = 0
    for await (const lines of rowsOf(connection, table))
      await addBytes(add, `rows/${table}/${++part}.ndjson`, Buffer.from(`${lines.join('\n')}\n`))
  }
  await addJson(add, 'sequences.json', await sequencesIn(connection))
}

async function addUploads(uploads: UploadStore, add: AddFile): Promise<void> {
  const kept = await uploads.list()
  await addJson(add, 'uploads.json', kept)
  for (const { name, size } of kept)
    await add(`uploads/${name}`, size, size === 0 ? none() : uploads.read(name, { start: 0, end: size - 1 }))
}

async function* none(): AsyncGenerator<Uint8Array> {}

const addJson = (add: AddFile, name: string, value: unknown) =>
  addBytes(add, name, Buffer.from(JSON.stringify(value)))

function addBytes(add: AddFile, name: string, bytes: Uint8Array): Promise<void> {
  return add(
    name,
    bytes.length,
    (async function* () {
      yield bytes
    })(),
  )
}
