import { noteUseAfter } from '../access/tokens'
import type { Database } from '../database/port'
import type { SessionRecord, UserRecord } from '../database/records'
import type { Versions } from '../database/versions/versions'

/** A session that has not expired, and whose it is. */
export interface Found {
  user: UserRecord
  session: SessionRecord
}

/** So many sessions are kept in mind. */
const most = 2000

/**
 * Who calls by which token, kept in this process as long as no user has changed and no session has ended since, in any
 * process: each call has the versions read before.
 */
export class KnownCallers {
  private readonly known = new Map<string, Found & { version: string }>()

  constructor(private readonly database: Database) {}

  /** The session of a token and its user. `versions` were read after the call came in. */
  async find(tokenHash: string, versions: Versions, now: Date): Promise<Found | undefined> {
    const version = versions.of('users', 'sessions')
    const known = this.known.get(tokenHash)
    // Another process may have noted a later use: that counts no version.
    const isFresh = known && now.getTime() - known.session.lastUsedAt.getTime() < noteUseAfter
    if (isFresh && known.version === version) return known.session.expiresAt > now ? known : undefined
    this.known.delete(tokenHash)
    const found = await this.database.read((tables) => tables.sessions.find(tokenHash, now))
    if (found) this.keep(tokenHash, { ...found, version })
    return found
  }

  /** Notes that the session was used. */
  async touch(tokenHash: string, now: Date): Promise<void> {
    await this.database.read((tables) => tables.sessions.touch(tokenHash, now))
    const known = this.known.get(tokenHash)
    if (known) this.known.set(tokenHash, { ...known, session: { ...known.session, lastUsedAt: now } })
  }

  private keep(tokenHash: string, found: Found & { version: string }): void {
    this.known.set(tokenHash, found)
    const [oldest] = this.known.keys()
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest)
  }
}
