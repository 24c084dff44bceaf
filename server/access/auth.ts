import type { Access } from '../../src/contract/endpoints'
import type { Role } from '../../src/contract/entities'
import type { Tables } from '../database/port'
import type { UserRecord } from '../database/records'
import { HttpError, unauthorized } from '../http/HttpError'
import { sessionLifetime } from './tokens'

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
 * Reads from the database who calls, so that a new role or a block counts at once, and whether they may. Throws a
 * `HttpError` of 401 for a missing or bad token (a bad one even where none is needed), of 403 for the wrong role.
 */
export async function authorise(
  tables: Tables,
  tokenHash: string | undefined,
  access: Access,
  now: Date,
): Promise<Caller | undefined> {
  requireToken(tokenHash, access)
  if (tokenHash === undefined) return undefined
  const user = await tables.sessions.findUser(tokenHash, now)
  if (!user || user.role === 'BLOCKED') throw unauthorized('Your session has ended: log in again')
  const caller = { user, tokenHash }
  if (access === 'staff' && !isStaff(caller)) throw new HttpError(403, 'Your role does not allow this')
  if (access === 'superAdmin' && user.role !== 'SUPER_ADMIN')
    throw new HttpError(403, 'Only a SUPER_ADMIN may do this')
  return caller
}

/** Opens a session for the user of whom only the hash of the token is kept. */
export async function openSession(
  tables: Tables,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await tables.sessions.removeExpired(now)
  await tables.sessions.insert({ tokenHash, userId, expiresAt: new Date(now.getTime() + sessionLifetime) })
}
