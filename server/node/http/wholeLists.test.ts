import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../src/contract/endpoints'
import { createServer, type Server } from '../../createServer'
import { openPostgresDatabase, type SqlDatabase } from '../../database/postgres'
import { aProject } from '../../fixtures'
import { keptCalls } from '../../kept/keptCalls'
import { cheapPasswords } from '../../memoryServer'
import { addressOf, ask } from '../../testing/api'
import { samples } from '../../testing/samples'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { startCuttableTcp, type CuttableTcp } from '../testing/cuttableTcp'
import { serveLists, type AskedList, type ServedLists } from '../testing/servedLists'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres'
import { deferred, isReading, watched, type Watch } from '../testing/watchedPool'
import { createLongAnswers } from './longAnswers'

/** All lists are longer. */
const mostRows = 1
/** The whole list is longer than what the system keeps of a connection, so that reading is under way until its end is read. */
const [size, length] = [300, 60_000]

const watch: Watch = { texts: [], before: async () => {}, open: 0, rows: 0 }
const faults: unknown[] = []
const answers = createLongAnswers()
let postgres: TestPostgres
let wire: CuttableTcp
let databases: SqlDatabase[] = []
let served: ServedLists
/** The same database with its lists held. */
let ordinary: Server

beforeAll(async () => {
  postgres = await startTestPostgres()
  const url = new URL(postgres.url)
  wire = await startCuttableTcp(Number(url.port))
  url.port = String(wire.port)
  const database = await openPostgresDatabase(watched(await openPostgresPool(url.href), watch), { mostRows })
  served = await serveLists(database, answers, faults)
  const held = await openPostgresDatabase(await openPostgresPool(postgres.url))
  databases = [database, held]
  ordinary = createServer({
    database: held,
    passwords: cheapPasswords,
    mail: { send: async () => {} },
    files: { save: async () => ({ address: '/' }) },
  })
  const projects = Array.from({ length: size }, (_, index) =>
    aProject({ id: 1000 + index, featuredImage: `${index} é `.repeat(length / 8) }),
  )
  await held.transaction((tables) => tables.projects.insertAll(projects))
}, 60_000)
afterAll(async () => {
  await served.close()
  await answers.close()
  await Promise.all(databases.map((database) => database.close()))
  await wire.close()
  await postgres.stop()
})
beforeEach(() => {
  watch.before = async () => {}
  watch.texts.length = 0
  faults.length = 0
})

const pathOf = (name: EndpointName) => new URL(addressOf(name)).pathname.replace('/api', '')
const heldText = async (path: string, token: string | undefined) => {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  return (await ordinary.handle(new Request(`http://localhost/api${path}`, { headers }))).text()
}
const unpacked: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}
/** The text of a long answer in this coding. */
async function longText(encoding: string, asked: AskedList): Promise<string> {
  const answer = await served.ask({ ...asked, headers: { 'accept-encoding': encoding } })
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, undefined])
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  return unpacked[encoding]?.(await buffer(answer)).toString() ?? ''
}

const lists = (Object.keys(keptCalls) as EndpointName[]).filter(
  (name) => name.endsWith('List') && name !== 'opportunityList',
)
const codings = Object.keys(unpacked)

describe.each(lists)('%s, longer than what is held', (name) => {
  it.each(codings)(
    'is the same as by the ordinary way, for staff and for everybody: %s',
    async (encoding) => {
      const path = pathOf(name)
      const ofStaff = await heldText(path, served.token)
      expect((await longText(encoding, { path })) === ofStaff).toBe(true)
      if (path.startsWith('/admin')) return
      const ofEverybody = await heldText(path, undefined)
      expect(ofEverybody === ofStaff).toBe(false)
      expect((await longText(encoding, { path, token: undefined })) === ofEverybody).toBe(true)
    },
  )
})

describe('the whole list of projects', () => {
  it('is nobody else’s, though it was made for staff just now', async () => {
    await longText('gzip', {})
    const person = await served.server.tokenOf('NORMAL')
    for (const [asked, status] of [
      [{ token: undefined }, 401],
      [{ token: 'unknown' }, 401],
      [{ token: person }, 403],
      [{ path: '/admin/other/0' }, 404],
    ] as const) {
      const answer = await served.ask({
        ...asked,
        headers: { 'accept-encoding': 'gzip', 'if-none-match': '*' },
      })
      expect([answer.statusCode, answer.headers.etag]).toEqual([status, undefined])
      answer.resume()
    }
  })

  it('is 304 without a row read until a save, and shows that at once', async () => {
    const first = await served.ask()
    first.resume()
    const tag = first.headers.etag ?? ''
    watch.texts.length = 0
    const again = await served.ask({ headers: { 'if-none-match': tag } })
    expect([again.statusCode, again.headers.etag, await text(again)]).toEqual([304, tag, ''])
    expect(watch.texts.filter((statement) => !statement.includes('FROM versions'))).toEqual([])
    const { params, body } = samples({ id: 1 }).projectUpdate
    const change = { ...(body as object), tagline: 'Changed a moment ago' }
    const saved = await ask(ordinary, 'projectUpdate', { token: served.token, params, body: change })
    expect(saved.status).toBe(200)
    const changed = await served.ask({ headers: { 'if-none-match': tag } })
    expect(changed.statusCode).toBe(200)
    expect((await text(changed)).includes('Changed a moment ago')).toBe(true)
  })

  it('is whole for a client of HTTP/1.0', async () => {
    const socket = connect(served.port, '127.0.0.1')
    socket.write(
      `GET /api/admin/osn/0 HTTP/1.0\r\nHost: localhost\r\nAuthorization: Bearer ${served.token}\r\n\r\n`,
    )
    const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/^connection: close$/im)
    expect(head).not.toMatch(/^transfer-encoding/im)
    expect(body.join('\r\n\r\n') === (await heldText('/admin/osn/0', served.token))).toBe(true)
  })

  it.each([
    [
      'ended by the database',
      () =>
        databases[1]?.pool.onConnection(({ query }) =>
          query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY%'"),
        ),
    ],
    ['cut on the way', async () => wire.cut()],
  ])('is an error for the client when the connection to the database is %s', async (_, breakOff) => {
    const { params, body } = samples({ id: 1 }).projectUpdate
    expect((await ask(ordinary, 'projectUpdate', { token: served.token, params, body })).status).toBe(200)
    for (const encoding of ['gzip', 'identity']) {
      const reached = deferred()
      const gate = deferred()
      watch.texts.length = 0
      watch.before = async (statement) => {
        if (!isReading(statement) || watch.texts.filter(isReading).length < 3) return
        reached.resolve()
        await gate.promise
      }
      const asked = served.ask({ headers: { 'accept-encoding': encoding } })
      await reached.promise
      const answer = await asked
      const came = buffer(answer)
      came.catch(() => undefined)
      await breakOff()
      gate.resolve()
      expect(answer.statusCode).toBe(200)
      await expect(came).rejects.toThrow('aborted')
      await expect.poll(() => watch.open).toBe(0)
    }
    expect(faults.map(String)).toEqual(Array(2).fill("DatabaseAwayError: The database can't be reached"))
    watch.before = async () => {}
    const whole = await heldText('/admin/osn/0', served.token)
    expect((await longText('gzip', {})) === whole).toBe(true)
  })
})
