import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headers } from '../../src/contract/limits'
import { newSession } from '../access/auth'
import { randomToken, sha256 } from '../access/tokens'
import { createServer, type Server } from '../createServer'
import { cheapPasswords, createMemoryServer } from '../memoryServer'
import { openPostgresPool } from '../node/storage/postgres/postgresPool'
import { startTestPostgres } from '../node/testing/testPostgres'
import { ask, requestOf } from '../testing/api'
import { userId } from '../testing/samples'
import { accounts } from '../testing/signIn'
import { databaseConformance } from './conformance/conformance'
import type { Database } from './port'
import { openPostgresDatabase } from './postgres'

databaseConformance('PostgreSQL', async () => {
  const server = await startTestPostgres()
  const pool = await openPostgresPool(server.url)
  return { database: await openPostgresDatabase(pool), end: server.stop }
})

const surroundings = {
  passwords: cheapPasswords,
  mail: { send: async () => {} },
  files: { save: async () => ({ address: '/' }) },
}

it('says how to make a database where one has another encoding', async () => {
  const server = await startTestPostgres()
  const pool = await openPostgresPool(server.url)
  await pool.onConnection(({ query }) =>
    query("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"),
  )
  const latin = await openPostgresPool(server.url.replace(/postgres$/, 'latin'))
  await expect(openPostgresDatabase(latin)).rejects.toThrow(/the encoding LATIN1, .*ENCODING 'UTF8'/)
  await Promise.all([pool.close(), latin.close()])
  await server.stop()
}, 60_000)

describe('two programs on one PostgreSQL', () => {
  let stop = async () => {}
  let databases: Database[] = []

  beforeAll(async () => {
    const server = await startTestPostgres()
    stop = server.stop
    const open = async () => openPostgresDatabase(await openPostgresPool(server.url))
    databases = await Promise.all([open(), open(), open()])
  }, 60_000)

  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await stop()
  }, 60_000)

  it('start at once on an empty database, and make one schema', async () => {
    const counts = databases.map((database) => database.transaction(({ users }) => users.count()))
    expect(await Promise.all(counts)).toEqual([0, 0, 0])
  })

  it('add one row of a create that both get with the same key', async () => {
    const [database, ...others] = databases
    const first = createMemoryServer('small', { database: database! })
    const token = await first.tokenOf('ADMIN')
    const servers = [first, ...others.map((other) => createServer({ ...surroundings, database: other }))]
    for (let round = 0; round < 10; round += 1) {
      const asked = {
        token,
        body: { title: `Round ${round}`, description: '', osnId: 4 },
        headers: { [headers.idempotencyKey]: `round-${round}` },
      }
      const answers = await Promise.all(servers.map((server) => ask(server, 'opportunityCreate', asked)))
      for (const { status } of answers) expect([201, 409]).toContain(status)
      const again = await Promise.all(servers.map((server) => ask(server, 'opportunityCreate', asked)))
      expect(again.some(({ status }) => status === 201)).toBe(true)
    }
    const list = await ask(first, 'opportunityList', { params: { osnId: 4 } })
    expect(list.body.data).toHaveLength(10)
  })

  it('end at once in each what one has taken away: a role, an account, a session', async () => {
    const [one, other, third] = databases.map((database) => createServer({ ...surroundings, database }))
    const superAdmin = await tokenOf(userId('SUPER_ADMIN'))
    const id = userId('CONTENT_EDITOR')
    const manage = (role: string) =>
      ask(one!, 'userManage', { token: superAdmin, params: { id }, body: { role } })
    const statuses = (token: string) =>
      Promise.all(
        [one!, other!, third!].flatMap((server) => [
          ask(server, 'projectList', { token }).then(({ status }) => status),
          ask(server, 'tagUpdate', { token, params: { tagId: 1 }, body: { name: 'x', tagId: 1 } }).then(
            ({ status }) => status,
          ),
        ]),
      )
    for (let round = 0; round < 5; round += 1) {
      const token = await tokenOf(id)
      expect(new Set(await statuses(token))).toEqual(new Set([200]))
      expect((await manage('NORMAL')).status).toBe(200)
      expect(new Set(await statuses(token))).toEqual(new Set([403]))
      await manage('CONTENT_EDITOR')
      expect(new Set(await statuses(token))).toEqual(new Set([200]))
      expect((await ask(third!, 'logout', { token })).status).toBe(200)
      expect(new Set(await statuses(token))).toEqual(new Set([401]))
      const next = await tokenOf(id)
      expect(new Set(await statuses(next))).toEqual(new Set([200]))
      await manage('BLOCKED')
      expect(new Set(await statuses(next))).toEqual(new Set([401]))
      await manage('CONTENT_EDITOR')
    }
  })

  it('show in lists and records at once what one has saved, under load', async () => {
    const servers = databases.map((database) => createServer({ ...surroundings, database }))
    const token = await tokenOf(userId('ADMIN'))
    const tags = new Map<Server, string>()
    const shown = async (server: Server) => {
      const headers = { 'If-None-Match': tags.get(server) ?? '' }
      const list = await ask(server, 'tagList', { token, headers })
      tags.set(server, list.headers.get('etag') ?? '')
      const record = await ask(server, 'tagOne', { token, params: { id: 2 } })
      const { name } = record.body.data as { name: string }
      const found = list.body.data as { id: number; name: string }[] | undefined
      return { name, listed: found?.find(({ id }) => id === 2)?.name }
    }
    const end = new AbortController()
    const readers = servers.map(async (server) => {
      while (!end.signal.aborted) await ask(server, 'tagList', { token })
    })
    for (let round = 0; round < 30; round += 1) {
      const name = `round ${round}`
      const body = { name, tagId: 2 }
      expect(
        (await ask(servers[round % 3]!, 'tagUpdate', { token, params: { tagId: 2 }, body })).status,
      ).toBe(200)
      for (const server of servers) expect(await shown(server)).toEqual({ name, listed: name })
      // What nobody has changed is not sent again.
      for (const server of servers) expect(await shown(server)).toEqual({ name, listed: undefined })
    }
    end.abort()
    await Promise.all(readers)
  })

  /** A token of a session that begins now. */
  async function tokenOf(id: number): Promise<string> {
    const token = randomToken()
    const session = newSession(id, await sha256(token), 'Chrome on Linux', new Date())
    await databases[0]!.transaction((tables) => tables.sessions.insert(session))
    return token
  }

  it('count wrong passwords together', async () => {
    const servers = databases.map((database) => createServer({ ...surroundings, database }))
    const address = '192.0.2.77'
    const wrong = (n: number) =>
      ask(servers[n % 3]!, 'login', { body: { email: accounts.admin.email, password: 'wrong' }, address })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => wrong(n)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    for (const n of [0, 1, 2]) expect((await wrong(n)).status).toBe(429)
  })

  it('leave one sign-in link of those that are asked for at once', async () => {
    const sent: string[] = []
    const mail = {
      send: async ({ text }: { text: string }) => {
        sent.push(/verify\/([\w-]+)/.exec(text)?.[1] ?? '')
      },
    }
    const servers = databases.map((database) => createServer({ ...surroundings, database, mail }))
    const body = { email: accounts.admin.email }
    await Promise.all(servers.map((server) => ask(server, 'magicLink', { body })))
    expect(sent).toHaveLength(3)
    const tries = await Promise.all(
      sent.map((token) => servers[0]!.handle(requestOf('verify', { params: { token } }))),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('do not both hold one key', async () => {
    const [one, other] = databases
    await one!.transaction(async (tables) => {
      expect(await tables.idempotencyRecords.tryLock(1, 'key')).toBe(true)
      await other!.transaction(async (others) => {
        expect(await others.idempotencyRecords.tryLock(1, 'key')).toBe(false)
        expect(await others.idempotencyRecords.tryLock(2, 'key')).toBe(true)
        expect(await others.idempotencyRecords.tryLock(1, 'other')).toBe(true)
      })
    })
    expect(await other!.transaction(({ idempotencyRecords }) => idempotencyRecords.tryLock(1, 'key'))).toBe(
      true,
    )
  })
})
