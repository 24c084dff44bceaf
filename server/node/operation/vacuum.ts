import type { SqlPool } from '../../database/sql'

/** Time between two looks in ms: that of PostgreSQL's autovacuum. */
const pause = 60_000
/** Pages of 8 kB from which on a table is vacuumed when the server starts: nothing is known of its changes before. */
const manyPages = 100

/** Names of the tables that PostgreSQL's autovacuum would vacuum or analyze by its default thresholds; `everyTable` adds all large ones. */
const dueTables = (everyTable: boolean) => `
  SELECT relid::regclass::text AS name
  FROM pg_stat_user_tables JOIN pg_class ON pg_class.oid = relid
  WHERE n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    OR n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)
    OR n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    ${everyTable ? `OR pg_relation_size(relid) > ${manyPages} * 8192` : ''}
  ORDER BY name`

/**
 * Vacuums and analyzes the tables that are due, one after the other, so that other calls come between: PGlite has no autovacuum.
 * Without it tables grow with each change, and lists are estimated and read by statistics of long ago. `everyTable` adds all large
 * ones, for a database that was just opened: it does not know what changed before.
 */
export async function vacuumDueTables(
  pool: Pick<SqlPool, 'onConnection'>,
  { everyTable = false, isStopped = () => false }: { everyTable?: boolean; isStopped?: () => boolean } = {},
): Promise<void> {
  const due = await pool.onConnection(async ({ query }) => {
    // What the last second changed is counted late otherwise.
    await query('SELECT pg_stat_force_next_flush()')
    return query<{ name: string }>(dueTables(everyTable))
  })
  for (const { name } of due) {
    if (isStopped()) return
    await pool.onConnection(({ query }) => query(`VACUUM (ANALYZE) ${name}`))
  }
}

/** Does so now and each minute, until it is stopped, which waits for the table that is under way. Faults are passed to `log`. */
export function keepVacuumed(wanted: {
  pool: Pick<SqlPool, 'onConnection'>
  log: (error: unknown) => void
  /** Milliseconds between two looks; a minute by default. */
  every?: number
}): () => Promise<void> {
  const { pool, log, every = pause } = wanted
  let hasEnded = false
  let running: Promise<void> | undefined
  const look = (everyTable: boolean) => {
    running ??= vacuumDueTables(pool, { everyTable, isStopped: () => hasEnded })
      .catch(log)
      .finally(() => (running = undefined))
  }
  look(true)
  const timer = setInterval(() => look(false), every)
  timer.unref()
  return async () => {
    hasEnded = true
    clearInterval(timer)
    await running
  }
}
