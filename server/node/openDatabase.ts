import { stat } from 'node:fs/promises'
import { openPostgresDatabase, type SqlDatabase } from '../database/postgres'
import type { SqlPool } from '../database/sql'
import { needsDataFolder, type Settings } from './settings'
import { describeFailure, StartFailure } from './startFailure'
import { shownDatabase } from './storage/postgres/databaseAddress'
import { openDataFolder, placesIn, prepareDataFolder } from './storage/dataFolder'
import { openPostgresPool } from './storage/postgres/postgresPool'

/** The database that the settings name, with its tables up to date. Throws a StartFailure. */
export async function openDatabase(settings: Settings): Promise<SqlDatabase> {
  const pool = await openPool(settings)
  try {
    return await openPostgresDatabase(pool)
  } catch (error) {
    await pool.close()
    throw new StartFailure(
      `The tables of the database can't be brought up to date: ${describeFailure(error)}.`,
    )
  }
}

/** The database that the settings name, as it is. Throws a StartFailure. */
export async function openPool(settings: Settings): Promise<SqlPool> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined) return openDataFolder(dataDir)
  if (needsDataFolder(settings)) await prepareDataFolder(dataDir)
  try {
    return await openPostgresPool(databaseUrl)
  } catch (error) {
    throw new StartFailure(
      `The PostgreSQL database ${shownDatabase(databaseUrl)} of DATABASE_URL can't be opened: ${describeFailure(error)}.`,
    )
  }
}

/**
 * Throws a StartFailure where the settings name no database that is there: a DATA_DIR with a typing error would become a new
 * data folder.
 */
export async function requireDatabase(settings: Settings): Promise<void> {
  if (await hasDatabase(settings)) return
  throw new StartFailure(
    `There is no database in the data folder ${settings.dataDir}: name another by DATA_DIR, or start the server first.`,
  )
}

/** Whether the database of the settings is there: one of DATABASE_URL counts as such, one in a data folder is made at the first start. */
export async function hasDatabase({ databaseUrl, dataDir }: Settings): Promise<boolean> {
  return (
    databaseUrl !== undefined || (await stat(placesIn(dataDir).database).catch(() => undefined)) !== undefined
  )
}
