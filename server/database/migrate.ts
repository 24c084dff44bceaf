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

/** The oldest PostgreSQL whose SQL the steps and queries are written in. */
const oldestServer = 15

/** Throws a sentence that says what to do where the database cannot hold the tables. */
async function requireServer(query: SqlConnection['query']): Promise<void> {
  const [server] = await query<{ version: string; encoding: string }>(
    "SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding",
  )
  if (!server) return
  const { version, encoding } = server
  if (Number.parseInt(version, 10) < oldestServer)
    throw new Error(`The database is PostgreSQL ${version}: ${oldestServer} or newer is needed`)
  if (encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}, in which not every text can be kept: ` +
        "make one by CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0",
    )
}

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
  await requireServer(query)
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
