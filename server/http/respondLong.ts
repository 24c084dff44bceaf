import { heldLongAnswers } from '../kept/heldLongAnswers'
import type { LongBody } from '../kept/longBody'
import type { LongAnswers } from '../ports'
import { heldTag, quoted } from './entityTag'
import { commonHeaders } from './respond'

/**
 * As `respondKept` for an answer that is too long to be kept: 304, and HEAD, read no row. Its length is not known before its end, so a
 * body that broke off shows by the connection.
 */
export async function respondLong(
  request: Request,
  body: LongBody,
  {
    longAnswers = heldLongAnswers,
    headers,
  }: { longAnswers: LongAnswers | undefined; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const common = {
    ...commonHeaders,
    'Cache-Control': 'private, no-cache',
    Vary: 'Authorization, Accept-Encoding',
    ...headers,
  }
  const asked = await body.tagOf(body.version)
  const held = heldTag(request.headers.get('if-none-match'), asked)
  if (held !== undefined)
    return new Response(null, { status: 304, headers: { ...common, ETag: quoted(held) } })
  const encoding = longAnswers.encodingFor(request.headers.get('accept-encoding') ?? '')
  const described = (tag: string) => ({
    ...common,
    'Content-Type': 'application/json; charset=utf-8',
    ETag: quoted(encoding === undefined ? tag : `${tag}-${encoding}`),
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  })
  if (request.method === 'HEAD') return new Response(null, { headers: described(asked) })
  const answer = await longAnswers.make(body, { encoding, signal: request.signal })
  return new Response(answer.body, { headers: described(await body.tagOf(answer.version)) })
}
