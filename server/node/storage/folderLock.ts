import { randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
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
  /** Gives its file a new time, which shows other machines that its holder lives. Needed at least every 20 s. */
  renew(): Promise<void>
  release(): Promise<void>
}

/** Milliseconds without a write in its folder after which the lock of another machine counts as left behind. */
const abandonedAfter = 60_000

/**
 * Takes the lock file at `file` for this process (decisions, "Facts measured": two processes on one folder lose rows).
 * A lock of a process that is dead is taken over; the start time distinguishes it from a new process with the same id. So is
 * the lock of another host name when nobody has written in the folder for a minute, which `say` prints: a container has
 * a new name at each start. Throws a StartFailure while its holder lives, or may live.
 */
export async function lockFolder(
  file: string,
  say: (line: string) => void = console.warn,
): Promise<FolderLock> {
  const key = randomUUID()
  const own: Holder = { pid: process.pid, start: await startOf(process.pid), host: hostname(), key }
  const content = JSON.stringify(own)
  const draft = `${file}.${key}`
  // Stays open until it is released: a renewal reaches this file, also when another one has its place.
  const opened = await open(draft, 'wx')
  try {
    await opened.writeFile(content)
    while (!(await linked(draft, file))) {
      const found = await contentOf(file)
      if (found === undefined) continue
      const holder = holderIn(found)
      if (holder) await refuseLiving(holder, { file, draft })
      const isRemoved = await removeDead(file, found, holder)
      if (isRemoved && holder && holder.host !== hostname())
        say(
          `The data folder was locked by the machine ${holder.host}. Nobody wrote in it, so it is used now.`,
        )
    }
  } catch (error) {
    await opened.close()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  const isHeld = async () => (await contentOf(file)) === content
  return {
    isHeld,
    async renew() {
      await opened.write(content, 0)
    },
    async release() {
      await opened.close()
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
 * after the dead one may remove it, and while they do, nobody else can. Returns whether it did.
 */
async function removeDead(file: string, dead: string, holder: Holder | undefined): Promise<boolean> {
  const right = await lockFolder(`${file}.${holder?.key ?? 'unreadable'}.dead`).catch((error: unknown) => {
    if (error instanceof StartFailure) return undefined
    throw error
  })
  if (!right) {
    await setTimeout(20)
    return false
  }
  const isThere = (await contentOf(file)) === dead
  if (isThere) await rm(file, { force: true })
  await right.release()
  return isThere
}

async function refuseLiving(holder: Holder, { file, draft }: { file: string; draft: string }): Promise<void> {
  if (holder.host !== hostname()) {
    // Both times are of the clock that the folder's file system has.
    const now = (await stat(draft)).mtimeMs
    if (now - (await lastWriteIn(path.dirname(file), path.basename(file))) > abandonedAfter) return
    throw new StartFailure(
      `The data folder is in use by a server on the machine ${holder.host} (process ${holder.pid}). ` +
        `If that server is gone, delete ${file} and start again, or start again in a minute.`,
    )
  }
  if ((await isRunning(holder.pid)) && (await startOf(holder.pid)) === holder.start)
    throw new StartFailure(
      `The data folder is in use by another server (process ${holder.pid}). ` +
        'Stop it first, or give this one another folder by DATA_DIR.',
    )
}

/** When a file of the folder was written last, in ms, but for those by which starters look for their turn. */
async function lastWriteIn(folder: string, lock: string): Promise<number> {
  let last = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(`${lock}.`)) continue
    const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined)
    last = Math.max(last, found?.mtimeMs ?? 0)
  }
  return last
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
