import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPostgresDatabase, type SqlDatabase } from '../../database/postgres'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { databaseUploads } from '../uploads/databaseUploads'
import { folderUploads } from '../uploads/folderUploads'
import type { UploadStore } from '../uploads/uploadStore'
import { startTestPostgres, type TestPostgres } from './testPostgres'

/** An empty store of uploads to test. */
export interface TestUploads {
  store: UploadStore
  /** What another process on the same uploads has. */
  other: UploadStore
  end(): Promise<void>
}

/** Opens a store of each kind by its name. */
export const uploadStores: Readonly<Record<string, () => Promise<TestUploads>>> = {
  'a folder': async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
    return {
      store: folderUploads(folder),
      other: folderUploads(folder),
      end: () => rm(folder, { recursive: true }),
    }
  },
  PostgreSQL: async () => {
    const { store, database, postgres } = await openDatabaseUploads()
    const pool = await openPostgresPool(postgres.url)
    const other = databaseUploads(pool)
    return {
      store,
      other,
      async end() {
        await Promise.all([store.close(), other.close()])
        await Promise.all([database.close(), pool.close()])
        await postgres.stop()
      },
    }
  },
}

/** A store of uploads in a PostgreSQL of its own, and both of them. */
export async function openDatabaseUploads(): Promise<{
  store: UploadStore
  database: SqlDatabase
  postgres: TestPostgres
}> {
  const postgres = await startTestPostgres()
  const database = await openPostgresDatabase(await openPostgresPool(postgres.url))
  return { store: databaseUploads(database.pool), database, postgres }
}
