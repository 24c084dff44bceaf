import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import { isAccepted } from './compress'

const gzip = promisify(gzipWithCallback)

/** Bytes from which compressing an answer is worth the work. */
const worthCompressing = 1024

/** A long answer, like the table of ten thousand projects, as gzip where the caller takes it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const announced = headers.get('content-length')
  // Most answers are short, and say so: their bodies are not read here.
  if (announced !== null && Number(announced) < worthCompressing) return response
  const isTaken = isAccepted('gzip', request.headers.get('accept-encoding') ?? '')
  if (!isTaken || headers.has('content-encoding') || !response.body) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength < worthCompressing) return new Response(bytes, { status, headers })
  const changed = new Headers(headers)
  changed.set('Content-Encoding', 'gzip')
  changed.append('Vary', 'Accept-Encoding')
  changed.delete('Content-Length')
  return new Response(await gzip(bytes), { status, headers: changed })
}
