import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openPostgresDatabase } from '../../database/postgres'
import { heldLongAnswers } from '../../kept/heldLongAnswers'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { serveLists } from '../testing/servedLists'
import { startTestPostgres } from '../testing/testPostgres'
import { deferred, pools, watched, type Watch } from '../testing/watchedPool'

it('begins no more statements of a search whose caller has left, and searches anew for the next', async () => {
  const watch: Watch = { texts: [], before: async () => {}, open: 0, rows: 0 }
  const { pool, end } = await pools.PGlite()
  const database = await openPostgresDatabase(watched(pool, watch))
  const faults: unknown[] = []
  const served = await serveLists(database, heldLongAnswers, faults)
  try {
    const isSearching = (text: string) => text.includes('project_')
    const searching = () => watch.texts.filter(isSearching).length
    const path = (word: string) => `/admin/osn/0?limit=10&counts=choices&search=${word}`
    watch.texts.length = 0
    const whole = await served.ask({ path: path('a') })
    expect(whole.statusCode).toBe(200)
    await json(whole)
    expect(searching()).toBeGreaterThan(3)

    const gate = deferred()
    watch.before = async (text) => {
      if (isSearching(text)) await gate.promise
    }
    watch.texts.length = 0
    const leaving = ['b', 'br', 'bra'].map((word) => {
      const asked = request(`http://127.0.0.1:${served.port}/api${path(word)}`, {
        agent: false,
        headers: { authorization: `Bearer ${served.token}` },
      })
      asked.on('error', () => undefined).end()
      return asked
    })
    await expect.poll(searching).toBe(3)
    for (const one of leaving) one.destroy()
    await expect.poll(served.underWay).toBe(0)
    gate.resolve()
    await expect.poll(() => watch.open).toBe(0)
    expect(searching()).toBe(3)
    expect(faults).toEqual([])

    const again = await served.ask({ path: path('bra') })
    expect(again.statusCode).toBe(200)
    expect(await json(again)).toMatchObject({ data: { counts: { found: expect.any(Number) } } })
  } finally {
    await served.close()
    await database.close()
    await end()
  }
})

it('ends a statement of PostgreSQL whose caller has left, and no other', async () => {
  const server = await startTestPostgres()
  // No statement ends by itself before the test does.
  const pool = await openPostgresPool(server.url, { timeout: 600_000 })
  const isRunning = async (part: string) =>
    pool.onConnection(async ({ query }) => {
      const running = await query(
        `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() AND query LIKE $1`,
        [`%${part}%`],
      )
      return running.length > 0
    })
  const sleep = (seconds: number, left: AbortSignal) =>
    pool.onConnection(async ({ query }) => {
      const slept = await query(`SELECT pg_sleep(${seconds})`, [], left).catch((error: unknown) => error)
      return { slept, after: await query('SELECT 7 AS seven') }
    })
  try {
    const reason = new Error('The caller has left')
    const [first, second, over] = [new AbortController(), new AbortController(), new AbortController()]
    const slept = [sleep(600, first.signal), sleep(500, second.signal)] as const
    await expect.poll(() => isRunning('pg_sleep(600)')).toBe(true)
    await expect.poll(() => isRunning('pg_sleep(500)')).toBe(true)
    first.abort(reason)
    // The connection is of use for the next statement.
    expect(await slept[0]).toEqual({ slept: reason, after: [{ seven: 7 }] })
    expect(await isRunning('pg_sleep(600)')).toBe(false)
    expect(await isRunning('pg_sleep(500)')).toBe(true)
    second.abort(reason)
    expect(await slept[1]).toEqual({ slept: reason, after: [{ seven: 7 }] })
    expect(await sleep(0, over.signal)).toMatchObject({ slept: [{}] })
    over.abort(reason)
    expect(await pool.onConnection(({ query }) => query('SELECT 8 AS eight'))).toEqual([{ eight: 8 }])
    expect(pool.broken?.()).toBe(0)
  } finally {
    await pool.close()
    await server.stop()
  }
})
