import type { EndpointName } from '../contract/endpoints'
import type { Endpoint, Endpoints } from '../contract/endpoints/endpoint'
import { firstEndpoints } from '../contract/endpoints/first'
import { limits } from '../contract/limits'
import type { CallExtras, ClientOptions } from './client'
import { takeEarly, type EarlyCall } from './earlyCalls'
import { aborted, ApiError } from './errors'
import { fillPath, searchOf } from './fillPath'
import { readResponse } from './readResponse'
import { takeRotatedToken } from './rotatedToken'
import { readRows, rowSchemaOf, type ReadingPace, type RowListeners } from './stream/readRows'
import { usualTimings } from './timings'
import { withinTime } from './withinTime'

/** A call as it is looked for among those that the head of the page has made. */
export interface WantedCall {
  /** The session's token when the call was made. */
  madeBy: string | null
  name: EndpointName
  input?:
    (CallExtras & RowListeners & { params?: Record<string, string | number>; query?: object }) | undefined
  /** Rows of the table of endpoints that were made known beside the first ones. */
  known?: Endpoints
}

/** The answer to a call, or what has failed and is to be the client's first try. */
export type EarlyOutcome = { answer: unknown } | { firstTry: EarlyCall['answer'] }

/** What came of such a call; undefined where none was asked for early. */
export type EarlyReader = (wanted: WantedCall) => Promise<EarlyOutcome | undefined>

/**
 * Returns what reads the answers that the head of the page has asked for, without the client: lists while they come. What
 * failed it hands over for the client, which takes it for its first try and asks anew by its own rules. It throws as the
 * client does.
 */
export function createEarlyReader(options: ClientOptions): EarlyReader {
  const { early = [], timings = usualTimings, isDrawn } = options
  return async ({ madeBy, name, input = {}, known = {} }) => {
    const rows: Endpoints = { ...firstEndpoints, ...known }
    const endpoint = rows[name]
    const sent = input.token ?? madeBy
    if (endpoint?.method !== 'GET') return undefined
    if (endpoint.offer && !options.isOffered?.(endpoint.offer)) return undefined
    const path = fillPath(endpoint.path, { ...input.params, product: options.productSlug })
    const query = input.query ? `?${String(searchOf(input.query))}` : ''
    const call = takeEarly(early, options.baseURL + path + query, sent)
    if (!call) return undefined
    const { signal } = input
    const timeout = timings.timeout(name, limits.timeout)
    try {
      return await withinTime({ signal, timeout }, async (end): Promise<EarlyOutcome | undefined> => {
        const response = await call.answer
        // It was given up meanwhile: a late answer is no further try.
        if (end.aborted) return undefined
        if (!response?.ok) return { firstTry: call.answer }
        takeRotatedToken(response.headers.get('authorization'), sent, options)
        return { answer: await read(endpoint, response, input, { signal: end, isDrawn }) }
      })
    } catch (error) {
      if (signal?.aborted) throw aborted()
      if (error instanceof ApiError) throw error
      return { firstTry: Promise.resolve(undefined) }
    }
  }
}

async function read(
  endpoint: Endpoint,
  response: Response,
  listeners: RowListeners,
  pace: ReadingPace,
): Promise<unknown> {
  const schema = rowSchemaOf(endpoint)
  if (schema) return readRows(endpoint, schema, response, listeners, pace)
  const { status, headers } = response
  const data = await response.text()
  return readResponse(endpoint, { status, headers: Object.fromEntries(headers), data }, listeners)
}
