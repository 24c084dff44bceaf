import * as z from 'zod/mini'
import { text } from '../fields/lenient'
import type { Offer } from '../offers'

/**
 * Who may make a call (decisions, "Roles"): anyone; a signed-in user who is not BLOCKED;
 * staff (CONTENT_EDITOR, ADMIN, SUPER_ADMIN); ADMIN and SUPER_ADMIN; or a SUPER_ADMIN alone.
 */
export type Access = 'anyone' | 'signedIn' | 'staff' | 'admin' | 'superAdmin'

/** One call of the wire. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT'
  /** Path below the API base; `{product}` is the configured slug, `{token}` and `{kind}` are texts, every other parameter an id. */
  path: string
  access: Access
  /** The call is not one of the specification: it is made where the host offers this. */
  offer?: Offer
  /** Of two rows with one method and path, this one is meant where this stands behind the `?`. */
  chosenBy?: string
  /** What may stand behind the `?`: texts and whole numbers once, lists of texts repeated, all optional. */
  query?: z.ZodMiniObject
  /** Shape of the JSON body; absent when there is none. `'file'` is multipart with one `file` field. */
  body?: z.ZodMiniType | 'file'
  /** Most bytes of the body; `limits.body` by default. */
  largest?: number
  /** It may change very many records: its answer is waited for as long as for that of an upload. */
  isLong?: true
  /** Shape of what the answer carries, see `envelope`. */
  answer: z.ZodMiniType
  /** Where the answer carries it: under `data` (or bare), or as the whole body with fields named by the specification. */
  envelope: 'data' | 'body'
}

/** Rows of the table of endpoints, by their names. */
export type Endpoints = Record<string, Endpoint>

/** Answer of a mutation: `success` and a message; a create also answers the new id where the host gives it. */
export const Acknowledgement = z.object({
  success: z.literal(true),
  message: text,
  data: z.nullish(z.object({ id: z.optional(z.int()) })),
})
export type Acknowledgement = z.output<typeof Acknowledgement>

/** The way a call may be repeated (decisions, "Retries and double submission"). */
export type Repeatable = 'read' | 'replace' | 'once'

/** The way the call of this name and row may be repeated. */
export function repeatableAs(name: string, { method }: Pick<Endpoint, 'method'>): Repeatable {
  if (name === 'verify') return 'once'
  return method === 'GET' ? 'read' : method === 'PUT' ? 'replace' : 'once'
}
