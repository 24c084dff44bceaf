import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../startFailure'
import { storedName, type KeptUpload, type UploadStore } from './uploadStore'

/** Keeps uploads as the files of `folder`, which is made with the first one. */
export function folderUploads(folder: string): UploadStore {
  const found = async (name: string): Promise<KeptUpload | undefined> => {
    const file = await stat(path.join(folder, name)).catch(() => undefined)
    return file?.isFile() ? { name, size: file.size, keptAt: file.mtime } : undefined
  }
  const all = async (pattern: RegExp): Promise<KeptUpload[]> => {
    const names = (await readdir(folder).catch((): string[] => [])).filter((name) => pattern.test(name))
    const uploads: KeptUpload[] = []
    for (const name of names) uploads.push(...[await found(name)].flatMap((upload) => upload ?? []))
    return uploads
  }
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(path.join(folder, name), { force: true })
  }
  return {
    async workFolder() {
      await mkdir(folder, { recursive: true })
      return folder
    },
    async keep(name, file, keptAt) {
      await synced(file)
      if (keptAt) await utimes(file, keptAt, keptAt)
      await rename(file, path.join(folder, name))
    },
    async find(names) {
      for (const name of names) {
        const upload = await found(name)
        if (upload) return upload
      }
      return undefined
    },
    read: (name, range) => createReadStream(path.join(folder, name), range),
    list: () => all(storedName),
    remove,
    async removeParts(age) {
      const parts = await all(/\.part$/)
      const moment = Date.now() - age
      await remove(parts.filter(({ keptAt }) => keptAt.getTime() <= moment).map(({ name }) => name))
    },
    async close() {},
  }
}

/** Sees to it that a file outlives the machine's power. */
async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/**
 * Moves what a folder keeps into another store. Several processes may do it at once, and one that is ended in the middle loses
 * nothing: a file goes once the other store has it. Returns how many went.
 */
export async function moveUploads(folder: string, to: UploadStore): Promise<number> {
  const uploads = await folderUploads(folder).list()
  // The narrower forms first: an upload that can be asked for is whole.
  const inOrder = uploads.toSorted((a, b) => b.name.length - a.name.length)
  let moved = 0
  for (const { name, keptAt } of inOrder)
    try {
      await to.keep(name, path.join(folder, name), keptAt)
      moved += 1
    } catch (error) {
      // Another process has just moved it.
      if (codeOf(error) !== 'ENOENT') throw error
    }
  return moved
}
