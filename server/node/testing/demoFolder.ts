import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { root, serverFolder } from '../build/sources.mjs'

/** Where the filled data folders lie, by server and day: the demo's records are so and so old on the day of the first start. */
const all = path.join(root, 'node_modules/.cache/demo')

/**
 * Makes `folder` a data folder that a first start has filled with the demo, as `fill` does, and the server has left: a copy
 * where one was filled for the same server today.
 */
export async function copyDemo(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const name = `${day}-${path.basename(await serverFolder())}`
  const filled = path.join(all, name)
  if (!(await isThere(filled))) {
    const unfinished = path.join(all, `unfinished-${randomUUID()}`)
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    try {
      await fill(unfinished)
      // Of several that fill one at once the first one's stays.
      await rename(unfinished, filled).catch(async (error: unknown) => {
        if (!(await isThere(filled))) throw error
      })
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
    await removeOld()
  }
  // Of 1,600 files, `cp` of node:fs/promises takes three times as long.
  cpSync(filled, folder, { recursive: true, preserveTimestamps: true })
}

/** Milliseconds for which one may still be copied from. */
const longestUse = 2 * 86_400_000

async function removeOld(): Promise<void> {
  for (const name of await readdir(all)) {
    const place = path.join(all, name)
    const time = (await stat(place).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (time < Date.now() - longestUse) await rm(place, { recursive: true, force: true })
  }
}

const isThere = (place: string) => stat(place).catch(() => undefined)
