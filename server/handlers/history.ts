import { historyPage, type HistoryEntry, type HistoryQuery } from '../../src/contract/endpoints/history'
import type { Handlers } from '../call'
import type { EntityTable, Tables } from '../database/port'
import type { TrailFields, TrailPage, TrailRecord } from '../database/trail/entry'
import type { UserRecord } from '../database/records'
import { notAllowed, notFound } from '../http/HttpError'
import { contentKinds, trailKinds } from '../trail/kinds'

/** The audit trail: a SUPER_ADMIN is answered all of it, an ADMIN what was done to content. */
export const historyHandlers = {
  async historyList({ query, caller, transact }) {
    const kinds = isSuperAdmin(caller.user) ? undefined : contentKinds
    return { answer: await transact((tables) => page(tables, caller.user, { kinds }, query)) }
  },

  async historyOfRecord({ params: { kind, id }, query, caller, transact }) {
    const known = Object.hasOwn(trailKinds, kind) ? trailKinds[kind] : undefined
    if (!known) throw notFound('kind of record')
    if (!contentKinds.includes(kind) && !isSuperAdmin(caller.user))
      throw notAllowed('Only a super admin may see what was done to users')
    const answer = await transact(async (tables) => {
      const found = await page(tables, caller.user, { kinds: [kind], recordId: id }, query)
      const table = tables[known.table] as unknown as EntityTable<unknown, unknown>
      // A record that is older than the trail has none.
      if (found.entries.length === 0 && !(await table.find(id))) throw notFound('record')
      return found
    })
    return { answer }
  },
} satisfies Pick<Handlers, 'historyList' | 'historyOfRecord'>

const isSuperAdmin = ({ role }: UserRecord): boolean => role === 'SUPER_ADMIN'

async function page(
  tables: Tables,
  reader: UserRecord,
  about: Pick<TrailPage, 'kinds' | 'recordId'>,
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
