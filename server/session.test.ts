import { describe, expect, it, vi } from 'vitest'
import { roles } from '../src/contract/entities'
import type { ServerOptions } from './createServer'
import { cheapPasswords, createMemoryServer, type MemoryServer } from './memoryServer'
import { addressOf, ask, requestOf } from './testing/api'
import { demoAccounts } from './worlds/accounts'

const [superAdmin, admin, editor, normal, blocked] = demoAccounts as Required<typeof demoAccounts>
const hour = 60 * 60 * 1000

/** A server whose time stands still until it is moved. */
function withClock(over: Partial<ServerOptions> = {}) {
  const time = { now: Date.parse('2026-03-01T12:00:00Z') }
  return { time, server: createMemoryServer('demo', { clock: () => new Date(time.now), ...over }) }
}

const signIn = (server: MemoryServer, account = admin!, asked: { address?: string; token?: string } = {}) =>
  ask(server, 'login', { ...asked, body: { email: account.email, password: account.password } })
const wrong = (server: MemoryServer, email: string, address?: string) =>
  ask(server, 'login', { body: { email, password: 'wrong' }, ...(address ? { address } : {}) })
const whoAmI = (server: MemoryServer, token: unknown) => ask(server, 'currentUser', { token: String(token) })
const sendLink = (server: MemoryServer, email: string, address?: string) =>
  ask(server, 'magicLink', { body: { email }, ...(address ? { address } : {}) })
const linkToken = (server: MemoryServer, index = 0) =>
  /http:\/\/localhost\/verify\/([\w-]{43})\/confirmed/.exec(server.outbox[index]?.text ?? '')?.[1] ?? ''

describe('signing in by password', () => {
  it('answers a token that works, in the body and in the header', async () => {
    const { server } = withClock()
    const answer = await signIn(server)
    const { token } = answer.body
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      user: { success: true, statusCode: 200, message: 'Logged in' },
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      logout: true,
    })
    expect(answer.headers.get('authorization')).toBe(`Bearer ${String(token)}`)
    expect((await whoAmI(server, token)).body).toEqual({ success: true, data: { id: 2, role: 'ADMIN' } })
  })

  it('takes the e-mail in any case and with spaces around it', async () => {
    const { server } = withClock()
    const answer = await signIn(server, { ...admin!, email: ' ADMIN@Example.org ' })
    expect(answer.status).toBe(200)
  })

  it('works with a token that has ended', async () => {
    const { server } = withClock()
    expect((await signIn(server, admin, { token: 'ended' })).status).toBe(200)
  })

  it.each([
    ['a wrong password', admin!.email, 'wrong'],
    ['an unknown e-mail', 'nobody@example.org', admin!.password],
    ['a blocked user', blocked!.email, blocked!.password],
    ['a user without a password', 'person.6@example.org', ''],
    ['a user without a password', 'person.6@example.org', 'null'],
  ])('refuses %s in the same words and after the same work', async (_, email, password) => {
    const matches = vi.fn(cheapPasswords.matches)
    const { server } = withClock({ passwords: { ...cheapPasswords, matches } })
    const answer = await ask(server, 'login', { body: { email, password: password || ' ' } })
    const message = 'The e-mail or the password is wrong'
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ user: { success: false, statusCode: 401, message }, message })
    expect(answer.headers.get('authorization')).toBeNull()
    expect(matches).toHaveBeenCalledTimes(1)
  })

  it('names what is missing', async () => {
    const { server } = withClock()
    const answer = await ask(server, 'login', { body: { email: 'no address', password: '' } })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({
      email: 'Enter an e-mail address, like name@example.org',
      password: 'Password is required',
    })
  })
})

describe('a session', () => {
  it('ends after twelve hours', async () => {
    const { server, time } = withClock()
    const { token } = (await signIn(server)).body
    time.now += 12 * hour - 1
    expect((await whoAmI(server, token)).status).toBe(200)
    time.now += 1
    expect((await whoAmI(server, token)).status).toBe(401)
  })

  it('ends at logging out, and no other one does', async () => {
    const { server } = withClock()
    const [one, other] = [(await signIn(server)).body.token, (await signIn(server)).body.token]
    expect((await ask(server, 'logout', { token: String(one) })).body).toEqual({
      success: true,
      message: 'Logged out',
    })
    expect((await whoAmI(server, one)).status).toBe(401)
    expect((await whoAmI(server, other)).status).toBe(200)
  })

  it('is kept as a hash alone', async () => {
    const { server } = withClock()
    const token = String((await signIn(server)).body.token)
    const now = new Date('2026-03-01T12:00:00Z')
    const found = (hash: string) =>
      server.database.transaction(({ sessions }) => sessions.findUser(hash, now))
    expect(await found(token)).toBeUndefined()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
    expect(await found(Buffer.from(digest).toString('hex'))).toMatchObject({ id: 2 })
  })

  it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'bad'])(
    'is not opened by the header %j',
    async (authorization) => {
      const { server } = withClock()
      const request = requestOf('profile', { headers: { authorization } })
      const answer = await server.handle(request)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    },
  )

  it('has its new role at once', async () => {
    const { server } = withClock()
    const { token } = (await signIn(server, editor)).body
    const by = { token: await server.tokenOf('SUPER_ADMIN'), params: { id: 3 } }
    await ask(server, 'userManage', { ...by, body: { role: 'NORMAL' } })
    expect((await ask(server, 'projectList', { token: String(token) })).status).toBe(403)
    await ask(server, 'userManage', { ...by, body: { role: 'SUPER_ADMIN' } })
    expect((await ask(server, 'userList', { token: String(token), params: { page: 1 } })).status).toBe(200)
  })

  it('ends at once with a block, for good, and so do links that were sent', async () => {
    const { server } = withClock()
    const { token } = (await signIn(server, editor)).body
    await sendLink(server, editor!.email)
    const by = { token: await server.tokenOf('SUPER_ADMIN'), params: { id: 3 } }
    await ask(server, 'userManage', { ...by, body: { role: 'BLOCKED' } })
    expect((await whoAmI(server, token)).status).toBe(401)
    expect((await ask(server, 'tagList', { token: String(token) })).status).toBe(401)
    expect((await signIn(server, editor)).status).toBe(401)
    await ask(server, 'userManage', { ...by, body: { role: 'ADMIN' } })
    expect((await whoAmI(server, token)).status).toBe(401)
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
    expect((await signIn(server, editor)).status).toBe(200)
  })

  it('does no work for a user who is blocked while the body arrives', async () => {
    const { server } = withClock()
    const token = await server.tokenOf('CONTENT_EDITOR')
    let deliver = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        deliver = () => {
          controller.enqueue(new TextEncoder().encode('{"name":"too late"}'))
          controller.close()
        }
      },
    })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const slow = server.handle(new Request(addressOf('tagCreate'), init))
    await whoAmI(server, token)
    const by = { token: await server.tokenOf('SUPER_ADMIN'), params: { id: 3 } }
    expect((await ask(server, 'userManage', { ...by, body: { role: 'BLOCKED' } })).status).toBe(200)
    deliver()
    expect((await slow).status).toBe(401)
    expect((await ask(server, 'tagList')).body.data).toHaveLength(8)
  })

  it('of a SUPER_ADMIN keeps its role, whoever tries', async () => {
    const { server } = withClock()
    const token = await server.tokenOf('SUPER_ADMIN')
    for (const id of [1, 24])
      for (const role of roles) {
        const answer = await ask(server, 'userManage', { token, params: { id }, body: { role } })
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toEqual({ role: 'The role of a SUPER_ADMIN cannot be changed' })
      }
    expect((await whoAmI(server, token)).body.data).toMatchObject({ role: 'SUPER_ADMIN' })
  })
})

describe('signing in by link', () => {
  it('sends a link that works once and verifies the user', async () => {
    const { server } = withClock()
    const sent = await sendLink(server, normal!.email)
    expect(sent.status).toBe(200)
    expect(sent.body).toEqual({ statusCode: 200, message: expect.stringContaining('e-mail') as string })
    expect(server.outbox).toMatchObject([{ to: normal!.email }])
    const answer = await ask(server, 'verify', { params: { token: linkToken(server) } })
    const token = String(answer.body.token)
    expect(answer.body).toEqual({ user: { data: { isVerified: true } }, token, logout: true })
    expect(answer.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect((await ask(server, 'profile', { token })).body.user).toMatchObject({ id: 4, isVerified: true })
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
  })

  it('is opened by one of many at once', async () => {
    const { server } = withClock()
    await sendLink(server, admin!.email)
    const tries = Array.from({ length: 6 }, () =>
      ask(server, 'verify', { params: { token: linkToken(server) } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('makes older links worthless once one was used', async () => {
    const { server } = withClock()
    await sendLink(server, admin!.email)
    await sendLink(server, admin!.email)
    expect((await ask(server, 'verify', { params: { token: linkToken(server, 1) } })).status).toBe(200)
    expect((await ask(server, 'verify', { params: { token: linkToken(server, 0) } })).status).toBe(404)
  })

  it('is too late after 15 minutes', async () => {
    const { server, time } = withClock()
    await sendLink(server, admin!.email)
    time.now += hour / 4
    const answer = await ask(server, 'verify', { params: { token: linkToken(server) } })
    expect(answer.status).toBe(404)
    expect(answer.body.message).toBe('This link has been used or is too old: ask for a new one')
  })

  it.each(['HEAD', 'OPTIONS', 'POST'])('is not spent by %s', async (method) => {
    const { server } = withClock()
    await sendLink(server, admin!.email)
    const params = { token: linkToken(server) }
    const answer = await ask(server, 'verify', { params, method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
    expect((await ask(server, 'verify', { params })).status).toBe(200)
  })

  it.each(['nobody@example.org', blocked!.email, `${'a'.repeat(400)}@example.org`])(
    'is not sent to %s',
    async (email) => {
      const { server } = withClock()
      const answer = await sendLink(server, email)
      const message = 'Nobody has this e-mail address here'
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({ statusCode: 404, message })
      expect(server.outbox).toEqual([])
    },
  )

  it('says so when the e-mail cannot be sent, and tells the log why', async () => {
    const log = vi.fn()
    const cause = new Error('no mail server')
    const send = () => Promise.reject(cause)
    const { server } = withClock({ mail: { send }, log })
    const answer = await sendLink(server, admin!.email)
    expect(answer.status).toBe(502)
    expect(answer.body.message).toBe('The e-mail could not be sent: try again later')
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ endpoint: 'magicLink', status: 502, error: cause }),
    )
  })

  it('takes the address of the console from the options, never from the request', async () => {
    const { server } = withClock({ siteAddress: 'https://console.example.org/base/' })
    const headers = { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' }
    await ask(server, 'magicLink', { body: { email: admin!.email }, headers })
    expect(server.outbox[0]?.text).toContain('https://console.example.org/base/verify/')
    expect(server.outbox[0]?.text).not.toContain('evil')
  })
})

describe('too many tries', () => {
  it('of passwords for one e-mail have to wait, with the seconds', async () => {
    const { server, time } = withClock()
    for (let n = 0; n < 10; n += 1)
      expect((await wrong(server, admin!.email, `192.0.2.${n}`)).status).toBe(401)
    time.now += 60_000
    const answer = await signIn(server, { ...admin!, email: 'Admin@example.org' })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('840')
    expect(answer.body.message).toBe('Too many tries: try again in 840 seconds')
    expect((await signIn(server, superAdmin)).status).toBe(200)
    time.now += 840_000
    expect((await signIn(server)).status).toBe(200)
  })

  it('of passwords from one address have to wait', async () => {
    const rate = { most: 3, within: 60_000 }
    const { server } = withClock({ rateLimits: { login: { perEmail: rate, perAddress: rate } } })
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await wrong(server, email)
    expect((await signIn(server)).status).toBe(429)
    expect((await signIn(server, admin, { address: '192.0.2.2' })).status).toBe(200)
  })

  it('count when they come at once, and do not when they are right', async () => {
    const { server } = withClock()
    for (let n = 0; n < 30; n += 1) expect((await signIn(server)).status).toBe(200)
    const guesses = Array.from({ length: 30 }, () => wrong(server, admin!.email))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('of links have to wait, known e-mail or not', async () => {
    const { server } = withClock()
    for (const email of [admin!.email, 'nobody@example.org']) {
      for (let n = 0; n < 5; n += 1) expect((await sendLink(server, email)).status).not.toBe(429)
      expect((await sendLink(server, email)).status).toBe(429)
    }
    expect(server.outbox).toHaveLength(5)
  })
})
