import axios from 'axios'
import type { Answer, Body, Endpoint, EndpointName, Params, Query } from '../contract/endpoints'
import { repeatableAs, type Endpoints } from '../contract/endpoints/endpoint'
import { firstEndpoints } from '../contract/endpoints/first'
import { headers, limits } from '../contract/limits'
import type { Offer } from '../contract/offers'
import { adoptEarly } from './adapters/adoptEarly'
import { ReadAnswer, type ReadList } from './adapters/answerByFetch'
import { readLists } from './adapters/readLists'
import type { EarlyCall } from './earlyCalls'
import { fillPath, searchOf } from './fillPath'
import { addInterceptors, type ClientSession } from './interceptors'
import { readResponse, type ResponseListeners } from './readResponse'
import { retryPolicy } from './retries'
import { readRows, rowSchemaOf, type RowListeners } from './stream/readRows'
import { usualTimings, type Timings } from './timings'

/** What the client is built from. */
export interface ClientOptions extends ClientSession {
  /** Base address of the API, without a slash at its end. */
  baseURL: string
  /** The `{product}` of the paths. */
  productSlug: string
  /** Replaces the wire: stories and tests hand in the server's own function. */
  fetch?: typeof globalThis.fetch
  /** Calls that were made before the client was there; each is taken over once. */
  early?: EarlyCall[]
  /** Resolves once the rows that were handed to `onRows` are drawn, or after a while; more are read then. */
  isDrawn?: () => Promise<void>
  /** How long the client waits; by default as in decisions, "Retries". Tests pass shorter times. */
  timings?: Timings
  /** Whether the host offers this beyond the specification's calls; nothing by default. */
  isOffered?: (offer: Offer) => boolean
}

/** What a call may be given beside its parameters and body. */
export interface CallExtras extends ResponseListeners {
  signal?: AbortSignal
  /** Sent in place of the session's own token. */
  token?: string
  /** Fraction sent of an upload, from 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Key of the filled form; sent where the server announced that it keeps such keys. */
  idempotencyKey?: string
  /** Tag of the version that is replaced: another one is refused with 412. */
  ifMatch?: string
}

type NoKeys = Record<string, never>
type ParamsPart<N extends EndpointName> = keyof Params<N> extends never
  ? { params?: NoKeys }
  : { params: Params<N> }
type QueryPart<N extends EndpointName> =
  Query<N> extends undefined ? { query?: undefined } : { query?: Query<N> }
type BodyPart<N extends EndpointName> = Body<N> extends undefined ? { body?: undefined } : { body: Body<N> }
/** Called with the first rows of a list, and again with more, while its answer comes. */
type RowsPart<N extends EndpointName> = { onRows?: ((rows: Answer<N>) => void) | undefined }
type CallInput<N extends EndpointName> = ParamsPart<N> & QueryPart<N> & BodyPart<N> & RowsPart<N> & CallExtras
type CallArguments<N extends EndpointName> =
  object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]

/**
 * Makes the calls of the table of endpoints. `call` resolves with the checked answer, and throws an `ApiError` or an abort. A call
 * that the host does not offer throws an `Error`, and nothing is sent: screens ask `SessionStore.isOffered` before.
 */
export interface Client {
  call<N extends EndpointName>(name: N, ...args: CallArguments<N>): Promise<Answer<N>>
  /** Adds rows of the table of endpoints that are fetched with the code that makes their calls. */
  know(rows: Endpoints): void
}

/** How a call was made before the client was there. */
export interface MadeCall {
  /** The session's token of that moment, null for nobody. */
  by: string | null
  /** Failed already: it counts as the first try. */
  firstTry?: EarlyCall['answer'] | undefined
}

/** The client itself, as `lazyClient.ts` hands waiting calls on to it. */
export interface WholeClient extends Client {
  /** A `call` that was made before. */
  callBy<N extends EndpointName>(made: MadeCall, name: N, ...args: CallArguments<N>): Promise<Answer<N>>
}

interface AnyInput extends CallExtras, RowListeners {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
}

/** Builds the one client of a console over axios: bearer token, retries, time-outs, typed errors, checked answers. */
export function createClient(options: ClientOptions): WholeClient {
  const http = axios.create({
    baseURL: options.baseURL,
    responseType: 'text',
    // The body is parsed by readResponse, so that unreadable JSON is an error and an error page keeps its status.
    transformResponse: (text: string) => text,
    transitional: { clarifyTimeoutError: true },
    // The session is in a header. Without this each call would wait until the browser has looked for a cookie.
    withXSRFToken: false,
    ...(options.fetch ? { adapter: 'fetch' as const, env: { fetch: options.fetch } } : {}),
  })
  const { adapter: usual } = http.defaults
  const { early = [], timings = usualTimings, isDrawn, fetch: send = (...sent) => fetch(...sent) } = options
  http.defaults.adapter = adoptEarly(
    early,
    readLists(send, (config) => axios.getAdapter(usual, config)(config)),
  )
  addInterceptors(http, options)
  let keysAreKept = false

  const rows: Record<string, Endpoint | undefined> = { ...firstEndpoints }

  async function callBy(made: MadeCall, name: EndpointName, input: AnyInput = {}): Promise<unknown> {
    const endpoint = rows[name]
    if (!endpoint) throw new Error(`${name}: Client.know has not got its row`)
    const { offer } = endpoint
    if (offer && !options.isOffered?.(offer)) throw new Error(`${name}: this host does not offer ${offer}`)
    const keyed = endpoint.method === 'POST' && keysAreKept && input.idempotencyKey !== undefined
    const upload = endpoint.body === 'file'
    const schema = endpoint.method === 'GET' ? rowSchemaOf(endpoint) : undefined
    const readList: ReadList | undefined =
      schema && ((answer, signal) => readRows(endpoint, schema, answer, input, { signal, isDrawn }))
    const response = await http.request<string | ReadAnswer>({
      call: { name, token: input.token, madeBy: made.by, firstTry: made.firstTry, readList },
      method: endpoint.method,
      url: fillPath(endpoint.path, { ...input.params, product: options.productSlug }),
      params: input.query && searchOf(input.query),
      data: upload ? multipart(input.body as { file: Blob }) : input.body,
      signal: input.signal,
      timeout: timings.timeout(name, upload || endpoint.isLong ? limits.longTimeout : limits.timeout),
      headers: {
        // null lets axios and the platform set multipart's boundary.
        'Content-Type': input.body === undefined || upload ? null : 'application/json',
        ...(keyed ? { [headers.idempotencyKey]: input.idempotencyKey } : {}),
        ...(input.ifMatch ? { 'If-Match': input.ifMatch } : {}),
      },
      onUploadProgress: input.onProgress && (({ progress }) => input.onProgress?.(progress ?? 0)),
      'axios-retry': retryPolicy(keyed ? 'keyed' : repeatableAs(name, endpoint), timings),
    })
    if (response.headers[headers.idempotencyKept.toLowerCase()]) keysAreKept = true
    const { status, headers: sent, data } = response
    if (data instanceof ReadAnswer) return data.answer
    return readResponse(endpoint, { status, headers: sent, data }, input)
  }

  const typed = callBy as WholeClient['callBy']
  return {
    // A call belongs to the user who is signed in when it is made.
    call: async (name, ...args) => typed({ by: options.token() }, name, ...args),
    callBy: typed,
    know: (more) => void Object.assign(rows, more),
  }
}

function multipart({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}
