import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { isRunning, startOf } from '../processes'
import { codeOf, StartFailure } from '../startFailure'

/** Who holds a lock; `key` is the lock's own. */
const Holder = z.object({ pid: z.int(), start: z.string(), host: z.string(), key: z.string() })
type Holder = z.output<typeof Holder>

/** The right to use a data folder. */
export interface FolderLock {
  /** Whether the lock file is still this lock's own: somebody may have deleted the folder. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Takes the lock file at `file` for this process (decisions, "Facts measured": two processes on one folder lose rows).
 * A lock of a process that is dead is taken over; the start time tells it from a new process with the same number.
 * Throws a StartFailure while its holder lives, or runs on another machine, where nobody can tell.
 */
export async function lockFolder(file: string): Promise<FolderLock> {
  const key = randomUUID()
  const own: Holder = { pid: process.pid, start: await startOf(process.pid), host: hostname(), key }
  const content = JSON.stringify(own)
  const draft = `${file}.${key}`
  await writeFile(draft, content)
  try {
    while (!(await linked(draft, file))) {
      const found = await contentOf(file)
      if (found === undefined) continue
      const holder = holderIn(found)
      if (holder) await refuseLiving(holder, file)
      await removeDead(file, found, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  const isHeld = async () => (await contentOf(file)) === content
  return {
    isHeld,
    async release() {
      if (await isHeld()) await rm(file, { force: true })
    },
  }
}

/** A link appears whole or not at all, and never over another file. */
async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a dead lock, and never the one that somebody else has put in its place meanwhile: only who holds the lock named
 * after the dead one may remove it, and while they do, nobody else can.
 */
async function removeDead(file: string, dead: string, holder: Holder | undefined): Promise<void> {
  const right = await lockFolder(`${file}.${holder?.key ?? 'unreadable'}.dead`).catch((error: unknown) => {
    if (error instanceof StartFailure) return undefined
    throw error
  })
  if (!right) {
    await setTimeout(20)
    return
  }
  if ((await contentOf(file)) === dead) await rm(file, { force: true })
  await right.release()
}

async function refuseLiving(holder: Holder, file: string): Promise<void> {
  if (holder.host !== hostname())
    throw new StartFailure(
      `The data folder is in use by a server on the machine ${holder.host} (process ${holder.pid}). ` +
        `If that server is gone, delete ${file} and start again.`,
    )
  if (isRunning(holder.pid) && (await startOf(holder.pid)) === holder.start)
    throw new StartFailure(
      `The data folder is in use by another server (process ${holder.pid}). ` +
        'Stop it first, or give this one another folder by DATA_DIR.',
    )
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function holderIn(content: string): Holder | undefined {
  try {
    return z.parse(Holder, JSON.parse(content))
  } catch {
    return undefined
  }
}
