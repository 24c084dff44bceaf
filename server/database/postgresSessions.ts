import type { Tables } from './port'
import type { SessionRecord, UserRecord } from './records'
import type { SqlConnection } from './sql'

const columns = `token_hash AS "tokenHash", user_id AS "userId", expires_at AS "expiresAt", device,
  started_at AS "startedAt", last_used_at AS "lastUsedAt"`

type Row<Fields> = Fields & Record<string, unknown>

/** Sessions on one connection. */
export function sessions(connection: SqlConnection): Tables['sessions'] {
  return {
    async insert({ tokenHash, userId, expiresAt, device, startedAt, lastUsedAt }) {
      await connection.query(
        `INSERT INTO sessions (token_hash, user_id, expires_at, device, started_at, last_used_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [tokenHash, userId, expiresAt, device, startedAt, lastUsedAt],
      )
    },
    async find(tokenHash, now) {
      const [row] = await connection.query<
        Row<UserRecord & Omit<SessionRecord, 'id'> & { sessionId: number }>
      >(
        `SELECT users.id, version, name, email, role, is_verified AS "isVerified",
           profile_image AS "profileImage", password_hash AS "passwordHash",
           sessions.id AS "sessionId", ${columns}
         FROM sessions JOIN users ON users.id = user_id WHERE token_hash = $1 AND expires_at > $2`,
        [tokenHash, now],
      )
      if (!row) return undefined
      const { sessionId, tokenHash: hash, userId, expiresAt, device, startedAt, lastUsedAt, ...user } = row
      return {
        user,
        session: { id: sessionId, tokenHash: hash, userId, expiresAt, device, startedAt, lastUsedAt },
      }
    },
    ofUser: (userId, now) =>
      connection.query<Row<SessionRecord>>(
        `SELECT id, ${columns} FROM sessions WHERE user_id = $1 AND expires_at > $2
         ORDER BY last_used_at DESC, id DESC`,
        [userId, now],
      ),
    async touch(tokenHash, now) {
      await connection.query('UPDATE sessions SET last_used_at = $2 WHERE token_hash = $1', [tokenHash, now])
    },
    async remove(tokenHash) {
      await connection.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
    },
    async removeOne(userId, id) {
      await connection.query('DELETE FROM sessions WHERE user_id = $1 AND id = $2', [userId, id])
    },
    async removeOfUser(userId, kept) {
      await connection.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
        userId,
        kept ?? null,
      ])
    },
    async removeExpired(now, idleSince) {
      await connection.query('DELETE FROM sessions WHERE expires_at <= $1 OR last_used_at <= $2', [
        now,
        idleSince,
      ])
    },
  }
}
