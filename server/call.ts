import { sameValue } from '../src/contract/sameValue'
import type {
  Acknowledgement,
  Answer,
  Body,
  EndpointName,
  endpoints,
  Params,
  Query,
} from '../src/contract/endpoints'
import type { Offer } from '../src/contract/offers'
import type { Caller } from './access/auth'
import type { DemoSignIn } from './access/demoSignIn'
import type { Tables } from './database/port'
import type { ListRows } from './database/lists/writtenRows'
import type { SafeHtml } from './http/filterTexts'
import type { FilterLongText, Files, Mail, Passwords } from './ports'
import type { RateLimiters } from './access/rateLimit'

/** What every handler may use. */
export interface Context {
  passwords: Passwords
  mail: Mail
  files: Files
  filterLongText: FilterLongText
  /** What the server offers beyond the specification's calls. */
  offers: readonly Offer[]
  /** The directory is searched by the server from more projects than so many on. */
  wholeListUpTo: number
  /** Address of the console, without a closing slash; sign-in links start with it. */
  siteAddress: string
  clock: () => Date
  randomToken: () => string
  /** Whether an address that nobody has is answered like any other (`magicLink`). */
  hidesAccounts: boolean
  /** Begins work that the answer does not wait for; what it throws is for the log. */
  later: (endpoint: EndpointName, work: () => Promise<unknown>) => void
  /** Where the demo's published password is accepted. */
  demoSignIn: DemoSignIn
  limiters: RateLimiters
}

/** The caller: certainly there where the row of the table asks for one. */
export type CallerOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'anyone'
  ? Caller | undefined
  : Caller

/** What a handler answers; the envelope and the common headers are added by the server. */
export interface Reply<T> {
  answer: T
  /** 200 by default. */
  status?: number
  /** Version of the record in the answer: becomes its ETag. */
  version?: number
  /** How many there are in all, beside one page of them. */
  total?: number
  headers?: Record<string, string>
}

/** The answer to a call that is kept (`keptCalls`), with a list as the database has written it. */
export interface ListReply {
  rows: ListRows
}

/** One call, checked against its row of the endpoint table. */
export interface Call<N extends EndpointName> {
  params: Params<N>
  query: Query<N>
  body: Body<N>
  caller: CallerOf<N>
  /** The caller's network, as `networkOf` returns it, or '' where it is unknown. */
  from: string
  /** Whether it comes from the machine that the server runs on, by a name that leads nowhere else. */
  isLocal: boolean
  /** Browser and system of the caller in a few words. */
  device: string
  context: Context
  /**
   * Database work in the call's one transaction, which made sure that the caller may do this. The handler runs inside it,
   * perhaps more than once, and does nothing but database work; those of `withSlowWork` run outside, where each `transact`
   * is a transaction of its own.
   */
  transact<T>(work: (tables: Tables) => Promise<T>): Promise<T>
  /**
   * As `transact` for a create: `work` returns the new id. With an `Idempotency-Key` the answer is kept in the same
   * transaction, and a repeat gets it again (decisions, "Retries and double submission").
   */
  create(message: string, work: (tables: Tables) => Promise<number>): Promise<Reply<Acknowledgement>>
  /** As `create` for a call that adds nothing: its answer is kept as `work` returns it. */
  submit<T>(work: (tables: Tables) => Promise<Reply<T>>): Promise<Reply<T>>
  /** Keeps the image in the request's body: a file is no part of `body`. Throws an `HttpError` for anything else. */
  keepImage: () => Promise<{ address: string }>
  /** A rich text of the body as it may be stored. */
  safeHtml: SafeHtml
  /** Throws an `HttpError` of 412 when the caller has seen another version of the record. */
  requireMatch(version: number): void
}

/** Carries a call out; throws an `HttpError` when it cannot. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Reply<Answer<N>> | ListReply>
/** A handler for every row of the endpoint table. */
export type Handlers = { [N in EndpointName]: Handler<N> }

/** Answer of a change that worked; `version` is the record's new one. */
export function acknowledge(message: string, version?: number): Reply<Acknowledgement> {
  return {
    answer: { success: true, message, data: undefined },
    ...(version === undefined ? {} : { version }),
  }
}

/** The answer to a replacement. It contains the new version only where all is stored as it was sent (RFC 9110, 9.3.4). */
export function acknowledgeReplaced<Fields extends object>(
  message: string,
  version: number,
  { sent, stored }: { sent: Fields; stored: Fields },
): Reply<Acknowledgement> {
  return acknowledge(message, sameValue(sent, stored) ? version : undefined)
}
