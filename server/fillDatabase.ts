import { records } from '../src/contract/records'
import { recordNames } from '../src/contract/records/plurals'
import { aged } from './ages'
import type { BulkTable, Database } from './database/port'
import type { Stamp } from './database/records'
import type { Passwords } from './ports'
import type { Scenario, ScenarioUser } from './scenario'

/**
 * Fills an empty database with a scenario, in one transaction and in bulk: 10,000 projects take seconds. Its records are
 * added by nobody, and now unless the scenario says otherwise; the audit trail begins after them. Throws `ConstraintError`, and writes nothing, when an id, a name or a relation does not fit.
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
    const fill = async <Row extends object>(
      table: BulkTable<Row>,
      rows: readonly (Row & { id: number })[],
    ) => {
      const parts = scenario.isAged ? aged(rows, now) : [{ part: rows, stamp }]
      for (const { part, stamp } of parts) await table.insertAll(part, stamp)
    }
    // What others refer to comes before them.
    const names = [
      ...recordNames.map((name) => records[name].many),
      ...(['categories', 'languageStacks', 'projects', 'articles'] as const),
      ...(['opportunities', 'applications', 'claims'] as const),
    ]
    for (const name of names) await fill<object>(tables[name], scenario[name])
    await tables.views.insertAll(scenario.views ?? [], stamp)
    const removals = scenario.removals ?? []
    await tables.removals.insertAll(removals.map((removal) => ({ ...removal, removedAt: now })))
  })
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
