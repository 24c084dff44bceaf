import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headers } from '../../src/contract/limits'
import { createServer } from '../createServer'
import { cheapPasswords, createMemoryServer } from '../memoryServer'
import { openPostgresPool } from '../node/storage/postgresPool'
import { startTestPostgres } from '../node/testing/testPostgres'
import { ask, requestOf } from '../testing/api'
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
