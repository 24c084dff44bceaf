import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromThisMachine } from '../../http/local'
import type { Metrics } from './metrics'
import type { Readiness } from './readiness'

/** Answers a request for one of the operator's addresses; false for any other. */
export type Operation = (request: IncomingMessage, response: ServerResponse) => boolean

/** The operator's addresses: `/healthz`, `/readyz`, and `/metrics` for this machine or a caller with the token. */
export function createOperation(parts: {
  metrics: Metrics
  readiness: () => Promise<Readiness>
  metricsToken: string | undefined
}): Operation {
  const { metrics, readiness, metricsToken } = parts
  const answers: Record<string, (request: IncomingMessage) => Promise<[number, string, string]>> = {
    '/healthz': async () => [200, 'text/plain', 'ok'],
    '/readyz': async () => {
      const found = await readiness()
      const isReady = Object.values(found).every((check) => check === 'ok')
      return [isReady ? 200 : 503, 'application/json', JSON.stringify(found)]
    },
    '/metrics': async (request) =>
      mayReadMetrics(request, metricsToken)
        ? [200, metrics.contentType, await metrics.text()]
        : [403, 'text/plain', 'Only for this machine, or with METRICS_TOKEN'],
  }
  return (request, response) => {
    const place = (request.url ?? '').split('?', 1)[0] ?? ''
    const answer = Object.hasOwn(answers, place) ? answers[place] : undefined
    if (!answer) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return true
    }
    answer(request).then(
      ([status, type, body]) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
        response.end(request.method === 'HEAD' ? undefined : body)
      },
      () => response.writeHead(500).end(),
    )
    return true
  }
}

/** A proxy on this machine says for whom it asks: such a request comes from elsewhere. */
function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token))
  const { hostname } = new URL(`http://${URL.canParse(`http://${headers.host}`) ? headers.host : 'unknown'}`)
  const hasHeader = (name: string) => headers[name] !== undefined
  return isFromThisMachine({ hostname, from: socket.remoteAddress ?? '', hasHeader })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
