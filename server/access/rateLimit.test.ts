import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemoryDatabase } from '../database/memory'
import type { Database } from '../database/port'
import { openPostgresDatabase } from '../database/postgres'
import { cheapPasswords, createMemoryServer, type MemoryServer } from '../memoryServer'
import { openPostgresPool } from '../node/storage/postgres/postgresPool'
import { startTestPostgres } from '../node/testing/testPostgres'
import { ask } from '../testing/api'
import { openInProcessPglite } from '../testing/inProcessPglite'
import { accounts, sendLink, signIn } from '../testing/signIn'
import { RateLimiter } from './rateLimit'

const start = Date.parse('2026-03-01T12:00:00Z')
const later = (seconds: number) => vi.setSystemTime(start + seconds * 1000)

const wrong = (server: MemoryServer, email: string, address: string) =>
  ask(server, 'login', { body: { email, password: 'wrong' }, address })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

describe('a rate limiter', () => {
  it('forgets no window that lives, whatever the number of other keys', async () => {
    const limiter = new RateLimiter(openMemoryDatabase().tries('test', { most: 1, within: 60_000 }))
    await limiter.take('locked')
    for (let n = 0; n < 10_500; n += 1) await limiter.take(`key ${n}`)
    await expect(limiter.take('locked')).rejects.toThrow('Too many attempts: try again in 60 seconds')
  })

  it('takes no try of a later window back', async () => {
    const limiter = new RateLimiter(openMemoryDatabase().tries('test', { most: 1, within: 1000 }))
    const giveBack = await limiter.take('key')
    later(2)
    await giveBack()
    await limiter.take('key')
    await expect(limiter.take('key')).rejects.toThrow('Too many attempts')
  })

  it('keeps two pairs apart whose parts are the same text', async () => {
    const limiter = new RateLimiter(openMemoryDatabase().tries('test', { most: 1, within: 1000 }))
    await limiter.take('a', 'b c')
    await limiter.take('a b', 'c')
  })
})

describe('a password', () => {
  it('is compared in the turn of its network', async () => {
    const matches = vi.fn(cheapPasswords.matches)
    const server = createMemoryServer('small', { passwords: { ...cheapPasswords, matches } })
    await wrong(server, accounts.admin.email, '2001:db8:1:2::7')
    expect(matches).toHaveBeenCalledWith('wrong', expect.any(String), '2001:db8:1:2::/64')
  })
})

const databases: Record<string, () => Promise<{ database: Database; end: () => Promise<void> }>> = {
  memory: async () => ({ database: openMemoryDatabase(), end: async () => {} }),
  PGlite: async () => ({
    database: await openPostgresDatabase(openInProcessPglite()),
    end: async () => {},
  }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { database: await openPostgresDatabase(await openPostgresPool(url)), end: stop }
  },
}

describe.each(Object.keys(databases))('too many tries, counted in %s,', (name) => {
  let server: MemoryServer
  let end = async () => {}

  beforeAll(async () => {
    const opened = await databases[name]!()
    server = createMemoryServer('small', { database: opened.database })
    end = async () => {
      await opened.database.close()
      await opened.end()
    }
  }, 60_000)
  afterAll(() => end())

  it('of passwords for one account from one address have to wait, with the seconds', async () => {
    const address = '192.0.2.1'
    for (let n = 0; n < 10; n += 1)
      expect((await wrong(server, accounts.admin.email, address)).status).toBe(401)
    later(60)
    const answer = await signIn(server, { ...accounts.admin, email: 'Admin@example.org' }, { address })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('840')
    expect(answer.body.message).toBe('Too many attempts: try again in 840 seconds')
    expect((await signIn(server, accounts.superAdmin, { address })).status).toBe(200)
    expect((await signIn(server, accounts.admin, { address: '192.0.2.2' })).status).toBe(200)
    later(901)
    expect((await signIn(server, accounts.admin, { address })).status).toBe(200)
  })

  it('of a stranger at many addresses lock nobody out', async () => {
    for (let n = 0; n < 10; n += 1)
      for (let again = 0; again < 10; again += 1)
        expect((await wrong(server, accounts.editor.email, `198.51.100.${n}`)).status).toBe(401)
    const owner = { address: '203.0.113.1' }
    expect((await signIn(server, accounts.editor, owner)).status).toBe(200)
  })

  it('of passwords from one address have to wait, whatever the account', async () => {
    const address = '192.0.2.3'
    for (let n = 0; n < 100; n += 1)
      expect((await wrong(server, `person.${n}@example.net`, address)).status).toBe(401)
    expect((await signIn(server, accounts.admin, { address })).status).toBe(429)
    expect((await signIn(server, accounts.admin, { address: '192.0.2.4' })).status).toBe(200)
  })

  it('count for all addresses of one IPv6 network, and for an IPv4 one however it is written', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await wrong(server, accounts.admin.email, `2001:db8:1:2::${n}`)).status).toBe(401)
      expect((await wrong(server, accounts.admin.email, '203.0.113.9')).status).toBe(401)
    }
    const from = (address: string) => signIn(server, accounts.admin, { address })
    expect((await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429)
    expect((await from('2001:0DB8:0001:0002:0:0:0:1%eth0')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    expect((await from('::ffff:203.0.113.9')).status).toBe(429)
    expect((await from('::ffff:cb00:7109')).status).toBe(429)
    expect((await from('::ffff:203.0.113.10')).status).toBe(200)
  })

  it('count when they come at once, and do not when they are right', async () => {
    const address = '192.0.2.5'
    for (let n = 0; n < 30; n += 1)
      expect((await signIn(server, accounts.admin, { address })).status).toBe(200)
    const guesses = Array.from({ length: 30 }, () => wrong(server, accounts.admin.email, address))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('of links have to wait, known e-mail or not, and stop before they fill a mailbox', async () => {
    const before = server.outbox.length
    for (const email of [accounts.admin.email, 'nobody@example.org']) {
      for (let n = 0; n < 5; n += 1) expect((await sendLink(server, email)).status).not.toBe(429)
      expect((await sendLink(server, email)).status).toBe(429)
    }
    expect(server.outbox).toHaveLength(before + 5)
    for (let n = 0; n < 40; n += 1)
      await ask(server, 'magicLink', { body: { email: accounts.admin.email }, address: `203.0.113.${n}` })
    expect(server.outbox).toHaveLength(before + 20)
  })
})
