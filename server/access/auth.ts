import type { Access } from '../../src/contract/endpoints'
import type { Role } from '../../src/contract/access/roles'
import type { Tables } from '../database/port'
import type { SessionFields, UserRecord } from '../database/records'
import type { Versions } from '../database/versions/versions'
import { notAllowed, unauthorized } from '../http/HttpError'
import type { KnownCallers } from '../kept/KnownCallers'
import { idleLifetime, noteUseAfter, sessionLifetime } from './tokens'

const staffRoles: readonly Role[] = ['CONTENT_EDITOR', 'ADMIN', 'SUPER_ADMIN']

/** Who makes a call, and by which token. */
export interface Caller {
  user: UserRecord
  tokenHash: string
}

/** Whether the caller may see personal data and change content (decisions, "Roles"). */
export function isStaff(caller: Caller | undefined): boolean {
  return caller !== undefined && staffRoles.includes(caller.user.role)
}

/** The token of an `Authorization: Bearer <token>` header; undefined without the header. Throws an `HttpError` of 401 for another scheme. */
export function bearerToken(request: Request): string | undefined {
  const header = request.headers.get('authorization')
  if (header === null || header.trim() === '') return undefined
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header.trim())?.[1]
  if (token === undefined) throw unauthorized('The Authorization header has to be "Bearer" and a token')
  return token
}

/** Throws an `HttpError` of 401 where a token is needed and none was sent. */
export function requireToken(token: string | undefined, access: Access): void {
  if (token === undefined && access !== 'anyone') throw unauthorized('Log in to do this')
}

/**
 * Answers who calls by a token, and whether they may: a new role or a block counts at once, as of the `versions`. Throws a
 * `HttpError` of 401 for a bad token (also where none is needed), of 403 for the wrong role; `onCaller` receives the caller
 * before.
 */
export async function authorise(
  callers: KnownCallers,
  tokenHash: string,
  access: Access,
  { now, versions, onCaller }: { now: Date; versions: Versions; onCaller: (caller: Caller) => void },
): Promise<Caller> {
  const found = await callers.find(tokenHash, versions, now)
  const unused = found ? now.getTime() - found.session.lastUsedAt.getTime() : Infinity
  if (!found || unused >= idleLifetime || found.user.role === 'BLOCKED')
    throw unauthorized('Your session has ended: log in again')
  const { user } = found
  const caller = { user, tokenHash }
  onCaller(caller)
  if (access === 'staff' && !isStaff(caller)) throw notAllowed('Your role does not allow this')
  if (access === 'admin' && !['ADMIN', 'SUPER_ADMIN'].includes(user.role))
    throw notAllowed('Your role does not allow this')
  if (access === 'superAdmin' && user.role !== 'SUPER_ADMIN')
    throw notAllowed('Only a super admin may do this')
  if (unused >= noteUseAfter) await callers.touch(tokenHash, now)
  return caller
}

/** A session that begins now; of its token only the hash is kept. */
export function newSession(userId: number, tokenHash: string, device: string, now: Date): SessionFields {
  const expiresAt = new Date(now.getTime() + sessionLifetime)
  return { tokenHash, userId, device, expiresAt, startedAt: now, lastUsedAt: now }
}

/** Opens a session, and removes those that are over. */
export async function openSession(tables: Tables, session: SessionFields): Promise<void> {
  const now = session.startedAt
  await tables.sessions.removeExpired(now, new Date(now.getTime() - idleLifetime))
  await tables.sessions.insert(session)
}
