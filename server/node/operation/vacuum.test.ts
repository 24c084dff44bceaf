import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SqlPool } from '../../database/sql'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { keepVacuumed, vacuumDueTables } from './vacuum'

const rows = 3000

/** A database with a table of that many rows, of which nothing was changed since. */
async function openFilled(): Promise<SqlPool> {
  const pool = openInProcessPglite({ isBare: true })
  await pool.onConnection(({ query }) =>
    query(`CREATE TABLE "Items" (id integer PRIMARY KEY, name text NOT NULL);
      INSERT INTO "Items" SELECT n, repeat('x', 300) FROM generate_series(1, ${rows}) AS n`),
  )
  await vacuumDueTables(pool)
  return pool
}

const read = async <Row extends Record<string, unknown>>(pool: SqlPool, text: string) =>
  (await pool.onConnection(({ query }) => query<Row>(text)))[0]

const sizeOf = async (pool: SqlPool) =>
  (await read<{ size: number }>(pool, `SELECT pg_relation_size('"Items"')::integer AS size`))?.size ?? 0

const vacuumsOf = async (pool: SqlPool) =>
  (await read<{ count: number }>(pool, 'SELECT vacuum_count::integer AS count FROM pg_stat_user_tables'))
    ?.count

const change = (pool: SqlPool, condition: string) =>
  pool.onConnection(({ query }) => query(`UPDATE "Items" SET id = id + ${rows * 10} WHERE ${condition}`))

describe('vacuumDueTables', () => {
  let pool: SqlPool
  afterEach(() => pool.close())

  it('keeps the size of a table whose rows all change again and again', async () => {
    pool = await openFilled()
    const before = await sizeOf(pool)
    for (let round = 0; round < 5; round += 1) {
      await change(pool, 'true')
      await vacuumDueTables(pool)
    }
    expect(await sizeOf(pool)).toBeLessThanOrEqual(2.1 * before)
  })

  it('tells the planner how many rows there are after many were added', async () => {
    pool = await openFilled()
    const more = 2 * rows
    await pool.onConnection(({ query }) =>
      query(`INSERT INTO "Items" SELECT -n, '' FROM generate_series(1, ${more}) AS n`),
    )
    await vacuumDueTables(pool)
    const planned = await read<{ rows: number }>(
      pool,
      `SELECT reltuples::integer AS rows FROM pg_class WHERE relname = 'Items'`,
    )
    expect(planned).toEqual({ rows: rows + more })
  })

  it('leaves a table alone of which less than a tenth has changed', async () => {
    pool = await openFilled()
    const before = await vacuumsOf(pool)
    await change(pool, `id <= ${rows / 12}`)
    await vacuumDueTables(pool)
    expect(await vacuumsOf(pool)).toBe(before)
  })

  it('takes large tables too where nothing is known of their changes', async () => {
    pool = await openFilled()
    const before = (await vacuumsOf(pool)) ?? NaN
    await vacuumDueTables(pool, { everyTable: true })
    expect(await vacuumsOf(pool)).toBe(before + 1)
  })

  it('begins no table once it is stopped', async () => {
    pool = await openFilled()
    const before = await vacuumsOf(pool)
    await vacuumDueTables(pool, { everyTable: true, isStopped: () => true })
    expect(await vacuumsOf(pool)).toBe(before)
  })
})

describe('keepVacuumed', () => {
  it('vacuums at once and then again, until it is stopped', async () => {
    const pool = await openFilled()
    const before = (await vacuumsOf(pool)) ?? NaN
    const stop = keepVacuumed({ pool, log: (error) => expect.unreachable(String(error)), every: 20 })
    await vi.waitFor(async () => expect(await vacuumsOf(pool)).toBe(before + 1))
    await change(pool, 'true')
    await vi.waitFor(async () => expect(await vacuumsOf(pool)).toBe(before + 2))
    await stop()
    await change(pool, 'true')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await vacuumsOf(pool)).toBe(before + 2)
    await pool.close()
  })

  it('says what went wrong, and looks again', async () => {
    const faults: unknown[] = []
    const onConnection = vi.fn(() => Promise.reject(new Error('broken')))
    const stop = keepVacuumed({ pool: { onConnection }, log: (error) => faults.push(error), every: 20 })
    await vi.waitFor(() => expect(onConnection.mock.calls.length).toBeGreaterThan(1))
    await stop()
    expect(faults[0]).toEqual(new Error('broken'))
  })
})
