import { isCancel, type AxiosError } from 'axios'
import { databaseAway, Failure } from '../contract/answers'

/** The failure kinds of specification §8; `HTTP` also stands for `{success: false}` under status 200. */
export type FailureKind = 'HTTP' | 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR'

/** Default sentence for a network failure (§8). */
export const networkSentence = 'Something went wrong. Please check your internet connection'

/** Said while the server runs and its database does not. */
export const databaseSentence = "The server can't reach its database. Nothing is lost"

/** A call that failed, in one typed shape. Its `message` is fit to be shown to a person. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly kind: FailureKind,
    /** HTTP status; 503 for a network failure (§8), 0 for a time-out. */
    readonly status: number,
    message: string,
    /** Parsed body of the answer, where there is one. */
    readonly body?: unknown,
    /** Seconds until the server wants to be asked again. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }

  /** Sentences that the server ties to fields of the form. */
  get fields(): Record<string, string> {
    const failure = Failure.safeParse(this.body)
    return (failure.success && failure.data.errors) || {}
  }
}

/** Whether a call ended because its screen no longer needed it; such an end is never shown. */
export const isAborted = (error: unknown): boolean =>
  isCancel(error) || (error instanceof DOMException && error.name === 'AbortError')

/** Whether a call was answered 401. Where somebody was signed in the session has ended, which the login screen says. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** What is said where neither the server nor this client knows more (§8). */
const unknownSentence = 'something went wrong'

/** What the user reads about any error: the server's own message where there is one, else `otherwise`. */
export function errorMessage(error: unknown, otherwise: string = unknownSentence): string {
  return error instanceof ApiError && error.message && error.message !== unknownSentence
    ? error.message
    : otherwise
}

/** Turns what axios throws into an `ApiError`; `body` is the parsed answer of an HTTP error. Without a token no session ended. */
export function toApiError(error: AxiosError, body: unknown, hadToken = true): ApiError {
  const { response, code } = error
  if (response) return httpError(response.status, body, retryAfter(error), hadToken)
  if (code === 'ETIMEDOUT' || code === 'ECONNABORTED')
    return new ApiError('TIMEOUT_ERROR', 0, 'The server did not answer in time. Please try again')
  return new ApiError('FETCH_ERROR', 503, networkSentence)
}

/** An error for an HTTP status, with the server's message or a sentence that says what to do. */
export function httpError(status: number, body: unknown, wait?: number, hadToken = true): ApiError {
  const failure = Failure.safeParse(body)
  const said = failure.success ? failure.data.user?.message || failure.data.message : undefined
  const message = isDatabaseAway(status, failure.data) ? databaseSentence : said
  return new ApiError('HTTP', status, message || sentenceFor(status, wait, hadToken), body, wait)
}

const isDatabaseAway = (status: number, failure: Failure | undefined): boolean =>
  status === 503 && failure?.code === databaseAway

/** Seconds until a read is repeated that failed because the server can't reach its database, where it sends no `Retry-After`. */
const usualWait = 5

/** Milliseconds after which a read that failed is made again by itself; undefined where that would not help. */
export function repeatDelay(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !isDatabaseAway(error.status, Failure.safeParse(error.body).data))
    return undefined
  return (error.retryAfter ?? usualWait) * 1000
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
