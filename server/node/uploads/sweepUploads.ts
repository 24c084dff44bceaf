import type { Database } from '../../database/port'
import type { UploadStore } from './uploadStore'

const day = 24 * 60 * 60_000
/** How long an upload is kept without a record that references it. */
const keptUnnamed = 7 * day

/**
 * Removes uploads, with their narrower forms, that are a week old and that no record names. The records are read only
 * where an upload is that old.
 */
export async function removeOrphans(
  uploads: UploadStore,
  database: Database,
  now = Date.now(),
): Promise<void> {
  const old = (await uploads.list()).filter(({ keptAt }) => keptAt.getTime() <= now - keptUnnamed)
  if (old.length === 0) return
  const named = await database.transaction((tables) => tables.namedUploads())
  await uploads.remove(old.map(({ name }) => name).filter((name) => !named.has(name.slice(0, 32))))
}

/** Removes them now, with what uploads that were cut off left behind, and looks for orphans each day until it is stopped. Faults are passed to `log`. */
export function keepUploadsSwept(wanted: {
  uploads: UploadStore
  database: Database
  /** Whether another server may keep uploads there too. */
  isShared: boolean
  log: (error: unknown) => void
}): () => void {
  const { uploads, database, isShared, log } = wanted
  const sweep = () => void removeOrphans(uploads, database).catch(log)
  uploads
    .removeParts(isShared ? day : 0)
    .catch(log)
    .finally(sweep)
  const timer = setInterval(sweep, day)
  timer.unref()
  return () => clearInterval(timer)
}
