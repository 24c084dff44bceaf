import type { Migration } from './migrations/migration'
import type { SqlConnection, SqlPool } from './sql'

/** Any number that only this program takes: two starters wait for each other by it. */
const migrationLock = 7_405_031

const bookkeeping = `
CREATE TABLE IF NOT EXISTS migrations (
  id integer PRIMARY KEY,
  name text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/** Whether the schema is the one that these steps make: nobody has brought it further meanwhile. */
export async function isMigrated(pool: SqlPool, steps: readonly Migration[]): Promise<boolean> {
  const rows = await pool.transaction(({ query }) =>
    query<{ id: number }>('SELECT id FROM migrations ORDER BY id', []),
  )
  return rows.map(({ id }) => id).join() === steps.map(({ id }) => id).join()
}

/**
 * Brings the schema to the newest step: each step once, all in one transaction, one starter at a time. Throws when the
 * database has a step that this program does not know, as an older program must not write to a newer schema.
 */
export async function migrate(pool: SqlPool, steps: readonly Migration[]): Promise<void> {
  await pool.transaction((connection) => applySteps(connection, steps), { mayTakeLong: true })
}

/** As `migrate`, in a transaction that goes on. */
export async function applySteps({ query }: SqlConnection, steps: readonly Migration[]): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  await query(bookkeeping)
  const rows = await query<{ id: number }>('SELECT id FROM migrations')
  const applied = new Set(rows.map(({ id }) => id))
  for (const { id, name, sql } of steps) {
    if (applied.delete(id)) continue
    await query(sql)
    await query('INSERT INTO migrations (id, name) VALUES ($1, $2)', [id, name])
  }
  if (applied.size > 0)
    throw new Error('The database was made by a newer version of this program: start that one')
}
