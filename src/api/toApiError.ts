import type { AxiosError } from 'axios'
import { Failure } from '../contract/answers'
import { ApiError, isDatabaseAway, networkError, unknownSentence } from './errors'

/** Said while the server runs and its database does not. */
export const databaseSentence = "The server can't reach its database. Nothing is lost"

/** Turns what axios throws into an `ApiError`; `body` is the parsed answer of an HTTP error. Without a token no session ended. */
export function toApiError(error: AxiosError, body: unknown, hadToken = true): ApiError {
  const { response, code } = error
  if (response) return httpError(response.status, body, retryAfter(error), hadToken)
  if (code === 'ETIMEDOUT' || code === 'ECONNABORTED')
    return new ApiError('TIMEOUT_ERROR', 0, 'The server did not answer in time. Please try again')
  return networkError()
}

/** An error for an HTTP status, with the server's message or a sentence that says what to do. */
export function httpError(status: number, body: unknown, wait?: number, hadToken = true): ApiError {
  const failure = Failure.safeParse(body)
  const said = failure.success ? failure.data.user?.message || failure.data.message : undefined
  const message = isDatabaseAway(status, body) ? databaseSentence : said
  return new ApiError('HTTP', status, message || sentenceFor(status, wait, hadToken), body, wait)
}

const sentences: Record<number, string> = {
  401: 'Your session has ended. Please sign in again',
  403: 'You have no permission to do this. Ask a super admin if you need it',
  404: 'This record does not exist any more. Go back to the list',
  409: 'Somebody else is changing this right now. Please try again',
  412: 'Somebody else changed this record meanwhile. Load it again before you save',
  413: 'This is too large to be sent. Make it smaller and try again',
}

function sentenceFor(status: number, wait: number | undefined, hadToken: boolean): string {
  if (status === 429)
    return wait
      ? `Too many attempts. Please wait ${wait} ${wait === 1 ? 'second' : 'seconds'} and try again`
      : 'Too many attempts. Please wait and try again'
  return ((hadToken || status !== 401) && sentences[status]) || unknownSentence
}

/** Seconds of a `Retry-After` header, given in seconds or as a date. */
export function retryAfter(error: AxiosError): number | undefined {
  const value: unknown = error.response?.headers?.['retry-after']
  if (typeof value !== 'string' || value === '') return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
