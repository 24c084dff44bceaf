import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../database/port'

const day = 24 * 60 * 60_000
/** How long an upload is kept without a record that references it. */
const keptUnnamed = 7 * day

/** Removes what uploads that were cut off left behind, when they are older than `age` milliseconds. */
export async function removeParts(folder: string, age: number): Promise<void> {
  await removeAll(folder, await namesBefore(folder, /\.part$/, Date.now() - age))
}

/**
 * Removes uploads, with their narrower forms, that are a week old and that no record names. The records are read only
 * where an upload is that old.
 */
export async function removeOrphans(folder: string, database: Database, now = Date.now()): Promise<void> {
  const names = await namesBefore(folder, /^[0-9a-f]{32}\./, now - keptUnnamed)
  if (names.length === 0) return
  const named = await database.transaction((tables) => tables.namedUploads())
  await removeAll(
    folder,
    names.filter((name) => !named.has(name.slice(0, 32))),
  )
}

/** Does both now, and looks for orphans each day until it is stopped. Faults are passed to `log`. */
export function keepUploadsSwept(wanted: {
  folder: string
  database: Database
  /** Whether another server may write into the folder too. */
  isShared: boolean
  log: (error: unknown) => void
}): () => void {
  const { folder, database, isShared, log } = wanted
  const sweep = () => void removeOrphans(folder, database).catch(log)
  removeParts(folder, isShared ? day : 0)
    .catch(log)
    .finally(sweep)
  const timer = setInterval(sweep, day)
  timer.unref()
  return () => clearInterval(timer)
}

/** Files of the folder whose names match and that were written before the moment. */
async function namesBefore(folder: string, pattern: RegExp, moment: number): Promise<string[]> {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => pattern.test(name))
  const old: string[] = []
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    if (found?.isFile() && found.mtimeMs <= moment) old.push(name)
  }
  return old
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true })
}
