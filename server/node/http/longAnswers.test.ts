import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectList } from '../../database/lists/contentLists'
import { listReader } from '../../database/lists/writtenLists'
import { DatabaseAwayError } from '../../database/port'
import { joined, listBody } from '../../kept/keptBody'
import { openPostgresDatabase, type SqlDatabase } from '../../database/postgres'
import { aProject } from '../../fixtures'
import { serveLists, type ServedLists } from '../testing/servedLists'
import { deferred, isReading, pools, watched, type Watch } from '../testing/watchedPool'
import { createLongAnswers } from './longAnswers'

/** So many rows are held; the list has more. */
const mostRows = 500
const size = 20_000
/** So many rows are inserted by one statement, which has ten seconds on a machine that is busy. */
const atOnce = 2_000
const project = (index: number) =>
  aProject({ id: 1000 + 3 * index, name: `Project "${index}" ${(index * 7919) % size} \u{1F600}` })

// In a usual run PostgreSQL alone, which has cursors and many connections.
const tried = Object.entries(pools).filter(([kind]) => process.env['ENDURANCE'] || kind === 'PostgreSQL')

describe.each(tried)('on %s, a list that is too long to be held', (kind, start) => {
  const watch: Watch = { texts: [], before: async () => {}, open: 0, rows: 0 }
  const faults: unknown[] = []
  const answers = createLongAnswers()
  let database: SqlDatabase
  let end: () => Promise<void>
  let served: ServedLists

  beforeAll(async () => {
    const started = await start()
    end = started.end
    database = await openPostgresDatabase(watched(started.pool, watch), { mostRows })
    served = await serveLists(database, answers, faults)
    for (let first = 0; first < size; first += atOnce) {
      const projects = Array.from({ length: atOnce }, (_, index) => project(first + index))
      await database.transaction((tables) => tables.projects.insertAll(projects))
    }
  }, 120_000)
  afterAll(async () => {
    await served.close()
    await answers.close()
    await database.close()
    await end()
  })
  beforeEach(async () => {
    watch.before = async () => {}
    faults.length = 0
    await change('before each test')
    watch.texts.length = 0
    watch.rows = 0
  })

  /** Changes the project with the last id. */
  let changes = 0
  const change = (words: string) =>
    database.pool.transaction(({ query }) =>
      query('UPDATE projects SET tagline = $1 WHERE id = (SELECT max(id) FROM projects)', [
        `${words} ${(changes += 1)}`,
      ]),
    )
  /** The answer as it is where the list is held. */
  const held = async () => {
    const rows = await database.pool.onConnection((connection) => listReader(connection)(projectList))
    if ('read' in rows) throw new Error('It is too long')
    return Buffer.from(joined((await listBody(rows)).pieces)).toString()
  }
  const asked = (headers: Record<string, string> = {}, method = 'GET') => served.ask({ headers, method })
  const readings = () => watch.texts.filter(isReading).length
  /** All statements of reading wait at the one of this number until `go` is called. */
  const heldUpAt = (number: number) => {
    const reached = deferred()
    const gate = deferred()
    watch.before = async (text) => {
      if (!isReading(text) || readings() < number) return
      reached.resolve()
      await gate.promise
    }
    return { reached: reached.promise, go: gate.resolve }
  }

  it('has the same bytes as one that is held, in every coding, and a strong tag for each', async () => {
    const text = await held()
    const plain = await asked()
    const gzip = await asked({ 'accept-encoding': 'gzip' })
    const br = await asked({ 'accept-encoding': 'gzip, deflate, br' })
    const tag = plain.headers.etag?.replaceAll('"', '')
    expect(tag).toMatch(/^[0-9a-f]{24}$/)
    expect([plain, gzip, br].map(({ headers }) => [headers.etag, headers['content-encoding']])).toEqual([
      [`"${tag}"`, undefined],
      [`"${tag}-gzip"`, 'gzip'],
      [`"${tag}-br"`, 'br'],
    ])
    expect(br.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Authorization, Accept-Encoding',
    })
    expect((await buffer(plain)).toString() === text).toBe(true)
    expect(gunzipSync(await buffer(gzip)).toString() === text).toBe(true)
    expect(brotliDecompressSync(await buffer(br)).toString() === text).toBe(true)
  })

  it('is 304, or answers HEAD, without reading a row', async () => {
    const first = await asked({ 'accept-encoding': 'br' })
    await buffer(first)
    watch.texts.length = 0
    const tag = first.headers.etag ?? ''
    for (const sent of [tag, `"other", ${tag}`, `W/${tag}`]) {
      const again = await asked({ 'if-none-match': sent, 'accept-encoding': 'br' })
      expect([again.statusCode, (await buffer(again)).byteLength]).toEqual([304, 0])
      expect([again.headers.etag, again.headers.vary]).toEqual([tag, first.headers.vary])
    }
    const head = await asked({ 'accept-encoding': 'br' }, 'HEAD')
    expect([head.statusCode, (await buffer(head)).byteLength]).toEqual([200, 0])
    for (const name of ['etag', 'content-encoding', 'content-type', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, first.headers[name]])
    expect(watch.texts.filter((text) => !text.includes('FROM versions'))).toEqual([])
    await change('after')
    const changed = await asked({ 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(`${changed.headers.etag?.slice(0, -1)}-br"`).not.toBe(tag)
    expect((await buffer(changed)).toString()).toContain('after')
  })

  it('is read once for all who ask, and by nobody slow', async () => {
    await buffer(await asked())
    const once = watch.rows
    expect(once).toBeGreaterThan(10)
    await change('once more')
    const text = await held()
    watch.rows = 0
    const slow = await asked()
    const others = await Promise.all(Array.from({ length: 5 }, () => asked({ 'accept-encoding': 'gzip' })))
    for (const other of others) expect(gunzipSync(await buffer(other)).toString() === text).toBe(true)
    // One that takes nothing of its answer holds no connection.
    await expect.poll(() => watch.open).toBe(0)
    expect(watch.rows).toBe(once)
    await change('meanwhile')
    const next = await asked({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(await buffer(next)).toString()).toContain('meanwhile')
    expect((await buffer(slow)).toString() === text).toBe(true)
  })

  it('is read no further when nobody waits for it, and read anew for the next', async () => {
    const { reached, go } = heldUpAt(4)
    const url = `http://127.0.0.1:${served.port}/api/admin/osn/0`
    const gone = request(url, { agent: false, headers: { authorization: `Bearer ${served.token}` } })
    gone
      .on('error', () => undefined)
      .on('response', (answer) => answer.on('error', () => undefined))
      .end()
    await reached
    const closed = new Promise((resolve) => gone.once('close', resolve))
    gone.destroy()
    await closed
    // The server hears of it by the socket, which takes a turn or two.
    await expect.poll(served.underWay).toBe(0)
    go()
    await expect.poll(() => watch.open).toBe(0)
    expect(readings()).toBeLessThan(8)
    expect(faults).toEqual([])
    watch.before = async () => {}
    expect((await buffer(await asked())).toString() === (await held())).toBe(true)
  })

  it('breaks the connection off when the database fails in the middle, and is whole for the next', async () => {
    watch.before = async (text) => {
      if (isReading(text) && readings() === 6) throw new Error('The database has stopped')
    }
    const answer = await asked()
    if (kind === 'PostgreSQL') {
      expect(answer.statusCode).toBe(200)
      await expect(buffer(answer)).rejects.toThrow('aborted')
      expect(faults).toEqual([expect.objectContaining({ message: 'The database has stopped' })])
    } else expect(answer.statusCode).toBe(500)
    await expect.poll(() => watch.open).toBe(0)
    watch.before = async () => {}
    expect((await buffer(await asked())).toString() === (await held())).toBe(true)
  })

  it('is an answer of its own when the database fails at once', async () => {
    watch.before = async (text) => {
      if (isReading(text)) throw new DatabaseAwayError(new Error('away'))
    }
    const answer = await asked({ 'accept-encoding': 'gzip' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    answer.resume()
  })

  it('is of one moment, and of the tag that it has, when somebody writes while it is read', async () => {
    const before = await held()
    let isChanged = false
    watch.before = async (text) => {
      if (!isReading(text) || readings() !== 5 || isChanged) return
      isChanged = true
      await change('in between')
    }
    const answer = await asked()
    const text = (await buffer(answer)).toString()
    expect(isChanged).toBe(true)
    expect(text === (kind === 'PostgreSQL' ? before : await held())).toBe(true)
    const again = await asked({ 'if-none-match': answer.headers.etag ?? '' })
    again.resume()
    expect(again.statusCode).toBe(kind === 'PostgreSQL' ? 200 : 304)
  })
})
