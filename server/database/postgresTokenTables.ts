import type { Makers } from '../lazyParts'
import type { Tables } from './port'
import { sessions } from './postgresSessions'
import type { IdempotencyRecord } from './records'
import type { SqlConnection } from './sql'

/** Sessions, sign-in links and kept answers. */
export const tokenTables: Makers<
  Pick<Tables, 'sessions' | 'signInLinks' | 'idempotencyRecords'>,
  { connection: SqlConnection }
> = {
  sessions: ({ connection }) => sessions(connection),
  signInLinks: ({ connection }) => signInLinks(connection),
  idempotencyRecords: ({ connection }) => idempotencyRecords(connection),
}

function signInLinks(connection: SqlConnection): Tables['signInLinks'] {
  return {
    async insert({ tokenHash, userId, expiresAt }) {
      await connection.query(
        'INSERT INTO sign_in_links (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
        [tokenHash, userId, expiresAt],
      )
    },
    async removeOfUser(userId) {
      await connection.query('DELETE FROM sign_in_links WHERE user_id = $1', [userId])
    },
    async removeExpired(now) {
      await connection.query('DELETE FROM sign_in_links WHERE expires_at <= $1', [now])
    },
    async take(tokenHash, now) {
      const [link] = await connection.query<{ userId: number; expiresAt: Date }>(
        `DELETE FROM sign_in_links WHERE token_hash = $1
           RETURNING user_id AS "userId", expires_at AS "expiresAt"`,
        [tokenHash],
      )
      return link && link.expiresAt > now ? link.userId : undefined
    },
  }
}

function idempotencyRecords(connection: SqlConnection): Tables['idempotencyRecords'] {
  return {
    async tryLock(userId, key) {
      const [row] = await connection.query<{ isMine: boolean }>(
        'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isMine"',
        [`${userId} ${key}`],
      )
      return row?.isMine ?? false
    },
    async find(userId, key) {
      const [answer] = await connection.query<IdempotencyRecord & Record<string, unknown>>(
        `SELECT user_id AS "userId", key, body_hash AS "bodyHash", status, body, kept_at AS "keptAt"
         FROM idempotency_records WHERE user_id = $1 AND key = $2`,
        [userId, key],
      )
      return answer
    },
    async insert({ userId, key, bodyHash, status, body, keptAt }) {
      await connection.query(
        `INSERT INTO idempotency_records (user_id, key, body_hash, status, body, kept_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [userId, key, bodyHash, status, body, keptAt],
      )
    },
    async removeBefore(moment) {
      await connection.query('DELETE FROM idempotency_records WHERE kept_at < $1', [moment])
    },
  }
}
