import * as z from 'zod/mini'
import { Id, text } from '../fields/lenient'
import { recordNames, type RecordName } from '../records/plurals'
import type { Endpoints } from './endpoint'

const entryId = z.int().check(z.gte(1))

/** Most entries of one page, and how many there are by default. */
export const historyPage = { most: 100, usual: 50 } as const

/** The kinds of records whose changes are kept. */
export type HistoryKind =
  | 'user'
  | 'project'
  | 'article'
  | 'category'
  | 'languageStack'
  | 'opportunity'
  | 'claim'
  | 'view'
  | RecordName
export const historyKinds: readonly HistoryKind[] = [
  'project',
  'article',
  ...recordNames,
  'category',
  'languageStack',
  'opportunity',
  'claim',
  'view',
  'user',
]

const part = {
  after: z.optional(entryId),
  limit: z.optional(z.int().check(z.gte(1), z.lte(historyPage.most))),
}
/** Which part of a history is wanted: what is older than the entry `after`, `limit` entries at most. */
export const HistoryQuery = z.object(part)
export type HistoryQuery = z.output<typeof HistoryQuery>

/** Which entries of the whole history are wanted besides: all by default. */
export const HistoryListQuery = z.object({
  ...part,
  /** What this user did. */
  person: z.optional(Id),
  /** What was done to records of this kind. */
  kind: z.optional(z.enum(historyKinds)),
  /** From this moment on, and before that one: ISO 8601 in UTC, as 2026-03-01T00:00:00Z. */
  since: z.optional(z.string()),
  until: z.optional(z.string()),
})
export type HistoryListQuery = z.output<typeof HistoryListQuery>

/** A value of a field: relations are ids; 'hidden' stands for a password. */
const value = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.int())]))
const fields = z.record(z.string(), value)

/** One change or event: who, when, from where, by which call, to which record, and the fields that changed. */
export const HistoryEntry = z.object({
  id: entryId,
  /** ISO 8601. */
  at: z.string(),
  /** Who did it, as they were called then; null where nobody was signed in. */
  by: z.nullish(z.object({ id: Id, name: text, email: text })),
  /** Network address; only for a SUPER_ADMIN. */
  address: text,
  requestId: text,
  /** A row of the table of endpoints, or what else did it. */
  call: text,
  /** created, changed, signedIn, signedOut, signInRefused, passwordRefused, notAllowed, linkSent, sessionsEnded; others may follow. */
  event: text,
  /** The record that it is about, as it was called then; null where it is about none. */
  record: z.nullish(z.object({ kind: text, id: Id, name: text })),
  before: fields,
  after: fields,
})
export type HistoryEntry = z.output<typeof HistoryEntry>

/** One page of a history, newest first; `next` is the `after` of the page that follows, null at the end. */
export const History = z.object({ entries: z.array(HistoryEntry), next: z.nullish(entryId) })
export type History = z.output<typeof History>

/** Somebody who stands in a history, as they were called last. */
export const HistoryPerson = z.object({ id: Id, name: text })
export type HistoryPerson = z.output<typeof HistoryPerson>

/** The audit trail: beyond the specification. */
export const historyEndpoints = {
  historyList: {
    method: 'GET',
    path: '/admin/history/0',
    access: 'admin',
    offer: 'history',
    query: HistoryListQuery,
    answer: History,
    envelope: 'data',
  },
  historyPeople: {
    method: 'GET',
    path: '/admin/history/people',
    access: 'admin',
    offer: 'history',
    answer: z.array(HistoryPerson),
    envelope: 'data',
  },
  historyOfRecord: {
    method: 'GET',
    path: '/admin/history/{kind}/{id}',
    access: 'admin',
    offer: 'history',
    query: HistoryQuery,
    answer: History,
    envelope: 'data',
  },
} as const satisfies Endpoints
