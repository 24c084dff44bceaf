import { holdLongAnswer } from '../kept/holdLongAnswer'
import type { LongBody } from '../kept/longBody'
import type { MakeLongAnswer } from '../ports'
import { isHeld, quoted } from './entityTag'
import { commonHeaders } from './respond'

/**
 * As `respondKept` for an answer that is too long to be kept: 304, and HEAD, read no row. Its length is not known before its end, so a
 * body that broke off is told by the connection.
 */
export async function respondLong(
  request: Request,
  body: LongBody,
  {
    make = holdLongAnswer,
    headers,
  }: { make: MakeLongAnswer | undefined; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const common = {
    ...commonHeaders,
    'Cache-Control': 'private, no-cache',
    Vary: 'Authorization, Accept-Encoding',
    ...headers,
  }
  const asked = await body.tagOf(body.version)
  const isKnown = isHeld(request.headers.get('if-none-match'), asked)
  if (isKnown) return new Response(null, { status: 304, headers: { ...common, ETag: quoted(asked) } })
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  if (request.method === 'HEAD')
    return new Response(null, { headers: { ...common, ...type, ETag: quoted(asked) } })
  const answer = await make(body, {
    accepted: request.headers.get('accept-encoding') ?? '',
    signal: request.signal,
  })
  const tag = await body.tagOf(answer.version)
  return new Response(answer.body, {
    headers: {
      ...common,
      ...type,
      ETag: quoted(answer.encoding === undefined ? tag : `${tag}-${answer.encoding}`),
      ...(answer.encoding !== undefined && { 'Content-Encoding': answer.encoding }),
    },
  })
}
