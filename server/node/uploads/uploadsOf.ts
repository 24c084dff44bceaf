import type { SqlDatabase } from '../../database/postgres'
import type { Settings } from '../settings'
import { placesIn } from '../storage/dataFolder'
import { databaseUploads } from './databaseUploads'
import { folderUploads, moveUploads } from './folderUploads'
import type { UploadStore } from './uploadStore'

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** Where uploads are kept with these settings: in PostgreSQL with `DATABASE_URL`, else in the data folder. */
export function uploadsOf(database: Pick<SqlDatabase, 'pool'>, { dataDir, databaseUrl }: Where): UploadStore {
  return databaseUrl === undefined ? folderUploads(placesIn(dataDir).uploads) : databaseUploads(database.pool)
}

/** As `uploadsOf`. What an earlier version left in the data folder of a server with `DATABASE_URL` is moved first. */
export async function openUploads(
  database: Pick<SqlDatabase, 'pool'>,
  settings: Where,
  say: (line: string) => void,
): Promise<UploadStore> {
  const store = uploadsOf(database, settings)
  if (settings.databaseUrl === undefined) return store
  const { uploads } = placesIn(settings.dataDir)
  const moved = await moveUploads(uploads, store)
  if (moved > 0) say(`Moved ${moved} files of uploads from ${uploads} into the database.`)
  return store
}
