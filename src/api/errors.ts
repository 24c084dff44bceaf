import type { Failure } from '../contract/answers'
import { databaseAway } from '../contract/limits'

/** The failure kinds of specification §8; `HTTP` also stands for `{success: false}` under status 200. */
export type FailureKind = 'HTTP' | 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR'

/** Default sentence for a network failure (§8). */
export const networkSentence = 'Something went wrong. Please check your internet connection'

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
    const errors = partOf(this.body, 'errors')
    if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {}
    return Object.fromEntries(Object.entries(errors).filter(isText))
  }
}

/** What the body of a failure has under this name. Read by hand: the login screen comes before the schema library. */
const partOf = (body: unknown, name: keyof Failure): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** How a call ends whose signal was aborted. */
export const aborted = (): DOMException => new DOMException('The call was aborted', 'AbortError')

/** Whether a call ended because its screen no longer needed it; such an end is never shown. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** A call that did not reach the server, or whose answer did not come (§8). */
export const networkError = (cause?: unknown): ApiError =>
  Object.assign(new ApiError('FETCH_ERROR', 503, networkSentence), { cause })

/** Whether a call was answered 401. Where somebody was signed in the session has ended, which the login screen says. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Statuses of a host that is away for a moment. */
export const passing = new Set([502, 503, 504])

/** What is said where neither the server nor this client knows more (§8). */
export const unknownSentence = 'something went wrong'

/** What the user reads about any error: the server's own message where there is one, else `otherwise`. */
export function errorMessage(error: unknown, otherwise: string = unknownSentence): string {
  return error instanceof ApiError && error.message && error.message !== unknownSentence
    ? error.message
    : otherwise
}

/** Whether an answer of this status says that the server can't reach its database. */
export const isDatabaseAway = (status: number, body: unknown): boolean =>
  status === 503 && partOf(body, 'code') === databaseAway

/** Seconds until a read is repeated that failed because the server can't reach its database, where it sends no `Retry-After`. */
const usualWait = 5

/** Milliseconds after which a read that failed is made again by itself; undefined where that would not help. */
export function repeatDelay(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !isDatabaseAway(error.status, error.body)) return undefined
  return (error.retryAfter ?? usualWait) * 1000
}
