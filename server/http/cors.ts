import { headers as names } from '../../src/contract/limits'

const methods = 'GET, HEAD, POST, PUT'
const sent = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', names.idempotencyKey].join(', ')
const shown = ['Allow', 'Authorization', 'ETag', 'Retry-After', names.idempotencyKept].join(', ')

/** Pages of other addresses that may make calls: full origins like `https://site.example.org`. */
export type AllowedOrigins = readonly string[]

/** The headers that allow a page of an allowed origin to read the answer; none for other origins. */
export function corsHeaders(request: Request, allowed: AllowedOrigins): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin')
  if (origin === null || !allowed.includes(origin)) return {}
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': shown }
}

/** The answer to a browser that asks on behalf of an allowed page whether it may make a call; undefined for all else. */
export function preflight(request: Request, allowed: AllowedOrigins): Response | undefined {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined
  const known = corsHeaders(request, allowed)
  if (!('Access-Control-Allow-Origin' in known)) return undefined
  return new Response(null, {
    status: 204,
    headers: {
      ...known,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': sent,
      'Access-Control-Max-Age': '600',
      Vary: 'Origin',
    },
  })
}
