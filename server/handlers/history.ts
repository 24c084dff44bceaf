import {
  historyPage,
  type HistoryEntry,
  type HistoryListQuery,
  type HistoryQuery,
} from '../../src/contract/endpoints/history'
import type { Handlers } from '../call'
import type { EntityTable, Tables } from '../database/port'
import type { TrailFields, TrailPage, TrailRecord } from '../database/trail/entry'
import type { UserRecord } from '../database/records'
import { invalid, notAllowed, notFound } from '../http/HttpError'
import { contentKinds, trailKinds } from '../trail/kinds'

/** The audit trail: a SUPER_ADMIN is answered all of it, an ADMIN what was done to content. */
export const historyHandlers = {
  async historyList({ query, caller, transact }) {
    if (query.kind) requireReadable(query.kind, caller.user)
    const kinds = query.kind ? [query.kind] : readableKinds(caller.user)
    const wanted = { kinds, userId: query.person, ...span(query) }
    return { answer: await transact((tables) => page(tables, caller.user, wanted, query)) }
  },

  async historyPeople({ caller, transact }) {
    return { answer: await transact(({ trail }) => trail.people(readableKinds(caller.user))) }
  },

  async historyOfRecord({ params: { kind, id }, query, caller, transact }) {
    const known = Object.hasOwn(trailKinds, kind) ? trailKinds[kind] : undefined
    if (!known) throw notFound('kind of record')
    requireReadable(kind, caller.user)
    const answer = await transact(async (tables) => {
      const found = await page(tables, caller.user, { kinds: [kind], recordId: id }, query)
      const table = tables[known.table] as unknown as EntityTable<unknown, unknown>
      // A record that is older than the trail has none.
      if (found.entries.length === 0 && !(await table.find(id))) throw notFound('record')
      return found
    })
    return { answer }
  },
} satisfies Pick<Handlers, 'historyList' | 'historyPeople' | 'historyOfRecord'>

/** The kinds of records whose history this reader may see; all of them where it is undefined. */
const readableKinds = (reader: UserRecord) => (isSuperAdmin(reader) ? undefined : contentKinds)

function requireReadable(kind: string, reader: UserRecord): void {
  if (readableKinds(reader)?.includes(kind) === false)
    throw notAllowed('Only a super admin may see what was done to users')
}

/** The moments between which something was done. Throws an `HttpError` of 422 for what is no moment. */
function span({ since, until }: HistoryListQuery): Pick<TrailPage, 'since' | 'until'> {
  return { since: moment('since', since), until: moment('until', until) }
}

// There is no year 0, in PostgreSQL and elsewhere.
const isoInUtc = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

function moment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const at = new Date(text)
  if (!isoInUtc.test(text) || Number.isNaN(at.getTime()))
    throw invalid({ [name]: `${name} has to be a moment in UTC, as 2026-03-01T00:00:00Z` })
  return at
}

const isSuperAdmin = ({ role }: UserRecord): boolean => role === 'SUPER_ADMIN'

async function page(
  tables: Tables,
  reader: UserRecord,
  about: Omit<TrailPage, 'after' | 'most'>,
  { after, limit = historyPage.usual }: HistoryQuery,
) {
  const { entries, hasMore } = await tables.trail.page({ ...about, after, most: limit })
  return {
    entries: entries.map((entry) => shown(entry, isSuperAdmin(reader))),
    next: hasMore ? (entries.at(-1)?.id ?? null) : null,
  }
}

function shown(entry: TrailRecord, showsAddress: boolean): HistoryEntry {
  const { id, at, userId, userName, userEmail, requestId, call, event, kind, recordId, recordName } = entry
  return {
    id,
    at: at.toISOString(),
    by: userId === null ? null : { id: userId, name: userName, email: userEmail },
    address: showsAddress ? entry.address : '',
    requestId,
    call,
    event,
    record: recordId === null ? null : { kind, id: recordId, name: recordName },
    before: written(entry.before),
    after: written(entry.after),
  }
}

const written = (fields: TrailFields) => fields as HistoryEntry['before']
