import { vi } from 'vitest'
import { createClient, type CallExtras, type ClientOptions } from '../../api/client'
import type { ApiError } from '../../api/errors'
import { endpoints, type EndpointName } from '../../contract/endpoints'

/** Answers the request that comes as this turn, from 1. */
export type Answerer = (request: Request, turn: number) => Response | Promise<Response>

/** A client over a scripted wire; `requests` are those that reached it. */
export function clientOver(answer: Answerer, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const client = createClient({
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'secret',
    isOffered: () => true,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return answer(request, requests.length)
    },
    ...options,
  })
  client.know(endpoints)
  const call = client.call as (
    name: EndpointName,
    input?: CallExtras & { params?: object; query?: object; body?: unknown },
  ) => Promise<unknown>
  return { requests, call }
}

/** Lets the waits between tries pass, and returns the error that the call ended with. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const progress = { settled: false }
  const outcome = promise
    .then(
      () => new Error('the call succeeded'),
      (error: unknown) => error,
    )
    .finally(() => (progress.settled = true))
  while (!progress.settled) await vi.advanceTimersByTimeAsync(500)
  return (await outcome) as ApiError
}

/** Parameters and body that any call is content with. */
export const input = (name: EndpointName) => ({
  params: { id: 1, tagId: 1, categoryId: 1, langId: 1, osnId: 1, opportunityId: 1, page: 1, token: 't' },
  body: name === 'upload' ? { file: new Blob(['x']) } : 'body' in endpoints[name] ? { name: 'x' } : undefined,
})
/** A response that carries JSON. */
export const json = (body: unknown, status = 200, more: Record<string, string> = {}) =>
  Response.json(body, { status, headers: more })
