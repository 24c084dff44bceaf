import { describe, expect, it, vi } from 'vitest'
import { databaseAway } from '../src/contract/limits'
import { endpointNames } from '../src/contract/endpoints'
import { createServer, type LogEntry } from './createServer'
import { openMemoryDatabase } from './database/memory'
import { DatabaseAwayError, DatabaseFullError, type Database } from './database/port'
import { keptCalls } from './kept/keptCalls'
import { cheapPasswords, createMemoryServer } from './memoryServer'
import { ask, origin, read } from './testing/api'
import { samples, userId } from './testing/samples'

const never = async () => {
  throw new Error('not used')
}
const surroundings = { passwords: cheapPasswords, mail: { send: never }, files: { save: never } }

function brokenServer(error: unknown) {
  const log = vi.fn<(entry: LogEntry) => void>()
  const fail = () => Promise.reject(error)
  const database: Database = { ...openMemoryDatabase(), transaction: fail, read: fail, versions: fail }
  return { log, server: createServer({ ...surroundings, database, log }) }
}

describe('a fault', () => {
  it.each(endpointNames)('of the database is 500 in plain words for %s', async (name) => {
    const secret = new Error('SELECT secret FROM /srv/database at line 7')
    const { server, log } = brokenServer(secret)
    const { params, body } = samples({ id: 1 }, 'token')[name]
    const answer = await ask(server, name, { params, token: 'any', ...(name === 'upload' ? {} : { body }) })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ success: false, message: 'Something went wrong on the server' })
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ endpoint: name, status: 500, error: secret }))
  })

  it.each([undefined, null, 'text', 7])('may be anything that is thrown: %s', async (thrown) => {
    const { server } = brokenServer(thrown)
    expect((await ask(server, 'tagList')).status).toBe(500)
  })

  it('of a full disk says that nothing was saved', async () => {
    const { server } = brokenServer(new DatabaseFullError())
    const answer = await ask(server, 'tagList')
    expect(answer.status).toBe(507)
    expect(answer.body.message).toBe('The server has no room left: nothing was saved')
  })

  it('of a database that is away is 503, says so and when to try again', async () => {
    const cause = new Error('connect ECONNREFUSED 10.0.0.7:5432')
    const { server, log } = brokenServer(new DatabaseAwayError(cause))
    const answer = await ask(server, 'tagList')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body).toEqual({
      success: false,
      message: "The server can't reach its database. Nothing is lost",
      code: databaseAway,
    })
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }))
  })

  it('leaves nothing half done', async () => {
    const database = openMemoryDatabase()
    const server = createMemoryServer('small', {
      database: {
        ...database,
        transaction: (work) =>
          database.transaction((tables) =>
            work({ ...tables, idempotencyRecords: { ...tables.idempotencyRecords, insert: never } }),
          ),
      },
    })
    const answer = await ask(server, 'tagCreate', {
      token: await server.tokenOf('ADMIN'),
      body: { name: 'half' },
      headers: { 'Idempotency-Key': 'key' },
    })
    expect(answer.status).toBe(500)
    const tags = await database.transaction((tables) => tables.tags.all())
    expect(tags.map(({ name }) => name)).not.toContain('half')
  })
})

describe('every answer', () => {
  it('is JSON that nobody may guess at, and keep only where it is asked about each time', async () => {
    const server = createMemoryServer('small')
    for (const name of endpointNames) {
      const token = await server.tokenOf('SUPER_ADMIN')
      const { params } = samples({ id: userId('SUPER_ADMIN') }, 'x')[name]
      const { headers } = await ask(server, name, { params, token })
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('cache-control')).toBe(keptCalls[name] ? 'private, no-cache' : 'no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('vary')).toBe('Authorization')
    }
  })
})

describe('the log', () => {
  it('gets one entry a request, without tokens and addresses', async () => {
    const log = vi.fn<(entry: LogEntry) => void>()
    const server = createMemoryServer('small', { log })
    const token = await server.tokenOf('ADMIN')
    await ask(server, 'profile', { token })
    await ask(server, 'verify', { params: { token: 'secret-of-a-link' } })
    await server.handle(new Request(`${origin}/api/unknown`))
    expect(log.mock.calls.map(([entry]) => entry)).toEqual([
      {
        method: 'GET',
        endpoint: 'profile',
        userId: 2,
        status: 200,
        milliseconds: expect.any(Number) as number,
      },
      { method: 'GET', endpoint: 'verify', status: 404, milliseconds: expect.any(Number) as number },
      { method: 'GET', status: 404, milliseconds: expect.any(Number) as number },
    ])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(new RegExp(`${token}|secret-of-a-link`))
  })
})

describe('the options', () => {
  it.each(['', '/v1', '/v1/', '/a/b'])('mount the calls at %j', async (basePath) => {
    const server = createMemoryServer('small', { basePath })
    const at = async (path: string) => (await server.handle(new Request(origin + path))).status
    expect(await at(`${basePath.replace(/\/$/, '')}/public/tags`)).toBe(200)
    expect(await at('/api/public/tags')).toBe(404)
  })

  it('name the product in the calls', async () => {
    const server = createMemoryServer('small', { productSlug: 'libre-2' })
    const headers = { authorization: `Bearer ${await server.tokenOf('ADMIN')}` }
    const at = (path: string) => server.handle(new Request(origin + path, { headers }))
    expect(await read(await at('/api/admin/libre-2/0'))).toMatchObject({ status: 200 })
    expect((await at('/api/admin/osn/0')).status).toBe(404)
  })

  it.each(['', 'a/b', 'Ä', '{product}', 'a b'])('cannot name it %j', (productSlug) => {
    const options = { ...surroundings, database: openMemoryDatabase(), productSlug }
    expect(() => createServer(options)).toThrow('productSlug')
  })
})
