import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresPool } from '../node/storage/postgres/postgresPool'
import { startTestPostgres } from '../node/testing/testPostgres'
import { openInProcessPglite } from '../testing/inProcessPglite'
import { openPostgresDatabase } from './postgres'
import type { SqlPool } from './sql'

/** A pool with the tables, and what ends it. */
const pools: Readonly<Record<string, () => Promise<{ pool: SqlPool; end: () => Promise<void> }>>> = {
  PGlite: async () => ({ pool: openInProcessPglite(), end: async () => {} }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { pool: await openPostgresPool(url), end: stop }
  },
}

describe.each(Object.keys(pools))('the table of the audit trail in %s', (kind) => {
  let pool: SqlPool
  let end = async () => {}
  const run = (...statements: string[]) =>
    pool.transaction(async ({ query }) => {
      for (const statement of statements) await query(statement, [])
    })
  const count = async () =>
    (
      await pool.transaction(({ query }) =>
        query<{ n: number }>('SELECT count(*)::integer AS n FROM trail', []),
      )
    )[0]?.n

  beforeAll(async () => {
    const opened = await pools[kind]!()
    pool = opened.pool
    end = opened.end
    await openPostgresDatabase(pool)
    await run(
      `INSERT INTO trail (at, user_name, user_email, address, request_id, call, event, kind, record_name, before, after, size)
       SELECT now() - n * interval '1 day', '', '', '', '', 'tagCreate', 'created', 'tag', '', '{}', '{}', 4
       FROM generate_series(0, 9) AS n`,
    )
  }, 60_000)
  afterAll(async () => {
    await pool.close()
    await end()
  }, 60_000)

  it.each([
    "UPDATE trail SET user_name = 'somebody else'",
    'UPDATE trail SET id = id',
    'DELETE FROM trail',
    "DELETE FROM trail WHERE at < now() - interval '5 days'",
    'TRUNCATE trail',
    "INSERT INTO trail SELECT * FROM trail WHERE id = 1 ON CONFLICT (id) DO UPDATE SET user_name = ''",
  ])('refuses %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('The audit trail is kept as it was written')
    expect(await count()).toBe(10)
  })

  it('lets go only what is older than a transaction says, and refuses again in the next', async () => {
    const older = `SELECT set_config('trail.removed_before', (now() - interval '5 days 1 hour')::text, true)`
    await expect(run(older, 'DELETE FROM trail')).rejects.toThrow('kept as it was written')
    await run(older, "DELETE FROM trail WHERE at < now() - interval '5 days 1 hour'")
    expect(await count()).toBe(6)
    await expect(run("DELETE FROM trail WHERE at < now() - interval '5 days'")).rejects.toThrow('kept as it')
    expect(await count()).toBe(6)
  })
})
