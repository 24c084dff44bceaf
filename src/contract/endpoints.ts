import type * as z from 'zod/mini'
import { accountEndpoints } from './endpoints/account'
import { articleEndpoints } from './endpoints/articles'
import type { Endpoints } from './endpoints/endpoint'
import { historyEndpoints } from './endpoints/history'
import { inboxEndpoints } from './endpoints/inbox'
import { pendingWorkEndpoints } from './endpoints/pendingWork'
import { opportunityEndpoints } from './endpoints/opportunities'
import { profileEndpoints } from './endpoints/profile'
import { projectEndpoints } from './endpoints/projects'
import { recordEndpoints } from './endpoints/records'
import { sessionEndpoints } from './endpoints/session'
import { taxonomyEndpoints } from './endpoints/taxonomy'
import { userEndpoints } from './endpoints/users'

/**
 * Every call of specification §7, one row each, and those with an `offer` beside them; the rows of an area stand in `endpoints/`.
 * Client, server, tests and API document read this table.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...profileEndpoints,
  ...projectEndpoints,
  ...recordEndpoints,
  ...taxonomyEndpoints,
  ...articleEndpoints,
  ...opportunityEndpoints,
  ...userEndpoints,
  ...historyEndpoints,
  ...pendingWorkEndpoints,
  ...inboxEndpoints,
} as const satisfies Endpoints

export type { Access, Acknowledgement, Endpoint } from './endpoints/endpoint'

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

/** The way a call may be repeated (decisions, "Retries and double submission"). */
export type Repeatable = 'read' | 'replace' | 'once'
export function repeatable(name: EndpointName): Repeatable {
  if (name === 'verify') return 'once'
  const { method } = endpoints[name]
  return method === 'GET' ? 'read' : method === 'PUT' ? 'replace' : 'once'
}
