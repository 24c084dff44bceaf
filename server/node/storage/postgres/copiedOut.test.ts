import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SqlPool } from '../../../database/sql'
import { startTestPostgres, type TestPostgres } from '../../testing/testPostgres'
import { openPostgresPool } from './postgresPool'

let server: TestPostgres
let pool: SqlPool
beforeAll(async () => {
  server = await startTestPostgres()
  pool = await openPostgresPool(server.url, { timeout: 1000 })
}, 60_000)
afterAll(async () => {
  await pool.close()
  await server.stop()
})

const text = `"\\ ' , ; é \u{1F600} {}`
const many = `SELECT json_build_object('text', '${text.replaceAll("'", "''")}', 'number', number)::text
  FROM generate_series(1, 100000) AS number`

async function readAll(select: string): Promise<string> {
  const pieces: Uint8Array[] = []
  await pool.snapshot?.(async ({ copyOut }) => {
    for await (const piece of copyOut?.(select) ?? []) pieces.push(new Uint8Array(piece))
  })
  return Buffer.concat(pieces).toString()
}

const copiesUnderWay = () =>
  pool.onConnection(({ query }) =>
    query(
      "SELECT pid FROM pg_stat_activity WHERE query LIKE 'COPY%' AND state = 'active' AND pid <> pg_backend_pid()",
    ),
  )

it('reads texts as they are, with a line feed behind each', async () => {
  const lines = (await readAll(many)).split('\n')
  expect(lines).toHaveLength(100_001)
  expect(lines[100_000]).toBe('')
  expect(JSON.parse(lines[99_999] ?? '')).toEqual({ text, number: 100_000 })
  expect(await readAll('SELECT 1 WHERE false')).toBe('')
})

it('says what the database refuses, and the connection goes on', async () => {
  await expect(readAll('SELECT 1 / 0')).rejects.toThrow('division by zero')
  await expect(
    readAll('SELECT 1 / (5000 - number) FROM generate_series(1, 10000) AS number'),
  ).rejects.toThrow('division by zero')
  expect(pool.load?.()).toMatchObject({ connections: 1, idle: 1 })
})

it('gives the connection up when somebody leaves before the end, which is no fault of the server', async () => {
  const left = pool.snapshot?.(async ({ copyOut }) => {
    for await (const _ of copyOut?.(many.replace('100000', '10000000')) ?? []) throw new Error('left')
  })
  await expect(left).rejects.toThrow('left')
  expect(pool.load?.()).toMatchObject({ connections: 0, waiting: 0 })
  expect(pool.broken?.()).toBe(0)
  await expect.poll(copiesUnderWay, { timeout: 10_000 }).toEqual([])
})

it('takes longer than a statement may where the rows are taken slowly, and sees one moment', async () => {
  await pool.onConnection(({ query }) => query('CREATE TABLE seen (id integer); INSERT INTO seen VALUES (1)'))
  const seen = await pool.snapshot?.(async ({ query, copyOut }) => {
    await query('SELECT id FROM seen', [])
    await pool.onConnection((other) => other.query('INSERT INTO seen VALUES (2)'))
    let bytes = 0
    for await (const piece of copyOut?.(`${many} UNION ALL SELECT id::text FROM seen`) ?? []) {
      if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 1500))
      bytes += piece.byteLength
    }
    return { bytes, rows: await query('SELECT id FROM seen', []) }
  })
  expect(seen?.rows).toEqual([{ id: 1 }])
  expect(seen?.bytes).toBeGreaterThan(5_000_000)
})
