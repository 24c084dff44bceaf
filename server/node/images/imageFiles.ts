import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '../../http/HttpError'
import type { Files } from '../../ports'
import { uploadsPath } from '../http/sitePaths'
import { codeOf } from '../startFailure'
import { createFiles } from '../storage/files'
import { createImageWorker } from './imageWorker'

/** How many uploads are held at once, on disk; one of them at a time is decoded. */
const heldAtMost = 60

export type ImageFiles = Required<Files> & { close(): void }

/**
 * Keeps uploaded images in `folder` under random names. What is received goes to disk as it comes; then it is decoded to its
 * end and written anew, with narrower forms beside it.
 */
export function createImageFiles(folder: string): ImageFiles {
  const worker = createImageWorker()
  let held = 0
  const keep = async (body: string, type: string) => {
    const id = randomBytes(16).toString('hex')
    const { extension, files } = await worker.write({ body, type, place: path.join(folder, id) })
    try {
      for (const { part } of files) await synced(part)
      // The image itself gets its name last: what can be asked for is whole.
      for (const { part, name } of files.toReversed()) await rename(part, name)
      return { address: `${uploadsPath}${id}.${extension}` }
    } catch (error) {
      for (const { part, name } of files)
        await Promise.all([part, name].map((one) => rm(one, { force: true })))
      throw error
    }
  }
  return {
    ...createFiles(folder),
    async receive(body, type) {
      if (held >= heldAtMost)
        throw new HttpError(503, 'Too many uploads at once: try again in a moment', {
          headers: { 'Retry-After': '5' },
        })
      held += 1
      const part = path.join(folder, `${randomBytes(16).toString('hex')}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await pipeline(body, createWriteStream(part, { flags: 'wx' }))
        return await keep(part, type)
      } catch (error) {
        throw noRoom(error)
      } finally {
        held -= 1
        await rm(part, { force: true })
      }
    },
    close: () => worker.close(),
  }
}

async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

function noRoom(error: unknown): unknown {
  const isFull = codeOf(error) === 'ENOSPC' || /no space left/i.test(String(error))
  return isFull ? new HttpError(507, 'The server has no room left: nothing was saved') : error
}
