import axios, { AxiosError, type AxiosResponse } from 'axios'
import axiosRetry from 'axios-retry'
import { readAnswer } from '../contract/answers'
import {
  endpoints,
  repeatable,
  type Answer,
  type Body,
  type EndpointName,
  type Params,
} from '../contract/endpoints'
import { headers, limits } from '../contract/limits'
import { ApiError, httpError, isAborted, toApiError } from './errors'
import { retryPolicy } from './retries'
import { usualTimings, type Timings } from './timings'

export interface ClientOptions {
  /** Base address of the API, without a slash at its end. */
  baseURL: string
  /** The `{product}` of the paths. */
  productSlug: string
  /** The token to send, or null when nobody is signed in. */
  token: () => string | null
  /** An answer brought a token in its `authorization` header; without the word Bearer. */
  onToken?: (token: string) => void
  /** A call was answered 401 that had sent a token, and the token has not changed since. */
  onUnauthorized?: () => void
  /** A call was answered 403: the role may have changed. */
  onForbidden?: () => void
  /** Replaces the wire: stories and tests hand in the server's own function. */
  fetch?: typeof globalThis.fetch
  /** How long the client waits; as in decisions, "Retries", unless told: tests have no seconds to spare. */
  timings?: Timings
}

/** What a call may be given beside its parameters and body. */
export interface CallExtras {
  signal?: AbortSignal
  /** Sent in place of the session's own token. */
  token?: string
  /** Fraction sent of an upload, from 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Key of the filled form; sent where the server announced that it keeps such keys. */
  idempotencyKey?: string
  /** Tag of the version that is replaced: another one is refused with 412. */
  ifMatch?: string
  /** Told the strong tag of the record in the answer, where the host exposes one. */
  onTag?: (tag: string) => void
  /** Told how many there are in all, where a host says so beside one page of them. */
  onTotal?: (total: number) => void
}

type NoKeys = Record<string, never>
type ParamsPart<N extends EndpointName> = keyof Params<N> extends never
  ? { params?: NoKeys }
  : { params: Params<N> }
type BodyPart<N extends EndpointName> = Body<N> extends undefined ? { body?: undefined } : { body: Body<N> }
type CallInput<N extends EndpointName> = ParamsPart<N> & BodyPart<N> & CallExtras
type CallArguments<N extends EndpointName> =
  object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]

/** Makes the calls of specification §7. `call` resolves with the checked answer, and throws an `ApiError` or an abort. */
export interface Client {
  call<N extends EndpointName>(name: N, ...args: CallArguments<N>): Promise<Answer<N>>
}

interface AnyInput extends CallExtras {
  params?: Record<string, string | number>
  body?: unknown
}

/** Builds the one client of a console over axios: bearer token, retries, time-outs, typed errors, checked answers. */
export function createClient(options: ClientOptions): Client {
  const http = axios.create({
    baseURL: options.baseURL,
    responseType: 'text',
    // The body is parsed below, so that unreadable JSON is an error and an error page keeps its status.
    transformResponse: (text: string) => text,
    transitional: { clarifyTimeoutError: true },
    ...(options.fetch ? { adapter: 'fetch' as const, env: { fetch: options.fetch } } : {}),
  })
  axiosRetry(http)
  const { timings = usualTimings } = options
  let keysAreKept = false

  async function call(name: EndpointName, input: AnyInput = {}): Promise<unknown> {
    const endpoint = endpoints[name]
    const token = input.token ?? options.token()
    const keyed = endpoint.method === 'POST' && keysAreKept && input.idempotencyKey !== undefined
    const upload = 'body' in endpoint && endpoint.body === 'file'
    try {
      const response = await http.request<string>({
        method: endpoint.method,
        url: fillPath(endpoint.path, { ...input.params, product: options.productSlug }),
        data: upload ? multipart(input.body as { file: Blob }) : input.body,
        signal: input.signal,
        timeout: timings.timeout(name, upload ? limits.uploadTimeout : limits.timeout),
        headers: {
          // null lets axios and the platform set multipart's boundary.
          'Content-Type': input.body === undefined || upload ? null : 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(keyed ? { [headers.idempotencyKey]: input.idempotencyKey } : {}),
          ...(input.ifMatch ? { 'If-Match': input.ifMatch } : {}),
        },
        onUploadProgress: input.onProgress && (({ progress }) => input.onProgress?.(progress ?? 0)),
        'axios-retry': retryPolicy(keyed ? 'keyed' : repeatable(name), timings),
      })
      notice(response)
      const tag: unknown = response.headers['etag']
      // A weak tag never matches (RFC 9110, 13.1.1).
      if (typeof tag === 'string' && tag.startsWith('"')) input.onTag?.(tag)
      return answerOf(name, response, input)
    } catch (error) {
      if (isAborted(error) || error instanceof ApiError) throw error
      throw failed(name, error, token)
    }
  }

  function notice(response: AxiosResponse<string>) {
    if (response.headers[headers.idempotencyKept.toLowerCase()]) keysAreKept = true
    const authorization: unknown = response.headers['authorization']
    if (typeof authorization === 'string' && authorization)
      options.onToken?.(authorization.replace(/^Bearer\s+/i, ''))
  }

  function failed(name: EndpointName, error: unknown, sentToken: string | null): ApiError {
    if (!(error instanceof AxiosError)) return toApiError(new AxiosError(String(error)), undefined)
    const status = error.response?.status
    if (status === 401 && sentToken !== null && options.token() === sentToken) options.onUnauthorized?.()
    // The check of the session must not ask for another check.
    if (status === 403 && name !== 'currentUser') options.onForbidden?.()
    return toApiError(error, error.response && parse(error.response.data).value, sentToken !== null)
  }

  return { call: call as Client['call'] }
}

/** Reads a successful response; throws an `ApiError` when it refuses, is unreadable, or has an unknown shape. */
function answerOf<N extends EndpointName>(
  name: N,
  response: AxiosResponse<string>,
  { onTotal }: CallExtras,
): Answer<N> {
  const parsed = parse(response.data)
  if (!parsed.ok) throw unreadable(response.status, 'no JSON')
  const reading = readAnswer(name, parsed.value)
  if (reading.ok) {
    const { total } = parsed.value as { total?: unknown }
    if (onTotal && typeof total === 'number') onTotal(total)
    return reading.answer
  }
  if (reading.refused) throw httpError(response.status, parsed.value)
  throw unreadable(response.status, reading.problem, parsed.value)
}

function unreadable(status: number, problem: string, body?: unknown): ApiError {
  const sentence = 'The server sent an answer that this console cannot read. Please try again'
  const error = new ApiError('PARSING_ERROR', status, sentence, body)
  error.cause = problem
  return error
}

function parse(text: unknown): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: JSON.parse(String(text)) }
  } catch {
    return { ok: false, value: undefined }
  }
}

function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function multipart({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}
