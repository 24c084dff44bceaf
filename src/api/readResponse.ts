import type { AxiosResponse } from 'axios'
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

/** Reads a successful response of a call of this row; throws an `ApiError` when it refuses, is unreadable, or has an unknown shape. */
export function readResponse<N extends EndpointName>(
  endpoint: Endpoint,
  response: AxiosResponse<string>,
  { onTag, onTotal }: ResponseListeners,
): Answer<N> {
  const tag: unknown = response.headers['etag']
  // A weak tag never matches (RFC 9110, 13.1.1).
  if (typeof tag === 'string' && tag.startsWith('"')) onTag?.(tag)
  const parsed = parseJson(response.data)
  if (!parsed.ok) throw unreadable(response.status, 'no JSON')
  const reading = readAnswer<N>(endpoint, parsed.value)
  if (reading.ok) {
    const { total } = parsed.value as { total?: unknown }
    if (onTotal && typeof total === 'number') onTotal(total)
    return reading.answer
  }
  if (reading.refused) throw httpError(response.status, parsed.value)
  throw unreadable(response.status, reading.problem, parsed.value)
}

/** The value of a JSON text, and whether it is one. */
export function parseJson(text: unknown): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: JSON.parse(String(text)) }
  } catch {
    return { ok: false, value: undefined }
  }
}

function unreadable(status: number, problem: string, body?: unknown): ApiError {
  const sentence = 'The server sent an answer that this console cannot read. Please try again'
  const error = new ApiError('PARSING_ERROR', status, sentence, body)
  error.cause = problem
  return error
}
