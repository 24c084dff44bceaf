import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { SqlPool } from '../../database/sql'
import { lockFolder } from './folderLock'
import { watchLock, type WatchedLock } from './lockWatch'
import { openPglitePool, type PglitePool } from './pglitePool'
import { keepPrivate } from './privateFolder'
import { codeOf, describeFailure, StartFailure } from '../startFailure'

/** Where things are kept in the data folder. */
export const placesIn = (dataDir: string) => ({
  database: path.join(dataDir, 'database'),
  lock: path.join(dataDir, 'database.lock'),
  uploads: path.join(dataDir, 'uploads'),
  outbox: path.join(dataDir, 'outbox'),
  socket: path.join(dataDir, 'backup.sock'),
})

/**
 * Makes the data folder where it is missing, and closes it and all that is kept in it to other users of this machine, also
 * one that an earlier version left open. Throws a StartFailure when it can't be written.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} can't be written (${codeOf(error)}). Choose another by DATA_DIR.`,
    )
  }
  await keepPrivate(dataDir, Object.values(placesIn(dataDir)))
}

/**
 * Opens the database of the data folder for this process alone; it is free again when the pool was closed. Throws a
 * StartFailure when another server has it, or when it is damaged.
 */
export async function openDataFolder(dataDir: string): Promise<SqlPool> {
  await prepareDataFolder(dataDir)
  const places = placesIn(dataDir)
  const lock = await lockFolder(places.lock)
  try {
    await makeDatabase(places.database)
    const pool = await openPglitePool(places.database)
    return guarded(pool, watchLock(lock, dataDir))
  } catch (error) {
    await lock.release()
    throw new StartFailure(
      `The database in ${places.database} can't be opened: ${describeFailure(error)}. ` +
        'Put a copy of the folder back, or move it away to start with a new one.',
    )
  }
}

/**
 * Knows before each transaction whether the folder is still this server's: after `rm -r data` another server may have
 * made a new database in the same place, and one more write of this one would destroy it.
 */
function guarded(pool: PglitePool, lock: WatchedLock): SqlPool {
  const requireLock = async () => {
    if (await lock.isHeld()) return
    await pool.abandon()
    throw new Error('The data folder was removed or is used by another server: stop this one')
  }
  return {
    async transaction(work) {
      await requireLock()
      return pool.transaction(work)
    },
    async onConnection(work) {
      await requireLock()
      return pool.onConnection(work)
    },
    load: () => pool.load?.() ?? { connections: 0, idle: 0, waiting: 0 },
    async close() {
      const isHeld = await lock.isHeld()
      lock.unwatch()
      if (isHeld) await pool.close()
      else await pool.abandon()
      await lock.release()
    },
  }
}

/** A new database gets its name only when it is whole, so that an end in the middle of making it leaves nothing behind. */
async function makeDatabase(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const pool = await openPglitePool(draft)
  await pool.close()
  await rename(draft, folder)
}
