import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uploadWidths } from '../../../src/contract/uploads'
import { DatabaseAwayError } from '../../database/port'
import { uploadsPath } from '../http/sitePaths'
import { uploadName, uploadTypes, type ByteRange, type KeptUpload, type UploadStore } from './uploadStore'

/**
 * Answers GET and HEAD of an upload so that it can't run: its kind comes from the name alone, may not be guessed, and the
 * page that it would make is locked in. Only names that `save` gives exist, so that no path leads out of the folder.
 */
export async function serveUpload(
  store: UploadStore,
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
  try {
    const found = uploadName.test(name) ? await store.find(formsOf(name, query)) : undefined
    if (found) await answer(store, found, request, response)
    else refuse(response, 404, 'There is no such file')
  } catch (error) {
    if (!(error instanceof DatabaseAwayError) || response.headersSent) throw error
    refuse(response, 503, "The server can't reach its database", { 'Retry-After': '2' })
  }
}

async function answer(
  store: UploadStore,
  { name, size }: KeptUpload,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The name is random and its content never changes, so that the name is its own version.
  const headers = {
    'Content-Type': uploadTypes[path.extname(name).slice(1)],
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
    ETag: `"${name}"`,
  }
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end()
    return
  }
  const range = rangeOf(request, size, headers.ETag)
  if (range === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const part = range && { 'Content-Range': `bytes ${start}-${end}/${size}` }
  const head = { ...headers, ...part, 'Content-Length': end + 1 - start }
  if (request.method === 'HEAD' || size === 0) {
    response.writeHead(200, { ...headers, 'Content-Length': size }).end()
    return
  }
  const bytes = store.read(name, { start, end })[Symbol.asyncIterator]()
  // The first piece is read before anything is said: a database that is away is an answer of its own.
  const first = await bytes.next()
  response.writeHead(range ? 206 : 200, head)
  await pipeline(Readable.from(resumed(first, bytes)), response).catch(() => response.destroy())
}

async function* resumed(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}

/**
 * The bytes that a GET asks for; undefined for all of them, also where several ranges are wanted or its `If-Range` is of
 * another file; 'none' where there are none of those that are asked for (RFC 9110, 14.2).
 */
function rangeOf(
  { method, headers }: IncomingMessage,
  size: number,
  etag: string,
): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || first === undefined || last === undefined) return undefined
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined
  if (first === '') {
    if (last === '') return undefined
    return Number(last) === 0 || size === 0
      ? 'none'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'none'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

function refuse(
  response: ServerResponse,
  status: number,
  words: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers })
    .end(words)
}

/**
 * The names of an upload: those of the narrower form which `w` asks for first, as WebP or in its own format, and its own name
 * where there is none that narrow.
 */
function formsOf(name: string, query: string | undefined): string[] {
  const wanted = Number(new URLSearchParams(query).get('w'))
  const isWidth = uploadWidths.includes(wanted as (typeof uploadWidths)[number])
  if (!isWidth) return [name]
  const narrower = `${name.slice(0, 32)}.${wanted}`
  return [...new Set([`${narrower}.webp`, narrower + path.extname(name)]), name]
}
