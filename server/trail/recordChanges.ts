import type { Database, Tables } from '../database/port'
import type { SessionFields, Stamp, UserRecord } from '../database/records'
import { lazyParts, type Makers } from '../lazyParts'
import { difference, Notes, type Actor, type Subject } from './Notes'
import { watchRemovals, type AnyTable, type Row, type Watch } from './watchRemovals'
import { trailKinds } from './kinds'
import { watchMany, type AnyMany } from './watchMany'

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
  const seen = new Map<string, Map<number, Row>>()
  const seenOf = (kind: string) => seen.get(kind) ?? seen.set(kind, new Map()).get(kind)!
  const userOf = async (id: number) =>
    (seen.get('user')?.get(id) ?? (id === actor.user?.id ? actor.user : await tables.users.find(id))) as
      AnyUser | undefined
  const signedIn = new Map<number, AnyUser>()
  const note = async (event: string, userId: number) => {
    const user = await userOf(userId)
    if (user && event === 'signedIn') signedIn.set(userId, user)
    notes.event(event, { kind: 'user', id: userId, name: user?.name ?? '' })
  }
  const result = await work(lazyParts(watched, { tables, notes, stamp, seenOf, actor, note }, tables))
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
    ...watchRemovals(table, { keep, subject, notes, stamp, seen }),
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

/** What the watched tables are made from. */
interface Watched extends Pick<Watch, 'notes' | 'stamp'> {
  tables: Tables
  seenOf: (kind: string) => Watch['seen']
  actor: Actor
  note: (event: string, userId: number) => Promise<void>
}

const watched: Makers<Partial<Tables>, Watched> = {
  ...Object.fromEntries(
    Object.entries(trailKinds).flatMap(([kind, { table, name, many }]) => [
      [
        table,
        ({ tables, seenOf, notes, stamp }: Watched) =>
          watch(tables[table] as unknown as AnyTable, { kind, name, notes, stamp, seen: seenOf(kind) }),
      ],
      ...(many
        ? [
            [
              many,
              ({ tables, notes, stamp }: Watched) =>
                watchMany(tables[many] as AnyMany, { kind, name, notes, stamp }),
            ],
          ]
        : []),
    ]),
  ),
  // Sessions and sign-in links: what changes access is noted.
  sessions: ({ tables: { sessions }, actor, note }) => ({
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
  }),
  signInLinks: ({ tables: { signInLinks }, note }) => ({
    ...signInLinks,
    async insert(link) {
      await signInLinks.insert(link)
      await note('linkSent', link.userId)
    },
  }),
}
