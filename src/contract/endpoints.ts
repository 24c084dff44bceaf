import type * as z from 'zod/mini'
import { bulkEndpoints } from './endpoints/bulk'
import { careEndpoints } from './endpoints/care'
import { repeatableAs, type Endpoints, type Repeatable } from './endpoints/endpoint'
import { firstEndpoints } from './endpoints/first'
import { historyEndpoints } from './endpoints/history'
import { inboxEndpoints } from './endpoints/inbox'
import { queryEndpoints } from './endpoints/query'
import { viewEndpoints } from './endpoints/views'

/**
 * Every call of specification §7, one row each, and those with an `offer` beside them; the rows of an area stand in `endpoints/`.
 * Server, tests and API document read this table; the client has those rows that it needs.
 */
export const endpoints = {
  ...firstEndpoints,
  ...historyEndpoints,
  ...inboxEndpoints,
  ...bulkEndpoints,
  ...viewEndpoints,
  ...queryEndpoints,
  ...careEndpoints,
} as const satisfies Endpoints

export type { Access, Acknowledgement, Endpoint, Repeatable } from './endpoints/endpoint'

export type EndpointName = keyof typeof endpoints
export const endpointNames = Object.keys(endpoints) as EndpointName[]

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

/** Parameters that a caller gives for the path of a call; the product's slug is filled in by the client. */
export type Params<N extends EndpointName> = {
  [P in Exclude<ParamName<(typeof endpoints)[N]['path']>, 'product'>]: P extends 'token' | 'kind'
    ? string
    : number
}

/** What a caller may put behind the `?` of a call, `undefined` where nothing stands there. */
export type Query<N extends EndpointName> = (typeof endpoints)[N] extends {
  query: infer Q extends z.ZodMiniObject
}
  ? z.output<Q>
  : undefined

/** Body that a caller gives, `undefined` where the call has none. */
export type Body<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer B }
  ? B extends z.ZodMiniType
    ? z.output<B>
    : { file: Blob }
  : undefined

/** What a call answers, once taken out of its envelope. */
export type Answer<N extends EndpointName> = z.output<(typeof endpoints)[N]['answer']>

/** The way a call may be repeated. */
export const repeatable = (name: EndpointName): Repeatable => repeatableAs(name, endpoints[name])
