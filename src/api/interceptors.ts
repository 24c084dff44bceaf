import { AxiosError, isCancel, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import axiosRetry from 'axios-retry'
import type { EndpointName } from '../contract/endpoints'
import type { ReadList } from './adapters/answerByFetch'
import type { EarlyCall } from './earlyCalls'
import { aborted, ApiError } from './errors'
import { parseJson } from './readResponse'
import { takeRotatedToken } from './rotatedToken'
import { toApiError } from './toApiError'

/** What the client reads from the session, and reports to it. */
export interface ClientSession {
  /** The token to send, or null when nobody is signed in. */
  token: () => string | null
  /** An answer brought a token in its `authorization` header, and the token has not changed since; without the word Bearer. */
  onToken?: (token: string) => void
  /** A call was answered 401 that had sent a token, and the token has not changed since. */
  onUnauthorized?: () => void
  /** A call was answered 403: the role may have changed. */
  onForbidden?: () => void
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** What the interceptors know of a call; a retry takes it over. */
    call?: {
      name: EndpointName
      /** Sent in place of the session's own token. */
      token?: string | undefined
      /** The session's token when the call was made. */
      madeBy: string | null
      /** Reads the list that the call answers while it comes. */
      readList?: ReadList | undefined
      /** Failed already: the answer to the first try. */
      firstTry?: EarlyCall['answer'] | undefined
      /** What the last try sent. */
      sent?: string | null
      /** Whether any try sent a token. */
      hadToken?: boolean
    }
  }
}

/**
 * Ties every call to the session. In this order:
 *
 * 1. request: adds the token, at first that of the user who made the call, with each further try the one that is current then
 * 2. response: hands on a token that the server has rotated
 * 3. axios-retry: makes a failed try again, which passes through 1 to 4 by itself
 * 4. failure, when no try is left: an `ApiError`, or an `AbortError` of the platform; a 401 ends the session, a 403 has it checked
 */
export function addInterceptors(http: AxiosInstance, session: ClientSession): void {
  // A call is sent in the turn in which it is made.
  http.interceptors.request.use((config) => addToken(config, session), null, { synchronous: true })
  http.interceptors.response.use((response) => {
    takeRotatedToken(response.headers['authorization'], response.config.call?.sent, session)
    return response
  })
  const { requestInterceptorId } = axiosRetry(http)
  // It is asynchronous, and only keeps times and validates answers for settings that are not used here.
  http.interceptors.request.eject(requestInterceptorId)
  http.interceptors.response.use(null, (error: unknown) => {
    throw treatFailure(error, session)
  })
}

function addToken(config: InternalAxiosRequestConfig, session: ClientSession): InternalAxiosRequestConfig {
  const { call } = config
  if (!call) return config
  call.sent = call.token ?? (call.sent === undefined ? call.madeBy : session.token())
  call.hadToken ||= call.sent !== null
  if (call.sent) config.headers.set('Authorization', `Bearer ${call.sent}`)
  else config.headers.delete('Authorization')
  return config
}

function treatFailure(error: unknown, session: ClientSession): unknown {
  // A retry's failure was treated within it.
  if (error instanceof ApiError || error instanceof DOMException) return error
  if (isCancel(error)) return aborted()
  if (!(error instanceof AxiosError)) return toApiError(new AxiosError(String(error)), undefined)
  const { name, sent = null, hadToken } = error.config?.call ?? {}
  const status = error.response?.status
  if (status === 401 && sent !== null && session.token() === sent) session.onUnauthorized?.()
  // The check of the session must not ask for another check.
  if (status === 403 && name !== 'currentUser') session.onForbidden?.()
  return toApiError(error, error.response && parseJson(error.response.data).value, hadToken)
}
