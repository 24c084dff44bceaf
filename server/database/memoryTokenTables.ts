import { JournaledMap, known, type Journal, type MemoryRows } from './memoryRows'
import { ConstraintError, type Tables } from './port'
import type { IdempotencyRecord, SessionFields, UserFields, UserRecord } from './records'

/** Sessions, sign-in links and kept answers over maps. */
export function memoryTokenTables(
  journal: Journal,
  users: MemoryRows<UserFields>,
): Pick<Tables, 'sessions' | 'signInLinks' | 'idempotencyRecords'> {
  const sessions = new JournaledMap<string, SessionFields>(journal)
  const links = new JournaledMap<string, SessionFields>(journal)
  const kept = new JournaledMap<string, IdempotencyRecord>(journal)
  const add = (map: typeof sessions, row: SessionFields) => {
    known(users, [row.userId])
    if (map.get(row.tokenHash)) throw new ConstraintError('duplicate', 'The token is taken')
    map.set(row.tokenHash, row)
  }
  const isOf = (userId: number) => (row: SessionFields) => row.userId === userId
  const isOver = (now: Date) => (row: SessionFields) => row.expiresAt <= now
  return {
    sessions: {
      insert: async (session) => add(sessions, session),
      async findUser(tokenHash, now): Promise<UserRecord | undefined> {
        const session = sessions.get(tokenHash)
        return session && session.expiresAt > now ? users.get(session.userId) : undefined
      },
      remove: async (tokenHash) => sessions.delete(tokenHash),
      removeOfUser: async (userId) => sessions.deleteWhere(isOf(userId)),
      removeExpired: async (now) => sessions.deleteWhere(isOver(now)),
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
