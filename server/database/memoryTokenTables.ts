import { JournaledMap, known, type Journal, type MemoryRows } from './memoryRows'
import { ConstraintError, type Tables } from './port'
import type { IdempotencyRecord, SessionRecord, SignInLinkFields, UserFields } from './records'

/** Sessions, sign-in links and kept answers over maps. */
export function memoryTokenTables(
  journal: Journal,
  users: MemoryRows<UserFields>,
): Pick<Tables, 'sessions' | 'signInLinks' | 'idempotencyRecords'> {
  const sessions = new JournaledMap<string, SessionRecord>(journal)
  const links = new JournaledMap<string, SignInLinkFields>(journal)
  const kept = new JournaledMap<string, IdempotencyRecord>(journal)
  let lastId = 0
  const add = <Row extends SignInLinkFields>(map: JournaledMap<string, Row>, row: Row) => {
    known(users, [row.userId])
    if (map.get(row.tokenHash)) throw new ConstraintError('duplicate', 'The token is taken')
    map.set(row.tokenHash, row)
  }
  const isOf = (userId: number) => (row: SignInLinkFields) => row.userId === userId
  const isOver = (now: Date) => (row: SignInLinkFields) => row.expiresAt <= now
  return {
    sessions: {
      insert: async (session) => add(sessions, { ...session, id: (lastId += 1) }),
      async find(tokenHash, now) {
        const session = sessions.get(tokenHash)
        const user = session && users.get(session.userId)
        return user && session.expiresAt > now ? { user, session } : undefined
      },
      ofUser: async (userId, now) =>
        [...sessions.values()]
          .filter((session) => session.userId === userId && session.expiresAt > now)
          .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime() || b.id - a.id),
      async touch(tokenHash, now) {
        const session = sessions.get(tokenHash)
        if (session) sessions.set(tokenHash, { ...session, lastUsedAt: now })
      },
      remove: async (tokenHash) => sessions.delete(tokenHash),
      removeOne: async (userId, id) =>
        sessions.deleteWhere((session) => session.userId === userId && session.id === id),
      removeOfUser: async (userId, kept) =>
        sessions.deleteWhere((session) => session.userId === userId && session.tokenHash !== kept),
      removeExpired: async (now, idleSince) =>
        sessions.deleteWhere((session) => isOver(now)(session) || session.lastUsedAt <= idleSince),
    },
    signInLinks: {
      insert: async (link) => add(links, link),
      async take(tokenHash, now) {
        const link = links.get(tokenHash)
        links.delete(tokenHash)
        return link && link.expiresAt > now ? link.userId : undefined
      },
      removeOfUser: async (userId) => links.deleteWhere(isOf(userId)),
      removeExpired: async (now) => links.deleteWhere(isOver(now)),
    },
    idempotencyRecords: {
      tryLock: async () => true,
      find: async (userId, key) => kept.get(`${userId} ${key}`),
      async insert(answer) {
        known(users, [answer.userId])
        const key = `${answer.userId} ${answer.key}`
        if (kept.get(key)) throw new ConstraintError('duplicate', 'The key is taken')
        kept.set(key, answer)
      },
      removeBefore: async (moment) => kept.deleteWhere((answer) => answer.keptAt < moment),
    },
  }
}
