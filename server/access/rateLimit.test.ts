import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/HttpError'
import { RateLimiter } from './rateLimit'
import type { MemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { accounts, sendLink, signIn, withClock } from '../testing/signIn'

const wrong = (server: MemoryServer, email: string, address = '192.0.2.1') =>
  ask(server, 'login', { body: { email, password: 'wrong' }, address })

describe('a rate limiter', () => {
  it('forgets the oldest keys rather than growing without end', () => {
    const limiter = new RateLimiter({ most: 1, within: 1000 }, () => new Date(0))
    limiter.take('first')
    for (let n = 0; n < 9999; n += 1) limiter.take(`key ${n}`)
    expect(() => limiter.take('first')).toThrow(HttpError)
    limiter.take('one more')
    limiter.take('first')
    expect(() => limiter.take('key 9998')).toThrow('Too many attempts: try again in 1 seconds')
  })

  it('does not count below nothing', () => {
    const limiter = new RateLimiter({ most: 1, within: 1000 }, () => new Date(0))
    limiter.giveBack('unknown')
    limiter.take('key')
    for (let n = 0; n < 5; n += 1) limiter.giveBack('key')
    limiter.take('key')
    expect(() => limiter.take('key')).toThrow(HttpError)
  })
})

describe('too many tries', () => {
  it('of passwords for one e-mail have to wait, with the seconds', async () => {
    const { server, time } = withClock()
    for (let n = 0; n < 10; n += 1)
      expect((await wrong(server, accounts.admin.email, `192.0.2.${n}`)).status).toBe(401)
    time.now += 60_000
    const answer = await signIn(server, { ...accounts.admin, email: 'Admin@example.org' })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('840')
    expect(answer.body.message).toBe('Too many attempts: try again in 840 seconds')
    expect((await signIn(server, accounts.superAdmin)).status).toBe(200)
    time.now += 840_000
    expect((await signIn(server)).status).toBe(200)
  })

  it('of passwords from one address have to wait', async () => {
    const rate = { most: 3, within: 60_000 }
    const { server } = withClock({ rateLimits: { login: { perEmail: rate, perAddress: rate } } })
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await wrong(server, email)
    expect((await signIn(server)).status).toBe(429)
    expect((await signIn(server, accounts.admin, { address: '192.0.2.2' })).status).toBe(200)
  })

  it('count when they come at once, and do not when they are right', async () => {
    const { server } = withClock()
    for (let n = 0; n < 30; n += 1) expect((await signIn(server)).status).toBe(200)
    const guesses = Array.from({ length: 30 }, () => wrong(server, accounts.admin.email))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('of links have to wait, known e-mail or not', async () => {
    const { server } = withClock()
    for (const email of [accounts.admin.email, 'nobody@example.org']) {
      for (let n = 0; n < 5; n += 1) expect((await sendLink(server, email)).status).not.toBe(429)
      expect((await sendLink(server, email)).status).toBe(429)
    }
    expect(server.outbox).toHaveLength(5)
  })
})
