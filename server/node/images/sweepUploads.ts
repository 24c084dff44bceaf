import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../database/port'

const day = 24 * 60 * 60_000
/** How long an upload may lie about without a record that names it. */
const keptUnnamed = 7 * day

/** Removes what uploads that were cut off left behind, when they are older than `age` milliseconds. */
export async function removeParts(folder: string, age: number): Promise<void> {
  const names = await namesIn(folder)
  await removeOld(
    folder,
    names.filter((name) => name.endsWith('.part')),
    Date.now() - age,
  )
}

/** Removes uploads, with their narrower forms, that are a week old and that no record names. */
export async function removeOrphans(folder: string, database: Database, now = Date.now()): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => /^[0-9a-f]{32}\./.test(name))
  if (names.length === 0) return
  const named = await database.transaction((tables) => tables.namedUploads())
  await removeOld(
    folder,
    names.filter((name) => !named.has(name.slice(0, 32))),
    now - keptUnnamed,
  )
}

/** Does both now, and looks for orphans each day until it is stopped. Faults are told to `log`. */
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

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])

async function removeOld(folder: string, names: readonly string[], before: number): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() && found.mtimeMs <= before) await rm(file, { force: true })
  }
}
