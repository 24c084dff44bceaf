import { limits } from '../../src/contract/limits'
import type { Tables } from '../database/port'
import { cleanLine } from '../http/cleanTexts'
import type { Identity } from '../ports'

/** Why somebody whom the provider knows is not let in. */
export type Refusal = 'unverified' | 'blocked'

/**
 * The account of an identity: the one with its e-mail address, or a new one that is NORMAL and waits for a role. An
 * address that the provider did not verify could be anybody's, and opens no account.
 */
export async function accountOf(tables: Tables, identity: Identity): Promise<number | Refusal> {
  const { email, isVerified } = identity
  if (!isVerified || email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) return 'unverified'
  const user = await tables.users.findByEmailLocked(email)
  if (!user) {
    const name = nameOf(identity)
    const role = 'NORMAL'
    return tables.users.insert({
      name,
      email,
      role,
      isVerified: true,
      profileImage: '',
      passwordHash: null,
    })
  }
  if (user.role === 'BLOCKED') return 'blocked'
  if (!user.isVerified) {
    // The password of an address that was never verified may have been set by somebody else.
    await tables.users.update(user.id, { isVerified: true, passwordHash: null })
    await tables.sessions.removeOfUser(user.id)
  }
  return user.id
}

/** The name, or what stands before the @ where the provider sends none. */
function nameOf({ name, email }: Identity): string {
  const visible = cleanLine(name)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
  return (visible || email.replace(/@.*/, '')).slice(0, limits.name)
}
