import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SqlPool } from '../../database/sql'
import { openPglitePool } from './pglitePool'
import { openPostgresPool } from './postgres/postgresPool'
import { startTestPostgres } from '../testing/testPostgres'
import { deferred } from '../testing/watchedPool'

/** One pool of each kind, and how to take it away again. */
const kinds: Record<string, () => Promise<{ pool: SqlPool; end: () => Promise<void> }>> = {
  PGlite: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pglite-'))
    const pool = await openPglitePool(path.join(folder, 'database'))
    return { pool, end: () => rm(folder, { recursive: true, force: true }) }
  },
  PostgreSQL: async () => {
    const server = await startTestPostgres()
    return { pool: await openPostgresPool(server.url), end: server.stop }
  },
}

describe.each(Object.keys(kinds))('a pool over %s', (kind) => {
  let pool: SqlPool
  let end: () => Promise<void>
  const query = <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
    pool.transaction((connection) => connection.query<Row>(text, values))

  beforeAll(async () => {
    ;({ pool, end } = await kinds[kind]!())
    await query(
      'CREATE TABLE item (id int PRIMARY KEY, name text NOT NULL UNIQUE); CREATE TABLE other (id int)',
    )
  }, 60_000)

  afterAll(async () => {
    await pool.close()
    await end()
  })

  it('gives values of the same shapes', async () => {
    const rows = await query(
      `SELECT 7::int AS int, 8::bigint AS big, 9007199254740993::bigint AS huge, count(*) AS count, 1.5::float8 AS float,
        '1.50'::numeric AS numeric, true AS flag, 'é'::text AS text, NULL::text AS nothing,
        '2024-02-29'::date AS date, '2024-02-29 10:20:30.5+02'::timestamptz AS instant,
        '2024-02-29 10:20:30'::timestamp AS local, '{"a":[1]}'::jsonb AS json,
        ARRAY[1,2] AS ids, ARRAY['a',NULL,'b,c'] AS texts, ARRAY[]::int[] AS none FROM item`,
    )
    expect(rows).toEqual([
      {
        int: 7,
        big: 8,
        huge: 9007199254740993n,
        count: 0,
        float: 1.5,
        numeric: '1.50',
        flag: true,
        text: 'é',
        nothing: null,
        date: new Date('2024-02-29T00:00:00Z'),
        instant: new Date('2024-02-29T08:20:30.500Z'),
        local: new Date('2024-02-29T10:20:30Z'),
        json: { a: [1] },
        ids: [1, 2],
        texts: ['a', null, 'b,c'],
        none: [],
      },
    ])
  })

  it('takes values of the same shapes', async () => {
    const bytes = new Uint8Array([0, 1, 255])
    const instant = new Date('2024-02-29T08:20:30.500Z')
    const rows = await query<Record<string, unknown>>(
      `SELECT $1::int AS int, $2::bigint AS big, $3::text AS text, $4::boolean AS flag, $5::timestamptz AS instant,
        $6::bytea AS bytes, $7::jsonb AS json, $8::jsonb AS list, $9::int[] AS ids, $10::text[] AS texts,
        $11::text AS nothing, $12::text AS missing`,
      [7, 8n, "it's", false, instant, bytes, { a: 1 }, '[1]', [1, 2], ['a"', 'b\\', '{}'], null, undefined],
    )
    expect(rows).toEqual([
      {
        int: 7,
        big: 8,
        text: "it's",
        flag: false,
        instant,
        bytes,
        json: { a: 1 },
        list: [1],
        ids: [1, 2],
        texts: ['a"', 'b\\', '{}'],
        nothing: null,
        missing: null,
      },
    ])
    expect(Object.getPrototypeOf(rows[0]?.['bytes'])).toBe(Uint8Array.prototype)
  })

  it('compiles no statement, which would take longer than carrying it out', async () => {
    expect(await query('SHOW jit')).toEqual([{ jit: 'off' }])
  })

  it('commits what a transaction did when it returns', async () => {
    await query('INSERT INTO item VALUES (1, $1)', ['kept'])
    expect(await query('SELECT name FROM item WHERE id = 1')).toEqual([{ name: 'kept' }])
  })

  it('undoes what a transaction did when it throws', async () => {
    const failing = pool.transaction(async (connection) => {
      await connection.query("INSERT INTO item VALUES (2, 'undone')")
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await query('SELECT id FROM item WHERE id = 2')).toEqual([])
  })

  it('does not pass a swallowed failure for a commit', async () => {
    const swallowing = pool.transaction(async (connection) => {
      await connection.query("INSERT INTO item VALUES (3, 'lost')")
      await connection.query('SELECT 1/0').catch(() => undefined)
    })
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' })
    expect(await query('SELECT id FROM item WHERE id = 3')).toEqual([])
  })

  it('passes on the code and the constraint of an error', async () => {
    await query("INSERT INTO item VALUES (4, 'taken')")
    const failing = query("INSERT INTO item VALUES (5, 'taken')")
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'item_name_key', table: 'item' })
    await expect(query('SELECT $1::text', ['nul \u0000'])).rejects.toMatchObject({ code: '22021' })
    await expect(query('SELEC')).rejects.toMatchObject({ code: '42601' })
    expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('carries the same statement out again after it failed, also one that could not be read before', async () => {
    const insert = (id: number, name: string) => query('INSERT INTO item VALUES ($1, $2)', [id, name])
    await insert(10, 'ten')
    await expect(insert(10, 'again')).rejects.toMatchObject({ code: '23505' })
    await insert(11, 'eleven')
    const late = () => query('SELECT id FROM late WHERE id = $1', [1])
    await expect(late()).rejects.toMatchObject({ code: '42P01' })
    await query('CREATE TABLE late (id int); INSERT INTO late VALUES (1)')
    expect(await Promise.all([late(), late()])).toEqual([[{ id: 1 }], [{ id: 1 }]])
  })

  it('carries a statement and an answer of several megabytes', async () => {
    const long = 'é'.repeat(2_000_000)
    const ask = () => query('SELECT $1::text AS text, length($1::text) AS length', [long])
    expect(await ask()).toEqual([{ text: long, length: long.length }])
    expect(await ask()).toEqual([{ text: long, length: long.length }])
  })

  it('refuses a query after the end of its transaction', async () => {
    const connection = await pool.transaction((open) => Promise.resolve(open))
    await expect(connection.query('SELECT 1')).rejects.toThrow('The transaction is over')
  })

  it('keeps transactions that run at once apart', async () => {
    await query("INSERT INTO item VALUES (100, '0')")
    const increment = () =>
      pool.transaction(async (connection) => {
        const [row] = await connection.query<{ name: string }>(
          'SELECT name FROM item WHERE id = 100 FOR UPDATE',
        )
        await connection.query('UPDATE item SET name = $1 WHERE id = 100', [String(Number(row?.name) + 1)])
      })
    await Promise.all(Array.from({ length: 40 }, increment))
    expect(await query('SELECT name FROM item WHERE id = 100')).toEqual([{ name: '40' }])
  })

  it('carries out what others ask for behind a long statement of one who reads', async () => {
    const { promise: gate, resolve: go } = deferred()
    const reading = pool.onConnection(async (connection) => {
      await connection.query('SELECT count(*) FROM generate_series(1, 1000000)')
      await gate
      return connection.query('SELECT 2 AS two')
    })
    expect(await query('SELECT 3 AS three')).toEqual([{ three: 3 }])
    go()
    expect(await reading).toEqual([{ two: 2 }])
  })

  it('leaves the event loop free while the database works', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await query('SELECT count(*) FROM generate_series(1, 3000000)')
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })
})

describe('a pool over PGlite', () => {
  it('refuses work after it was closed, and closes twice', async () => {
    const { pool, end } = await kinds['PGlite']!()
    await pool.close()
    await pool.close()
    await expect(pool.transaction((connection) => connection.query('SELECT 1'))).rejects.toThrow('is closed')
    await end()
  }, 30_000)
})

describe('a pool over PostgreSQL', () => {
  it('says when nobody answers at the address', async () => {
    await expect(openPostgresPool('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
  })

  it('outlives a connection that the server cuts', async () => {
    const { pool, end } = await kinds['PostgreSQL']!()
    const cut = pool.transaction((connection) =>
      connection.query('SELECT pg_terminate_backend(pg_backend_pid())'),
    )
    await expect(cut).rejects.toBeInstanceOf(Error)
    expect(await pool.transaction((connection) => connection.query('SELECT 1 AS one'))).toEqual([{ one: 1 }])
    await pool.close()
    await end()
  }, 30_000)
})
