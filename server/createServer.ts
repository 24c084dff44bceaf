import { endpoints, type Endpoint, type EndpointName } from '../src/contract/endpoints'
import { headers, limits } from '../src/contract/limits'
import { offers, type Offer } from '../src/contract/offers'
import type { DemoSignIn } from './access/demoSignIn'
import type { Context, Reply } from './call'
import { dispatch } from './dispatch'
import type { Database } from './database/port'
import { corsHeaders, preflight, type AllowedOrigins } from './http/cors'
import { entityTag } from './http/entityTag'
import { HttpError } from './http/HttpError'
import { respond } from './http/respond'
import { respondKept } from './http/respondKept'
import { findRoute } from './http/route'
import { toHttpError } from './http/toHttpError'
import { KeptAnswers } from './kept/KeptAnswers'
import { KnownCallers } from './kept/KnownCallers'
import { keptSeconds } from './access/idempotency'
import type { Compress, FilterLongText, Files, IdentityProvider, LongAnswers, Mail, Passwords } from './ports'
import { filterRichText } from './richTextFilter'
import { isSignOnPath, signOn } from './singleSignOn/singleSignOn'
import { openRateLimiters, type RateLimits } from './access/rateLimit'
import { randomToken } from './access/tokens'

/** What the server needs from its surroundings. */
export interface ServerOptions {
  database: Database
  passwords: Passwords
  mail: Mail
  files: Files
  /** Filters long rich texts; in the server's own thread by default. */
  filterLongText?: FilterLongText
  /** Compresses lists and records; not at all by default. */
  compress?: Compress
  /** Makes answers that are too long to be held; by default they are held, and not compressed. */
  longAnswers?: LongAnswers
  /** Base address of the console, for sign-in links; never taken from a request. Default `http://localhost`. */
  siteAddress?: string
  /** The `{product}` of the calls: small letters, digits, `_` and `-`. Default `osn`. */
  productSlug?: string
  /** Where the calls are mounted; default `/api`. */
  basePath?: string
  /** Origins whose pages may make calls beside the console's own; none by default. */
  allowedOrigins?: AllowedOrigins
  clock?: () => Date
  /** 256 random bits as text. */
  randomToken?: () => string
  log?: (entry: LogEntry) => void
  rateLimits?: Partial<RateLimits>
  /** What it offers beyond the specification's calls; everything it supports by default. */
  offers?: readonly Offer[]
  /** Consoles read lists of up to so many rows whole; default 5,000. Of longer ones `query` is offered. */
  wholeListUpTo?: number
  /** Lets people in who have an account there. */
  identityProvider?: IdentityProvider
  /** Answers `magicLink` for an address that nobody has like any other: 200, at once. Default false: 404, as specified. */
  hidesAccounts?: boolean
  /** Where the demo's published password is accepted. Default `never`. */
  demoSignIn?: DemoSignIn
}

/** One line about one request. It never holds a token, a body or an address that carries one. */
export interface LogEntry {
  method: string
  /** Undefined when no row of the endpoint table fits. */
  endpoint?: EndpointName
  /** Id of the caller, where a token identified one. */
  userId?: number
  /** Names the request in its answer, and in every line about it. */
  requestId?: string | undefined
  /** The caller's network address, of a request that has a name. */
  address?: string | undefined
  status: number
  milliseconds: number
  /** What went wrong inside, for faults that are not the caller's. */
  error?: unknown
}

export interface Server {
  /** Answers one request and never rejects. `from.address` is the caller's network address, for rate limits. */
  handle(request: Request, from?: { address?: string; requestId?: string }): Promise<Response>
}

/**
 * The embedded API: one web-standard function over a database, the same in Node and in the browser.
 * Throws when an option is malformed.
 */
export function createServer(options: ServerOptions): Server {
  const context = contextOf(options)
  const productSlug = options.productSlug ?? 'osn'
  const basePath = (options.basePath ?? '/api').replace(/\/$/, '')
  if (!/^[a-z0-9_-]+$/.test(productSlug))
    throw new Error(`productSlug "${productSlug}" may hold small letters, digits, _ and - only`)
  const { database } = options
  const shared = {
    context,
    database,
    submissions: new Set<string>(),
    callers: new KnownCallers(database),
    answers: new KeptAnswers(() => database.versions()),
  }
  const signOnParts = { context, basePath, database }

  const logOf =
    ({ requestId, address, method }: LogEntry) =>
    (error: unknown) =>
      options.log?.({ requestId, address, method, status: 502, milliseconds: 0, error })

  const answer = async (request: Request, from: string, entry: LogEntry): Promise<Response> => {
    const kept = (): Record<string, string> =>
      entry.userId === undefined ? {} : { [headers.idempotencyKept]: String(keptSeconds) }
    try {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.startsWith(`${basePath}/`)) throw new HttpError(404, 'This address does not exist')
      const { identityProvider: provider } = options
      if (provider && isSignOnPath(pathname.slice(basePath.length)))
        return await signOn({ ...signOnParts, provider, log: logOf(entry) }, request, {
          address: from,
          requestId: entry.requestId ?? '',
        })
      const route = findRoute(request.method, pathname.slice(basePath.length), productSlug, searchParams)
      entry.endpoint = route.name
      requireOffered(route.name, context.offers)
      const onCaller = (userId: number) => {
        entry.userId = userId
      }
      const { requestId = '' } = entry
      const reply = await dispatch({ ...shared, route, request, from, requestId, onCaller })
      const headers = kept()
      if ('kept' in reply) return await respondKept(request, reply.kept, { ...options, headers })
      return respondTo(route.name, reply, headers)
    } catch (thrown) {
      const refusal = toHttpError(thrown)
      entry.error = refusal === thrown ? refusal.cause : thrown
      return respond(refusal.status, refusal.body, { ...kept(), ...refusal.headers })
    }
  }

  return {
    async handle(request, from) {
      const started = performance.now()
      const allowed = options.allowedOrigins ?? []
      const asked = preflight(request, allowed)
      if (asked) return asked
      const { address, requestId } = from ?? {}
      const entry: LogEntry = {
        ...(requestId !== undefined && { requestId, address }),
        method: request.method,
        status: 0,
        milliseconds: 0,
      }
      const response = await answer(request, from?.address ?? '', entry)
      entry.status = response.status
      entry.milliseconds = performance.now() - started
      if (allowed.length > 0) response.headers.append('Vary', 'Origin')
      for (const [name, value] of Object.entries(corsHeaders(request, allowed)))
        response.headers.set(name, value)
      options.log?.(entry)
      return request.method === 'HEAD' ? withoutBody(response) : response
    },
  }
}

/** The answer to HEAD. That to GET may go out compressed, with another length. */
function withoutBody(response: Response): Response {
  const head = new Response(null, response)
  head.headers.delete('Content-Length')
  return head
}

/** Throws an `HttpError` of 404 for a call that this server does not offer. */
function requireOffered(name: EndpointName, offered: readonly Offer[]): void {
  const { offer }: Endpoint = endpoints[name]
  if (offer && !offered.includes(offer)) throw new HttpError(404, 'This address does not exist')
}

/** Puts the answer into its envelope (decisions, "Answers of the API"). */
function respondTo(name: EndpointName, reply: Reply<unknown>, more: Record<string, string>): Response {
  const isEnveloped = endpoints[name].envelope === 'data'
  const enveloped = { success: true, data: reply.answer, total: reply.total }
  return respond(reply.status ?? 200, isEnveloped ? enveloped : reply.answer, {
    ...more,
    ...(reply.version === undefined ? {} : { ETag: entityTag(reply.version) }),
    ...reply.headers,
  })
}

/** Whether the surroundings have what an offer needs. */
function isPossible(offer: Offer, { identityProvider, database }: ServerOptions): boolean {
  if (offer === 'oidc') return identityProvider !== undefined
  return offer !== 'query' || database.isSearchable
}

function contextOf(options: ServerOptions): Context {
  const clock = options.clock ?? (() => new Date())
  return {
    passwords: options.passwords,
    mail: options.mail,
    files: options.files,
    filterLongText: options.filterLongText ?? (async (html) => filterRichText(html)),
    offers: options.offers ?? offers.filter((offer) => isPossible(offer, options)),
    wholeListUpTo: options.wholeListUpTo ?? limits.wholeList,
    siteAddress: (options.siteAddress ?? 'http://localhost').replace(/\/+$/, ''),
    clock,
    randomToken: options.randomToken ?? randomToken,
    demoSignIn: options.demoSignIn ?? 'never',
    hidesAccounts: options.hidesAccounts ?? false,
    later: (endpoint, work) => {
      const log = (thrown: unknown) => {
        const { status, cause = thrown } = toHttpError(thrown)
        options.log?.({ method: endpoints[endpoint].method, endpoint, status, milliseconds: 0, error: cause })
      }
      work().catch(log)
    },
    limiters: openRateLimiters(options.database, options.rateLimits),
  }
}
