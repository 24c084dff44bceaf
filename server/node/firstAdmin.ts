import { lowestScore, passwordScore } from '../../src/contract/passwordStrength'
import { isPublished } from '../access/demoSignIn'
import { ConstraintError, type Database } from '../database/port'
import { nameKey } from '../database/nameKey'
import type { Passwords } from '../ports'
import { recordedAs } from '../trail/recordChanges'
import type { Settings } from './settings'
import { StartFailure } from './startFailure'

/**
 * Adds the first SUPER_ADMIN of an otherwise empty directory, as ADMIN_EMAIL and ADMIN_PASSWORD say; does nothing where
 * there is one. Throws a StartFailure as `requireAdmin` does.
 */
export async function firstAdmin(
  database: Database,
  passwords: Passwords,
  settings: Settings,
): Promise<void> {
  if (await hasSuperAdmin(database)) return
  const { adminEmail, adminPassword } = await requireAdmin(settings)
  const passwordHash = await passwords.hash(adminPassword)
  const email = nameKey(adminEmail)
  const adding = recordedAs(database, 'start').transaction(async (tables) => {
    const known = await tables.users.findByEmail(email)
    const account = { role: 'SUPER_ADMIN', isVerified: true, passwordHash } as const
    if (known) await tables.users.update(known.id, account)
    else
      await tables.users.insert({ name: email.split('@')[0] ?? email, email, profileImage: '', ...account })
  })
  await adding.catch(async (error: unknown) => {
    // Another process that started at the same time was first.
    if (!(error instanceof ConstraintError && (await hasSuperAdmin(database)))) throw error
  })
}

/** The first SUPER_ADMIN that the settings name. Throws a StartFailure where they name none, or the password is easy to guess. */
export async function requireAdmin({ adminEmail, adminPassword }: Settings) {
  if (!adminEmail || !adminPassword)
    throw new StartFailure(
      'An empty directory needs its first SUPER_ADMIN: start again with ADMIN_EMAIL and ADMIN_PASSWORD set. ' +
        'To look at the demo, start with --demo, without DATABASE_URL and SITE_ADDRESS.',
    )
  if (isPublished(adminPassword) || (await passwordScore(adminPassword, [adminEmail])) < lowestScore)
    throw new StartFailure('ADMIN_PASSWORD is easy to guess: choose another one.')
  return { adminEmail, adminPassword }
}

async function hasSuperAdmin(database: Database): Promise<boolean> {
  const size = 500
  return database.transaction(async (tables) => {
    for (let skip = 0; ; skip += size) {
      const users = await tables.users.page(skip, size)
      if (users.some(({ role }) => role === 'SUPER_ADMIN')) return true
      if (users.length < size) return false
    }
  })
}
