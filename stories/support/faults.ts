import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { findRoute } from '../../server/http/route'

/** An answer given in place of the server's, as another host might. */
export interface OtherAnswer {
  /** 200 by default. */
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** Does anything in place of the wire; `serve` lets the server carry the call out and answers its answer. */
export type Interception = (request: Request, serve: () => Promise<Response>) => Promise<Response>

/**
 * What may go wrong with a call: it never answers, the network is gone, the answer is no JSON, has an unknown shape,
 * refuses under 200, has this HTTP status, is another one altogether, or whatever a function does.
 */
export type Fault =
  'hang' | 'offline' | 'malformed' | 'misshapen' | 'refused' | number | OtherAnswer | Interception

/** What may go wrong with all calls at once, the check of the session apart; `slow` is 3 s before each answer. */
export type GeneralFault = Fault | 'slow'

export type Faults = Partial<Record<EndpointName, Fault>>

/** How the host wraps lists and records: canonical, or bare as the existing host may answer (decisions). */
export type Envelope = 'canonical' | 'bare'

const basePath = '/api'

/** Name of the call that a request makes, or undefined when no row fits. */
export function endpointOf(request: Request): EndpointName | undefined {
  try {
    const { pathname, searchParams } = new URL(request.url)
    return findRoute(request.method, pathname.slice(basePath.length), 'osn', searchParams).name
  } catch {
    return undefined
  }
}

/** What the wire does in place of the server; rejects as a browser does when it is offline. */
export function carryOutFault(
  fault: Fault,
  request: Request,
  serve: () => Promise<Response>,
): Promise<Response> {
  if (typeof fault === 'function') return fault(request, serve)
  if (typeof fault === 'object') {
    const { status = 200, headers, body } = fault
    return Promise.resolve(Response.json(body, { status, headers }))
  }
  switch (fault) {
    case 'hang':
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      })
    case 'offline':
      return Promise.reject(new TypeError('Failed to fetch'))
    case 'malformed':
      return Promise.resolve(new Response('<html>Welcome to the proxy', { status: 200 }))
    case 'misshapen':
      return Promise.resolve(Response.json({ something: 'else' }))
    case 'refused':
      return Promise.resolve(Response.json({ success: false, message: 'The server says no' }))
    default:
      return Promise.resolve(
        Response.json({ success: false, message: `The server says ${fault}` }, { status: fault }),
      )
  }
}

/** Takes the data out of the canonical envelope, as a host that answers bare would send it. */
export async function bare(name: EndpointName | undefined, response: Response): Promise<Response> {
  if (!name || endpoints[name].envelope !== 'data' || !response.ok) return response
  const body = (await response.json()) as { data: unknown }
  return Response.json(body.data, { status: response.status, headers: response.headers })
}

/** Waits as long as a slow network does; rejects when the call is aborted meanwhile. */
export function slowness(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 3000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted', 'AbortError'))
    })
  })
}

/** A host that exposes no tags. */
export const withoutTags: Interception = async (_, serve) => {
  const { status, headers, body } = await serve()
  const shown = new Headers(headers)
  shown.delete('etag')
  return new Response(body, { status, headers: shown })
}
