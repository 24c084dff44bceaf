import { limits } from '../../src/contract/limits'
import { invalid, HttpError } from './HttpError'

/** What multipart adds around one file at most. */
const multipartOverhead = 64 * 1024

/** A JSON body and its bytes. Throws an `HttpError` of 415, 413 or 400. */
export async function readJson(
  request: Request,
): Promise<{ value: unknown; bytes: Uint8Array<ArrayBuffer> }> {
  requireType(request, 'application/json')
  const bytes = await readBytes(request, limits.body)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: JSON.parse(text) as unknown, bytes }
  } catch {
    throw new HttpError(400, 'The body of the request is not valid JSON')
  }
}

/** The `file` field of a multipart body. Throws an `HttpError` of 415, 413, 400 or 422. */
export async function readFile(request: Request): Promise<Blob> {
  const type = requireType(request, 'multipart/form-data')
  const bytes = await readBytes(request, limits.upload, multipartOverhead)
  const form = await parseForm(bytes, type)
  const files = form.getAll('file')
  const [file] = files
  if (files.length !== 1 || file === undefined || typeof file === 'string')
    throw invalid({ file: 'Choose one file' })
  if (file.size > limits.upload) throw tooLarge(limits.upload)
  return file
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new HttpError(400, 'The body of the request is not a valid form')
  }
}

function requireType(request: Request, expected: string): string {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() === expected) return type
  throw new HttpError(415, `The body of the request has to be ${expected}`)
}

/** Counts what really arrives: `content-length` is only a reason to stop early. */
async function readBytes(request: Request, most: number, overhead = 0): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most + overhead) throw tooLarge(most)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let chunk = await next(reader); chunk; chunk = await next(reader)) {
    size += chunk.byteLength
    if (size > most + overhead) {
      void reader?.cancel().catch(() => undefined)
      throw tooLarge(most)
    }
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
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

function tooLarge(most: number): HttpError {
  return new HttpError(413, `The request is too large: ${most / 1024 / 1024} MB at most`)
}
