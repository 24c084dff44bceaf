import { openPostgresDatabase } from '../../database/postgres'
import type { SqlPool } from '../../database/sql'
import { rows } from '../../testing/manyProjects'
import { openPostgresPool } from '../storage/postgresPool'
import { startTestPostgres } from './testPostgres'

/** A PostgreSQL of its own with many projects, of which its planner knows. */
export async function startManyProjects(): Promise<{ pool: SqlPool; stop: () => Promise<void> }> {
  const server = await startTestPostgres()
  const pool = await openPostgresPool(server.url)
  await openPostgresDatabase(pool)
  await pool.transaction(({ query }) => query(rows), { mayTakeLong: true })
  await pool.onConnection(({ query }) => query('VACUUM ANALYZE'))
  return {
    pool,
    async stop() {
      await pool.close()
      await server.stop()
    },
  }
}
