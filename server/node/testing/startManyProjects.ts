import { afterAll, beforeAll } from 'vitest'
import { openPostgresDatabase } from '../../database/postgres'
import type { SqlPool } from '../../database/sql'
import { rows } from '../../testing/manyProjects'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { startTestPostgres } from './testPostgres'

/** A PostgreSQL of its own with many projects, of which its planner knows. */
async function startManyProjects(): Promise<{ pool: SqlPool; stop: () => Promise<void> }> {
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

/** Starts it before the tests of a block, and stops it behind them; the pool is there within them. */
export function withManyProjects(): { readonly pool: SqlPool } {
  let started: Awaited<ReturnType<typeof startManyProjects>> | undefined
  beforeAll(async () => {
    started = await startManyProjects()
  }, 120_000)
  afterAll(() => started?.stop())
  return {
    get pool() {
      if (!started) throw new Error('The database has not been started yet')
      return started.pool
    },
  }
}
