import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '../../http/HttpError'
import type { Files } from '../../ports'
import { uploadsPath } from '../http/sitePaths'
import { codeOf } from '../startFailure'
import { uploadName, type UploadStore } from '../uploads/uploadStore'
import { createImageWorker } from './imageWorker'

/** How many uploads are held at once, on disk; one of them at a time is decoded. */
const heldAtMost = 60

export type ImageFiles = Required<Files> & { close(): void }

/** Keeps files as uploads under random names. `save` throws for a kind that may not be served. */
export function createFiles(uploads: UploadStore): Files {
  return {
    async save(content, { extension, narrower = new Map() }) {
      const ending = extension.replace(/^\./, '').toLowerCase()
      const id = randomBytes(16).toString('hex')
      const name = `${id}.${ending}`
      if (!uploadName.test(name)) throw new Error(`Files of the kind ${extension} are not kept`)
      // The image itself comes last: what can be asked for is whole.
      for (const [width, form] of narrower) await keepContent(uploads, `${id}.${width}.${ending}`, form)
      await keepContent(uploads, name, content)
      return { address: uploadsPath + name }
    },
  }
}

async function keepContent(uploads: UploadStore, name: string, content: Uint8Array): Promise<void> {
  const part = path.join(await uploads.workFolder(), `${name}.part`)
  try {
    await writeFile(part, content, { flag: 'wx' })
    await uploads.keep(name, part)
  } catch (error) {
    throw noRoom(error)
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Keeps uploaded images under random names. What is received goes to a file as it comes; then it is decoded to its
 * end and written anew, with narrower forms beside it.
 */
export function createImageFiles(uploads: UploadStore): ImageFiles {
  const worker = createImageWorker()
  let held = 0
  const keep = async (body: string, type: string) => {
    const id = randomBytes(16).toString('hex')
    const place = path.join(path.dirname(body), id)
    const { extension, files } = await worker.write({ body, type, place })
    try {
      // The image itself comes last: what can be asked for is whole.
      for (const { part, name } of files.toReversed()) await uploads.keep(path.basename(name), part)
      return { address: `${uploadsPath}${id}.${extension}` }
    } catch (error) {
      await Promise.all(files.map(({ part }) => rm(part, { force: true })))
      await uploads.remove(files.map(({ name }) => path.basename(name))).catch(() => undefined)
      throw error
    }
  }
  return {
    ...createFiles(uploads),
    async receive(body, type) {
      if (held >= heldAtMost)
        throw new HttpError(503, 'Too many uploads at once: try again in a moment', {
          headers: { 'Retry-After': '5' },
        })
      held += 1
      let part: string | undefined
      try {
        part = path.join(await uploads.workFolder(), `${randomBytes(16).toString('hex')}.part`)
        await pipeline(body, createWriteStream(part, { flags: 'wx' }))
        return await keep(part, type)
      } catch (error) {
        throw noRoom(error)
      } finally {
        held -= 1
        if (part) await rm(part, { force: true })
      }
    },
    close: () => worker.close(),
  }
}

function noRoom(error: unknown): unknown {
  const isFull = ['ENOSPC', '53100'].includes(codeOf(error)) || /no space left/i.test(String(error))
  return isFull ? new HttpError(507, 'The server has no room left: nothing was saved') : error
}
