import { joined, type KeptBody } from '../kept/keptBody'
import type { LongBody } from '../kept/longBody'
import type { Compress, LongAnswers } from '../ports'
import { heldTag, quoted } from './entityTag'
import { commonHeaders } from './respond'
import { respondLong } from './respondLong'

/** Bytes from which compressing an answer is worth the work. */
const worthCompressing = 1024

/**
 * An answer that the caller may keep and asks about each time: 304 where they have it already, else as the caller takes it
 * best. Each form has a tag of its own.
 */
export async function respondKept(
  request: Request,
  body: KeptBody | LongBody,
  {
    compress,
    longAnswers,
    headers,
  }: { compress?: Compress; longAnswers?: LongAnswers; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  if ('write' in body) return respondLong(request, body, { longAnswers, headers })
  const isCompressible = compress !== undefined && body.size >= worthCompressing
  const common = {
    ...commonHeaders,
    'Cache-Control': 'private, no-cache',
    ...(isCompressible && { Vary: 'Authorization, Accept-Encoding' }),
    ...headers,
  }
  const held = heldTag(request.headers.get('if-none-match'), body.tag)
  if (held !== undefined)
    return new Response(null, { status: 304, headers: { ...common, ETag: quoted(held) } })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const compressed = isCompressible ? await compress(body.pieces, accepted) : undefined
  const tag = compressed ? `${body.tag}-${compressed.encoding}` : body.tag
  const bytes = compressed?.bytes ?? joined(body.pieces)
  return new Response(bytes, {
    headers: {
      ...common,
      'Content-Length': String(bytes.byteLength),
      'Content-Type': 'application/json; charset=utf-8',
      ETag: quoted(tag),
      ...(compressed && { 'Content-Encoding': compressed.encoding }),
    },
  })
}
