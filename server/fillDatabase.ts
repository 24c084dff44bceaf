import { recordNames, records } from '../src/contract/records'
import type { BulkTable, Database, Tables } from './database/port'
import type { Passwords } from './ports'
import type { Scenario, ScenarioRecords, ScenarioUser } from './scenario'

/**
 * Fills an empty database with a scenario, in one transaction and in bulk: 10,000 projects take seconds. Throws
 * `ConstraintError`, and writes nothing, when an id, a name or a relation does not fit.
 */
export async function fillDatabase(
  database: Database,
  scenario: Scenario,
  passwords: Passwords,
): Promise<void> {
  const hashes = await hashAll(scenario.users, passwords)
  const users = scenario.users.map(({ password, ...user }) => ({
    ...user,
    passwordHash: password === undefined ? null : (hashes.get(password) ?? null),
  }))
  await database.transaction(async (tables) => {
    await tables.users.insertAll(users)
    for (const name of recordNames) await fillRecords(tables, scenario, records[name].many)
    await tables.categories.insertAll(scenario.categories)
    await tables.languageStacks.insertAll(scenario.languageStacks)
    await tables.projects.insertAll(scenario.projects)
    await tables.articles.insertAll(scenario.articles)
    await tables.opportunities.insertAll(scenario.opportunities)
    await tables.applications.insertAll(scenario.applications)
    await tables.claims.insertAll(scenario.claims)
  })
}

async function fillRecords<Many extends keyof ScenarioRecords>(
  tables: Pick<Tables, Many>,
  scenario: Scenario,
  many: Many,
): Promise<void> {
  const table: BulkTable<object> = tables[many]
  await table.insertAll(scenario[many])
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
