import { closedPolicy } from './policies'

const common = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': closedPolicy,
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Authorization',
}

/** An answer in JSON with the security headers that all answers have. */
export function respond(status: number, body: unknown, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...common, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}
