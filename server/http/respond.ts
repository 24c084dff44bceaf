import { closedPolicy } from './policies'

/** Headers of every answer of the API. */
export const commonHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': closedPolicy,
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Authorization',
}

/** An answer in JSON with the security headers that all answers have. */
export function respond(status: number, body: unknown, headers: Readonly<Record<string, string>>): Response {
  const bytes = encoder.encode(JSON.stringify(body))
  return new Response(bytes, {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      ...headers,
    },
  })
}

const encoder = new TextEncoder()
