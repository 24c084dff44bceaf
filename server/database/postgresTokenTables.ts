import type { Tables } from './port'
import type { IdempotencyRecord, SessionFields, UserRecord } from './records'
import type { SqlConnection } from './sql'

/** Sessions, sign-in links and kept answers on one connection. */
export function postgresTokenTables(
  connection: SqlConnection,
): Pick<Tables, 'sessions' | 'signInLinks' | 'idempotencyRecords'> {
  return {
    sessions: {
      ...tokens(connection, 'sessions'),
      async findUser(tokenHash, now) {
        const [user] = await connection.query<UserRecord & Record<string, unknown>>(
          `SELECT users.id, version, name, email, role, is_verified AS "isVerified",
             profile_image AS "profileImage", password_hash AS "passwordHash"
           FROM sessions JOIN users ON users.id = user_id WHERE token_hash = $1 AND expires_at > $2`,
          [tokenHash, now],
        )
        return user
      },
      async remove(tokenHash) {
        await connection.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
      },
    },
    signInLinks: {
      ...tokens(connection, 'sign_in_links'),
      async take(tokenHash, now) {
        const [link] = await connection.query<{ userId: number; expiresAt: Date }>(
          `DELETE FROM sign_in_links WHERE token_hash = $1
           RETURNING user_id AS "userId", expires_at AS "expiresAt"`,
          [tokenHash],
        )
        return link && link.expiresAt > now ? link.userId : undefined
      },
    },
    idempotencyRecords: idempotencyRecords(connection),
  }
}

/** What sessions and sign-in links have in common. */
function tokens(connection: SqlConnection, table: 'sessions' | 'sign_in_links') {
  return {
    async insert({ tokenHash, userId, expiresAt }: SessionFields) {
      await connection.query(`INSERT INTO ${table} (token_hash, user_id, expires_at) VALUES ($1, $2, $3)`, [
        tokenHash,
        userId,
        expiresAt,
      ])
    },
    async removeOfUser(userId: number) {
      await connection.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
    },
    async removeExpired(now: Date) {
      await connection.query(`DELETE FROM ${table} WHERE expires_at <= $1`, [now])
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
