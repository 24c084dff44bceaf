import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { openPostgresDatabase } from '../../database/postgres'
import type { SqlPool } from '../../database/sql'
import { fillDatabase } from '../../fillDatabase'
import { cheapPasswords } from '../../memoryServer'
import { scenario } from '../../scenarios'
import { writeArchive } from '../backup/archive'
import { backUp } from '../backup/backUp'
import { restore } from '../backup/restore'
import { openDataFolder } from '../storage/dataFolder'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { uploadsOf } from '../uploads/uploadsOf'
import { startTestPostgres } from './testPostgres'

/** A database to back up or to restore into. */
export interface Place {
  settings: { dataDir: string; databaseUrl: string | undefined }
  open: () => Promise<SqlPool>
}

/** A folder for backups, and databases of both kinds. */
export async function startTestBackups() {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  const postgres = await startTestPostgres()
  let files = 0
  const fileName = () => path.join(folder, `${++files}.tar.gz`)

  const places: Record<string, () => Promise<Place>> = {
    PGlite: async () => {
      const dataDir = await mkdtemp(path.join(folder, 'data-'))
      return { settings: { dataDir, databaseUrl: undefined }, open: () => openDataFolder(dataDir) }
    },
    PostgreSQL: async () => {
      const name = `d${randomBytes(6).toString('hex')}`
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      const databaseUrl = postgres.url.replace(/postgres$/, name)
      const settings = { dataDir: path.join(folder, 'none'), databaseUrl }
      return { settings, open: () => openPostgresPool(databaseUrl) }
    },
  }

  async function filled(kind: string): Promise<Place> {
    const place = await places[kind]!()
    const database = await openPostgresDatabase(await place.open())
    await fillDatabase(database, scenario('small'), cheapPasswords)
    const uploads = uploadsOf(database, place.settings)
    for (const size of [0, 10, 700_000]) {
      const part = path.join(await uploads.workFolder(), 'a.part')
      await writeFile(part, randomBytes(size))
      await uploads.keep(`${randomBytes(16).toString('hex')}.png`, part, new Date('2024-02-29T10:20:30.456Z'))
    }
    await uploads.close()
    await database.close()
    return place
  }

  async function backedUp({ settings, open }: Place): Promise<string> {
    const file = fileName()
    const pool = await open()
    await backUp(pool, settings, file)
    await pool.close()
    return file
  }

  const restored = ({ settings, open }: Place, file: string, replace = false) =>
    restore(open, { settings, file, replace })

  const query = async ({ open }: Place, text: string) => {
    const pool = await open()
    const rows = await pool.transaction((connection) => connection.query(text))
    await pool.close()
    return rows
  }
  /** An archive of these files; what they hold is written as JSON. */
  async function written(contents: Record<string, unknown>): Promise<string> {
    const name = fileName()
    await writeArchive(name, async (add) => {
      for (const [place, content] of Object.entries(contents)) {
        const text = JSON.stringify(content)
        await add(place, text.length, bytes(text))
      }
    })
    return name
  }
  return {
    folder,
    places,
    fileName,
    filled,
    backedUp,
    restored,
    query,
    written,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function* bytes(text: string) {
  yield Buffer.from(text)
}
