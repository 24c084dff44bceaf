import type { Database, EntityTable, Tables } from '../database/port'
import type { SessionFields, Stamp, UserRecord } from '../database/records'
import { difference, Notes, type Actor, type Subject } from './Notes'
import { trailKinds, type TrailKind } from './kinds'

type Row = Readonly<Record<string, unknown>>
type AnyTable = EntityTable<Row, Row>
type AnyUser = Pick<UserRecord, 'id' | 'name' | 'email'>

/**
 * Runs `work` on the tables of a transaction. What it changes is stamped, and kept in the audit trail by the same
 * transaction. The one place that writes about changes: every change of a record that a person asks for goes through here.
 * The user of `actor` may become known while `work` runs.
 */
export async function recordChanges<T>(
  tables: Tables,
  { actor, now }: { actor: Actor; now: Date },
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  const notes = new Notes()
  const stamp = (): Stamp => ({ at: now, by: actor.user?.id ?? null })
  const seen = new Map(Object.keys(trailKinds).map((kind) => [kind, new Map<number, Row>()]))
  const watched = Object.entries(trailKinds).map(([kind, { table, name }]) => [
    table,
    watch(tables[table] as unknown as AnyTable, { kind, name, notes, stamp, seen: seen.get(kind)! }),
  ])
  const userOf = async (id: number) =>
    (seen.get('user')?.get(id) ?? (id === actor.user?.id ? actor.user : await tables.users.find(id))) as
      AnyUser | undefined
  const signedIn = new Map<number, AnyUser>()
  const note = async (event: string, userId: number) => {
    const user = await userOf(userId)
    if (user && event === 'signedIn') signedIn.set(userId, user)
    notes.event(event, { kind: 'user', id: userId, name: user?.name ?? '' })
  }
  const result = await work({
    ...tables,
    ...(Object.fromEntries(watched) as Tables),
    ...watchAccess(tables, actor, note),
  })
  const entries = notes.entries(actor, now).map((entry) => {
    // Who signs in is not signed in before.
    const isSignIn = entry.event === 'signedIn' && !actor.user
    const user = isSignIn ? signedIn.get(entry.recordId ?? 0) : undefined
    return user ? { ...entry, userId: user.id, userName: user.name, userEmail: user.email } : entry
  })
  if (entries.length > 0) await tables.trail.append(entries)
  return result
}

/** The database for a program that works on it by itself: `call` says which one. Nobody is signed in there. */
export function recordedAs(database: Database, call: string): Database {
  const actor: Actor = { user: undefined, address: '', requestId: '', call }
  return {
    ...database,
    transaction: (work) =>
      database.transaction((tables) => recordChanges(tables, { actor, now: new Date() }, work)),
  }
}

interface Watch extends Pick<TrailKind, 'name'> {
  kind: string
  notes: Notes
  stamp: () => Stamp
  /** Rows that nobody else changes until the transaction ends, as they are. */
  seen: Map<number, Row>
}

/** The same table, with each change stamped and noted. */
function watch(table: AnyTable, { kind, name, notes, stamp, seen }: Watch): AnyTable {
  const subject = (id: number, row: Row): Subject => ({ kind, id, name: String(row[name] ?? '') })
  const keep = (row: Row | undefined) => {
    if (row) seen.set(Number(row['id']), row)
    return row
  }
  const added = (id: number, fields: Row) => {
    seen.set(id, { ...fields, id })
    notes.change('created', subject(id, fields), difference({}, fields))
  }
  const { findByEmailLocked } = table as Partial<Pick<Tables['users'], 'findByEmailLocked'>>
  return {
    ...table,
    findLocked: async (id) => keep(await table.findLocked(id)),
    ...(findByEmailLocked && {
      findByEmailLocked: async (email: string) => keep((await findByEmailLocked(email)) as Row | undefined),
    }),
    async insert(fields) {
      const id = await table.insert(fields, stamp())
      added(id, fields)
      return id
    },
    async insertAll(rows) {
      await table.insertAll(rows, stamp())
      for (const row of rows) added(row.id, row)
    },
    async update(id, changes) {
      const before = seen.get(id) ?? (await table.findLocked(id)) ?? {}
      const differs = difference(before, changes)
      const isChange = Object.keys(differs.after).length > 0
      const version = await table.update(id, changes, isChange ? stamp() : undefined)
      const row = { ...before, ...given(changes) }
      seen.set(id, row)
      if (isChange) notes.change('changed', subject(id, row), differs)
      return version
    },
  }
}

/** Without what is left as it is. */
const given = (changes: Row): Row =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Sessions and sign-in links, with what changes access noted. */
function watchAccess(
  { sessions, signInLinks }: Tables,
  actor: Actor,
  note: (event: string, userId: number) => Promise<void>,
): Pick<Tables, 'sessions' | 'signInLinks'> {
  return {
    sessions: {
      ...sessions,
      async insert(session: SessionFields) {
        await sessions.insert(session)
        await note('signedIn', session.userId)
      },
      async remove(tokenHash) {
        await sessions.remove(tokenHash)
        if (actor.user) await note('signedOut', actor.user.id)
      },
      async removeOne(userId, id) {
        await sessions.removeOne(userId, id)
        await note('sessionsEnded', userId)
      },
      async removeOfUser(userId, kept) {
        await sessions.removeOfUser(userId, kept)
        await note('sessionsEnded', userId)
      },
    },
    signInLinks: {
      ...signInLinks,
      async insert(link) {
        await signInLinks.insert(link)
        await note('linkSent', link.userId)
      },
    },
  }
}
