import { readAnswer } from '../contract/answers'
import type { Answer, Endpoint, EndpointName } from '../contract/endpoints'
import { ApiError } from './errors'
import { httpError } from './toApiError'

/** What a response carries besides its answer. */
export interface ResponseListeners {
  /** Called with the record's strong tag, where the host exposes one. */
  onTag?: (tag: string) => void
  /** Called with the total, where a host says so beside one page of them. */
  onTotal?: (total: number) => void
}

/** What of a response is read. */
export interface ReadableResponse {
  status: number
  headers: Readonly<Record<string, unknown>>
  data: string
}

/** Reads a successful response of a call of this row; throws an `ApiError` when it refuses, is unreadable, or has an unknown shape. */
export function readResponse<N extends EndpointName>(
  endpoint: Endpoint,
  response: ReadableResponse,
  listeners: ResponseListeners,
): Answer<N> {
  const parsed = parseJson(response.data)
  if (!parsed.ok) throw unreadable(response.status, 'no JSON')
  return readBody(endpoint, response, parsed.value, listeners)
}

/** The same, once the text was parsed. */
export function readBody<N extends EndpointName>(
  endpoint: Endpoint,
  { status, headers }: Omit<ReadableResponse, 'data'>,
  body: unknown,
  { onTag, onTotal }: ResponseListeners,
): Answer<N> {
  const tag = headers['etag']
  // A weak tag never matches (RFC 9110, 13.1.1).
  if (typeof tag === 'string' && tag.startsWith('"')) onTag?.(tag)
  const reading = readAnswer<N>(endpoint, body)
  if (reading.ok) {
    const { total } = body as { total?: unknown }
    if (onTotal && typeof total === 'number') onTotal(total)
    return reading.answer
  }
  if (reading.refused) throw httpError(status, body)
  throw unreadable(status, reading.problem, body)
}

/** The value of a JSON text, and whether it is one. */
export function parseJson(text: unknown): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: JSON.parse(String(text)) }
  } catch {
    return { ok: false, value: undefined }
  }
}

/** An answer whose text or shape the contract does not know. */
export function unreadable(status: number, problem: string, body?: unknown): ApiError {
  const sentence = 'The server sent an answer that this console cannot read. Please try again'
  const error = new ApiError('PARSING_ERROR', status, sentence, body)
  error.cause = problem
  return error
}
