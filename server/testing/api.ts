import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints'
import type { Server } from '../createServer'

/** What came back for one request; the body is parsed. */
export interface Answered {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** One request, loosely typed on purpose: tests also send what the contract forbids. */
export interface Asked {
  params?: Readonly<Record<string, number | string>>
  /** What stands behind the `?`, name by name. */
  query?: readonly (readonly [string, string])[]
  body?: unknown
  token?: string
  headers?: Readonly<Record<string, string>>
  method?: string
  /** Network address of the caller. */
  address?: string
}

export const origin = 'http://console.test'

/** The address of a row with its parameters filled in, and with what it is chosen by behind the `?`. */
export function addressOf(
  name: EndpointName,
  params: Asked['params'] = {},
  query: Asked['query'] = [],
): string {
  const row: Endpoint = endpoints[name]
  const path = row.path
    .replace('{product}', 'osn')
    .replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(params[param] ?? '')))
  const search = new URLSearchParams(row.chosenBy ? { [row.chosenBy]: '10' } : {})
  for (const [name, value] of query) search.append(name, value)
  return `${origin}/api${path}${String(search) !== '' ? `?${String(search)}` : ''}`
}

/** Sends one call to a server as the console would; a `FormData` or text body goes as it is, all else as JSON. */
export async function ask(server: Server, name: EndpointName, asked: Asked = {}): Promise<Answered> {
  return read(await server.handle(requestOf(name, asked), { address: asked.address ?? '192.0.2.1' }))
}

/** The request that `ask` sends. */
export function requestOf(name: EndpointName, asked: Asked = {}): Request {
  const { params, query, body, token, headers, method = endpoints[name].method } = asked
  const isRaw = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array
  const all = new Headers()
  if (token !== undefined) all.set('Authorization', `Bearer ${token}`)
  if (body !== undefined && !(body instanceof FormData)) all.set('Content-Type', 'application/json')
  for (const [header, value] of Object.entries(headers ?? {})) all.set(header, value)
  return new Request(addressOf(name, params, query), {
    method,
    headers: all,
    body: body === undefined ? null : isRaw ? (body as BodyInit) : JSON.stringify(body),
  })
}

/** Status, headers and parsed body of an answer; an empty body is `{}`. */
export async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  return { status: response.status, headers: response.headers, body }
}
