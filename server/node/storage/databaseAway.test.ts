import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseAway } from '../../../src/contract/limits'
import { DatabaseAwayError } from '../../database/port'
import { openPostgresDatabase } from '../../database/postgres'
import type { SqlPool } from '../../database/sql'
import { createMemoryServer, type MemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres'
import { openPostgresPool } from './postgres/postgresPool'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startTestPostgres()
}, 60_000)
afterAll(() => postgres.stop())

const one = (pool: SqlPool) => pool.transaction(({ query }) => query('SELECT 1 AS one'))

describe('a server whose PostgreSQL is away', () => {
  let pool: SqlPool
  let server: MemoryServer

  beforeAll(async () => {
    pool = await openPostgresPool(postgres.url)
    server = createMemoryServer('small', { database: await openPostgresDatabase(pool) })
  }, 60_000)
  afterAll(() => pool.close())

  it('answers 503, and goes on by itself when it is back', async () => {
    const token = await server.tokenOf('ADMIN')
    const create = (name: string) => ask(server, 'tagCreate', { token, body: { name } })
    expect((await create('before')).status).toBe(201)
    await postgres.pause()
    for (const answer of await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? create(`away ${index}`) : ask(server, 'tagList'),
      ),
    )) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.body['code']).toBe(databaseAway)
    }
    const login = { email: 'admin@example.org', password: 'wrong' }
    expect((await ask(server, 'login', { body: login })).status).toBe(503)
    await postgres.resume()
    expect((await create('after')).status).toBe(201)
    const { body } = await ask(server, 'tagList')
    const names = (body['data'] as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['before', 'after']))
    expect(names.filter((name) => name.startsWith('away'))).toEqual([])
  })

  it('answers 503 to the calls that are under way when it goes', async () => {
    const waiting = pool.transaction(({ query }) => query('SELECT pg_sleep(5)'))
    const outcome = expect(waiting).rejects.toBeInstanceOf(DatabaseAwayError)
    await vi.waitFor(async () =>
      expect(
        await pool.transaction(({ query }) =>
          query("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'"),
        ),
      ).toHaveLength(1),
    )
    await postgres.pause()
    await outcome
    await postgres.resume()
    expect(await one(pool)).toEqual([{ one: 1 }])
  })
})

describe('a statement', () => {
  it('ends after 10 s', async () => {
    const pool = await openPostgresPool(postgres.url)
    const shown = await pool.transaction(({ query }) => query('SHOW statement_timeout'))
    expect(shown).toEqual([{ statement_timeout: '10s' }])
    await pool.close()
  })

  it('that takes too long says that the database is away, and leaves its connection usable', async () => {
    const pool = await openPostgresPool(postgres.url, { timeout: 100 })
    const pidOf = () => pool.transaction(({ query }) => query('SELECT pg_backend_pid() AS pid'))
    const pid = await pidOf()
    await expect(pool.transaction(({ query }) => query('SELECT pg_sleep(5)'))).rejects.toBeInstanceOf(
      DatabaseAwayError,
    )
    expect(await pidOf()).toEqual(pid)
    await pool.close()
  })

  it('may take longer where that is said, as in a migration', async () => {
    const pool = await openPostgresPool(postgres.url, { timeout: 100 })
    const slow = pool.transaction(({ query }) => query("SELECT pg_sleep(0.5), 'done' AS word"), {
      mayTakeLong: true,
    })
    expect(await slow).toMatchObject([{ word: 'done' }])
    await pool.close()
  })

  it('that is never answered ends, and another connection takes its place', async () => {
    const pool = await openPostgresPool(postgres.url, { timeout: 100 })
    const hanging = pool.transaction(async ({ query }) => {
      const [row] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      process.kill(row!.pid, 'SIGSTOP')
      try {
        await query('SELECT 1')
      } finally {
        process.kill(row!.pid, 'SIGCONT')
      }
    })
    await expect(hanging).rejects.toBeInstanceOf(DatabaseAwayError)
    expect(await one(pool)).toEqual([{ one: 1 }])
    await pool.close()
  })
})

it('a mistake of the program is not taken for an absence of the database', async () => {
  const pool = await openPostgresPool(postgres.url)
  await expect(pool.transaction(({ query }) => query('SELEC'))).rejects.toMatchObject({ code: '42601' })
  await expect(pool.transaction(({ query }) => query('SELECT 1/0'))).rejects.toMatchObject({ code: '22012' })
  await pool.close()
})
