import type { Database } from './database/port'
import type { Passwords } from './ports'
import type { World, WorldUser } from './world'

/**
 * Fills an empty database with a world, in one transaction and in bulk: 10,000 projects take seconds. Throws
 * `ConstraintError`, and writes nothing, when an id, a name or a relation does not fit.
 */
export async function fillDatabase(database: Database, world: World, passwords: Passwords): Promise<void> {
  const hashes = await hashAll(world.users, passwords)
  const users = world.users.map(({ password, ...user }) => ({
    ...user,
    passwordHash: password === undefined ? null : (hashes.get(password) ?? null),
  }))
  await database.transaction(async (tables) => {
    await tables.users.insertAll(users)
    await tables.tags.insertAll(world.tags)
    await tables.categories.insertAll(world.categories)
    await tables.languageStacks.insertAll(world.languageStacks)
    await tables.projects.insertAll(world.projects)
    await tables.articles.insertAll(world.articles)
    await tables.opportunities.insertAll(world.opportunities)
    await tables.applications.insertAll(world.applications)
    await tables.claims.insertAll(world.claims)
  })
}

/** One hash for each different password, made one after the other: hashing is slow by intent. */
async function hashAll(
  users: readonly WorldUser[],
  passwords: Passwords,
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for (const { password } of users) {
    if (password !== undefined && !hashes.has(password)) hashes.set(password, await passwords.hash(password))
  }
  return hashes
}
