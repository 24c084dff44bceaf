import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { uploadWidths } from '../../../src/contract/uploads'
import { HttpError } from '../../http/HttpError'
import type { Files } from '../../ports'
import { uploadsPath } from '../http/sitePaths'
import { codeOf } from '../startFailure'

/** The kinds of file that are kept and served; pictures only, none of which can hold a program. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const namePattern = new RegExp(`^[0-9a-f]{32}\\.(${Object.keys(types).join('|')})$`)

/** Keeps uploads in `folder` under random names. `save` throws for a kind that may not be served. */
export function createFiles(folder: string): Files {
  return {
    async save(content, { extension }) {
      const name = `${randomBytes(16).toString('hex')}.${extension.replace(/^\./, '').toLowerCase()}`
      if (!namePattern.test(name)) throw new Error(`Files of the kind ${extension} are not kept`)
      await mkdir(folder, { recursive: true })
      const part = path.join(folder, `${name}.part`)
      try {
        await writeFile(part, content, { flag: 'wx', flush: true })
        await rename(part, path.join(folder, name))
      } catch (error) {
        await rm(part, { force: true })
        if (codeOf(error) !== 'ENOSPC') throw error
        throw new HttpError(507, 'The server has no room left: nothing was saved')
      }
      return { address: uploadsPath + name }
    },
  }
}

/**
 * Answers GET and HEAD of an upload so that it can't run: its kind comes from the name alone, may not be guessed, and the
 * page that it would make is locked in. Only names that `save` gives exist, so that no path leads out of the folder.
 */
export async function serveUpload(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  const [address = '', query] = (request.url ?? '').split('?')
  const name = address.slice(uploadsPath.length)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const found = namePattern.test(name) ? await formOf(folder, name, query) : undefined
  if (!found) {
    response
      .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      .end('There is no such file')
    return
  }
  // The name is random and its content never changes, so that the name is its own version.
  const headers = {
    'Content-Type': types[path.extname(found.name).slice(1)],
    'Content-Disposition': `inline; filename="${found.name}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: `"${found.name}"`,
  }
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'Content-Length': found.size })
  if (request.method === 'HEAD') response.end()
  else pipeline(createReadStream(path.join(folder, found.name)), response, () => undefined)
}

/** The file of an upload, or of the narrower form that `w` asks for; the image itself where there is none that narrow. */
async function formOf(
  folder: string,
  name: string,
  query: string | undefined,
): Promise<{ name: string; size: number } | undefined> {
  const wanted = Number(new URLSearchParams(query).get('w'))
  const names = uploadWidths.includes(wanted as (typeof uploadWidths)[number])
    ? [`${name.slice(0, 32)}.${wanted}.webp`, name]
    : [name]
  for (const one of names) {
    const found = await stat(path.join(folder, one)).catch(() => undefined)
    if (found?.isFile()) return { name: one, size: found.size }
  }
  return undefined
}
