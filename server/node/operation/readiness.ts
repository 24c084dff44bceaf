import { access, constants, statfs } from 'node:fs/promises'
import type { SqlDatabase } from '../../database/postgres'

/** Bytes that have to be free in each folder. */
const leastSpace = 64 * 1024 * 1024

/** Milliseconds after which a check counts as failed. */
const longestCheck = 3000

export type Check = 'ok' | 'failed'

/** What has to work before the server gets requests. */
export interface Readiness {
  database: Check
  /** The tables are those of this version. */
  migrations: Check
  /** The folders that are written to can be written and have room. */
  disk: Check
}

/** Checks all, once for all who ask at the same time; `folders` are those that are written to. */
export function readinessOf(
  database: Pick<SqlDatabase, 'isCurrent'>,
  folders: readonly string[],
): () => Promise<Readiness> {
  let running: Promise<Readiness> | undefined
  const checkAll = async (): Promise<Readiness> => {
    const schema = await Promise.race([askSchema(database), later('failed' as const)])
    const disk = await Promise.race([diskOf(folders), later('failed' as const)])
    return {
      database: schema === 'failed' ? 'failed' : 'ok',
      migrations: schema === 'current' ? 'ok' : 'failed',
      disk,
    }
  }
  return () => (running ??= checkAll().finally(() => (running = undefined)))
}

async function askSchema(database: Pick<SqlDatabase, 'isCurrent'>): Promise<'current' | 'other' | 'failed'> {
  try {
    return (await database.isCurrent()) ? 'current' : 'other'
  } catch {
    return 'failed'
  }
}

async function diskOf(folders: readonly string[]): Promise<Check> {
  try {
    for (const folder of folders) {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < leastSpace) return 'failed'
    }
    return 'ok'
  } catch {
    return 'failed'
  }
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), longestCheck).unref())
}
