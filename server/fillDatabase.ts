import { recordNames, records } from '../src/contract/records'
import type { BulkTable, Database, Tables } from './database/port'
import type { Stamp } from './database/records'
import type { Passwords } from './ports'
import type { Scenario, ScenarioRecords, ScenarioUser } from './scenario'

/**
 * Fills an empty database with a scenario, in one transaction and in bulk: 10,000 projects take seconds. Its records are
 * added now, by nobody; the audit trail begins after them. Throws `ConstraintError`, and writes nothing, when an id, a name or a relation does not fit.
 */
export async function fillDatabase(
  database: Database,
  scenario: Scenario,
  passwords: Passwords,
  now: Date = new Date(),
): Promise<void> {
  const hashes = await hashAll(scenario.users, passwords)
  const users = scenario.users.map(({ password, ...user }) => ({
    ...user,
    passwordHash: password === undefined ? null : (hashes.get(password) ?? null),
  }))
  const stamp: Stamp = { at: now, by: null }
  await database.transaction(async (tables) => {
    await tables.users.insertAll(users, stamp)
    for (const name of recordNames) await fillRecords(tables, scenario, records[name].many, stamp)
    await tables.categories.insertAll(scenario.categories, stamp)
    await tables.languageStacks.insertAll(scenario.languageStacks, stamp)
    await tables.projects.insertAll(scenario.projects, stamp)
    await tables.articles.insertAll(scenario.articles, stamp)
    await tables.opportunities.insertAll(scenario.opportunities, stamp)
    await tables.applications.insertAll(scenario.applications, stamp)
    await tables.claims.insertAll(scenario.claims, stamp)
  })
}

async function fillRecords<Many extends keyof ScenarioRecords>(
  tables: Pick<Tables, Many>,
  scenario: Scenario,
  many: Many,
  stamp: Stamp,
): Promise<void> {
  const table: BulkTable<object> = tables[many]
  await table.insertAll(scenario[many], stamp)
}

/** One hash for each different password, made one after the other: hashing is slow by intent. */
async function hashAll(
  users: readonly ScenarioUser[],
  passwords: Passwords,
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for (const { password } of users) {
    if (password !== undefined && !hashes.has(password)) hashes.set(password, await passwords.hash(password))
  }
  return hashes
}
