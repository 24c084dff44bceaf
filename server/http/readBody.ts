import { limits } from '../../src/contract/limits'
import type { Files } from '../ports'
import { fileIn, tooLarge } from './fileIn'
import { invalid, HttpError } from './HttpError'
import { imageKind } from './imageKind'

/** What multipart adds around one file at most. */
const multipartOverhead = 64 * 1024

/** A JSON body of so many bytes at most, and its bytes. Throws an `HttpError` of 415, 413 or 400. */
export async function readJson(
  request: Request,
  most: number = limits.body,
): Promise<{ value: unknown; bytes: Uint8Array<ArrayBuffer> }> {
  requireType(request, 'application/json')
  const bytes = await joined(chunksOf(request, most))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: JSON.parse(text) as unknown, bytes }
  } catch {
    throw new HttpError(400, 'The body of the request is not valid JSON')
  }
}

/** Keeps the image in the `file` field of a multipart body. Throws an `HttpError` of 415, 413, 400 or 422. */
export async function keepImage(request: Request, files: Files): Promise<{ address: string }> {
  const type = requireType(request, 'multipart/form-data')
  const body = chunksOf(request, limits.upload, multipartOverhead)
  if (files.receive) return files.receive(body, type)
  const file = await fileIn(await joined(body), type)
  const content = new Uint8Array(await file.arrayBuffer())
  const kind = imageKind(content)
  if (!kind) throw invalid({ file: 'Choose an image: PNG, JPEG, GIF, WebP or AVIF' })
  return files.save(content, kind)
}

function requireType(request: Request, expected: string): string {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() === expected) return type
  throw new HttpError(415, `The body of the request has to be ${expected}`)
}

/** Counts what really arrives: `content-length` is only a reason to stop early. */
async function* chunksOf(request: Request, most: number, overhead = 0): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length')) > most + overhead) throw tooLarge(most)
  let size = 0
  const reader = request.body?.getReader()
  for (let chunk = await next(reader); chunk; chunk = await next(reader)) {
    size += chunk.byteLength
    if (size > most + overhead) {
      void reader?.cancel().catch(() => undefined)
      throw tooLarge(most)
    }
    yield chunk
  }
}

async function joined(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** The next piece of the body; undefined after the last one. */
async function next(reader?: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value
  } catch {
    throw new HttpError(400, 'The body of the request did not arrive whole')
  }
}
