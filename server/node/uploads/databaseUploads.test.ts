import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SqlDatabase } from '../../database/postgres'
import { createListener, openHttp } from '../http/http'
import type { TestPostgres } from '../testing/testPostgres'
import { openDatabaseUploads } from '../testing/uploadStores'
import { databaseUploads } from './databaseUploads'
import { openUploads } from './uploadsOf'
import type { UploadStore } from './uploadStore'

let postgres: TestPostgres
let database: SqlDatabase
let store: UploadStore

beforeAll(async () => {
  ;({ postgres, database, store } = await openDatabaseUploads())
}, 60_000)
afterAll(async () => {
  await store.close()
  await database.close()
  await postgres.stop()
})

describe('uploads that an earlier version left in the data folder', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'data-'))
    await mkdir(path.join(dataDir, 'uploads'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it('are moved into the database once, by four starts at the same time', async () => {
    const keptAt = new Date('2024-03-01T10:00:00Z')
    const contents = new Map(
      Array.from({ length: 12 }, (_, index) => {
        const id = randomBytes(16).toString('hex')
        return [`${id}${index % 2 ? '.64.webp' : '.png'}`, randomBytes(100_000 + index)]
      }),
    )
    for (const [name, content] of [...contents, ['notes.txt', randomBytes(5)] as const]) {
      const file = path.join(dataDir, 'uploads', name)
      await writeFile(file, content)
      await utimes(file, keptAt, keptAt)
    }
    const said: string[] = []
    const open = () =>
      openUploads(database, { dataDir, databaseUrl: postgres.url }, (line) => void said.push(line))
    const [opened, ...others] = await Promise.all([open(), open(), open(), open()])
    expect(said.join()).toContain('files of uploads from')
    expect(await readdir(path.join(dataDir, 'uploads'))).toEqual(['notes.txt'])
    expect(await opened.list()).toEqual(
      [...contents]
        .map(([name, content]) => ({ name, size: content.length, keptAt }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    )
    for (const [name, content] of contents) {
      const pieces: Uint8Array[] = []
      for await (const piece of opened.read(name, { start: 0, end: content.length - 1 })) pieces.push(piece)
      expect(Buffer.concat(pieces).equals(content)).toBe(true)
    }
    said.length = 0
    await open()
    expect(said).toEqual([])
    await Promise.all([opened, ...others].map((one) => one.close()))
  })
})

it('an upload is answered with 503 while the database is away', async () => {
  const name = `${randomBytes(16).toString('hex')}.png`
  const file = path.join(await store.workFolder(), 'a.part')
  await writeFile(file, 'content')
  await store.keep(name, file)
  const http = await openHttp('127.0.0.1', 0)
  http.serve(createListener({ handle: async () => new Response(), uploads: store }))
  const get = () => fetch(`http://127.0.0.1:${http.port}/uploads/${name}`)
  expect(await (await get()).text()).toBe('content')
  await postgres.pause()
  const away = await get()
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ])
  await postgres.resume()
  expect(await (await get()).text()).toBe('content')
  await http.close()
})

it('an upload that could not be kept leaves nothing, and its file', async () => {
  const file = path.join(await store.workFolder(), 'b.part')
  await writeFile(file, randomBytes(600_000))
  const broken = databaseUploads({
    transaction: (work) =>
      database.pool.transaction((connection) =>
        work({
          query: (text, values) =>
            values?.[1] === 2 ? Promise.reject(new Error('cut')) : connection.query(text, values),
        }),
      ),
  })
  const before = await store.list()
  await expect(broken.keep('0'.repeat(32) + '.png', file)).rejects.toThrow('cut')
  expect(await store.list()).toEqual(before)
  expect((await stat(file)).size).toBe(600_000)
})

it('the work folder of a process that was killed goes after a day, and that of a living one is there when it is needed', async () => {
  const [old, young] = [await store.workFolder(), await databaseUploads(database.pool).workFolder()]
  const past = new Date(Date.now() - 25 * 60 * 60_000)
  await utimes(old, past, past)
  await store.removeParts(24 * 60 * 60_000)
  await expect(stat(old)).rejects.toThrow('ENOENT')
  expect((await stat(young)).mode & 0o777).toBe(0o700)
  expect(await store.workFolder()).toBe(old)
  expect((await stat(old)).mode & 0o777).toBe(0o700)
  await rm(young, { recursive: true })
})
