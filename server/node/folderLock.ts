import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { codeOf, StartFailure } from './startFailure'

const Holder = z.object({ pid: z.int(), start: z.string(), host: z.string() })
type Holder = z.output<typeof Holder>

/** The right to use a data folder. */
export interface FolderLock {
  release(): Promise<void>
}

/**
 * Takes the lock file at `file` for this process (decisions, "Facts measured": two processes on one folder lose rows).
 * A lock of a process that is dead is taken over; the start time tells it from a new process with the same number.
 * Throws a StartFailure while its holder lives, or runs on another machine, where nobody can tell.
 */
export async function lockFolder(file: string): Promise<FolderLock> {
  const own: Holder = { pid: process.pid, start: await startOf(process.pid), host: hostname() }
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(own))
  try {
    while (!(await linked(draft, file))) await removeDead(file, own)
  } finally {
    await rm(draft, { force: true })
  }
  return {
    async release() {
      if (sameHolder(await holderOf(file), own)) await rm(file, { force: true })
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

async function removeDead(file: string, own: Holder): Promise<void> {
  const holder = await holderOf(file)
  if (holder) await refuseLiving(holder, own, file)
  // Two newcomers may judge the same lock at once: only the one that moved that very lock away may delete it.
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = await holderOf(aside)
  if (moved && !sameHolder(moved, holder)) await linked(aside, file)
  await rm(aside, { force: true })
}

async function refuseLiving(holder: Holder, own: Holder, file: string): Promise<void> {
  if (holder.host !== own.host)
    throw new StartFailure(
      `The data folder is in use by a server on the machine ${holder.host} (process ${holder.pid}). ` +
        `If that server is gone, delete ${file} and start again.`,
    )
  if (isRunning(holder.pid) && (await startOf(holder.pid)) === holder.start)
    throw new StartFailure(
      `The data folder is in use by another server (process ${holder.pid}). Stop it first, or give this one another folder by DATA_DIR.`,
    )
}

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    return z.parse(Holder, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

function sameHolder(one: Holder | undefined, other: Holder | undefined): boolean {
  return one?.pid === other?.pid && one?.start === other?.start && one?.host === other?.host
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** When a process started: the boot of the machine and the ticks since; '' where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The name of the program, in brackets, may hold spaces and brackets; the start time is the 20th word behind it.
    return `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}
