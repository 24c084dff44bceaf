import { describe, expect, it, vi } from 'vitest'
import { roles } from '../../src/contract/access/roles'
import { offers } from '../../src/contract/offers'
import { createServer } from '../createServer'
import { cheapPasswords } from '../memoryServer'
import { addressOf, ask, requestOf } from '../testing/api'
import { accounts, hour, linkToken, sendLink, signIn, whoAmI, withClock } from '../testing/signIn'

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
    expect((await whoAmI(server, token)).body).toEqual({
      success: true,
      // There is no provider, and the list of projects is short.
      data: { id: 2, role: 'ADMIN', offers: offers.filter((offer) => !['oidc', 'query'].includes(offer)) },
    })
  })

  it('takes the e-mail in any case and with spaces around it', async () => {
    const { server } = withClock()
    const answer = await signIn(server, { ...accounts.admin, email: ' ADMIN@Example.org ' })
    expect(answer.status).toBe(200)
  })

  it('works with a token that has ended', async () => {
    const { server } = withClock()
    expect((await signIn(server, accounts.admin, { token: 'ended' })).status).toBe(200)
  })

  it.each([
    ['a wrong password', accounts.admin.email, 'wrong'],
    ['an unknown e-mail', 'nobody@example.org', accounts.admin.password],
    ['a blocked user', accounts.blocked.email, accounts.blocked.password],
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
    for (const step of [6 * hour, 6 * hour - 1]) {
      time.now += step
      expect((await whoAmI(server, token)).status).toBe(200)
    }
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
    const found = (hash: string) => server.database.transaction(({ sessions }) => sessions.find(hash, now))
    expect(await found(token)).toBeUndefined()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
    expect(await found(Buffer.from(digest).toString('hex'))).toMatchObject({ user: { id: 2 } })
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

  it('lasts while it is used at any of several servers', async () => {
    const { server, time } = withClock()
    const token = await server.tokenOf('ADMIN')
    const other = createServer({
      database: server.database,
      passwords: cheapPasswords,
      mail: { send: async () => {} },
      files: { save: async () => ({ address: '/' }) },
      clock: () => new Date(time.now),
    })
    expect((await ask(other, 'currentUser', { token })).status).toBe(200)
    time.now += 5 * hour
    expect((await whoAmI(server, token)).status).toBe(200)
    time.now += 5 * hour
    expect((await ask(other, 'currentUser', { token })).status).toBe(200)
  })

  it('has its new role at once', async () => {
    const { server } = withClock()
    const { token } = (await signIn(server, accounts.editor)).body
    const by = { token: await server.tokenOf('SUPER_ADMIN'), params: { id: 3 } }
    await ask(server, 'userManage', { ...by, body: { role: 'NORMAL' } })
    expect((await ask(server, 'projectList', { token: String(token) })).status).toBe(403)
    await ask(server, 'userManage', { ...by, body: { role: 'SUPER_ADMIN' } })
    expect((await ask(server, 'userList', { token: String(token), params: { page: 1 } })).status).toBe(200)
  })

  it('ends at once with a block, for good, and so do links that were sent', async () => {
    const { server } = withClock()
    const { token } = (await signIn(server, accounts.editor)).body
    await sendLink(server, accounts.editor.email)
    const by = { token: await server.tokenOf('SUPER_ADMIN'), params: { id: 3 } }
    await ask(server, 'userManage', { ...by, body: { role: 'BLOCKED' } })
    expect((await whoAmI(server, token)).status).toBe(401)
    expect((await ask(server, 'tagList', { token: String(token) })).status).toBe(401)
    expect((await signIn(server, accounts.editor)).status).toBe(401)
    await ask(server, 'userManage', { ...by, body: { role: 'ADMIN' } })
    expect((await whoAmI(server, token)).status).toBe(401)
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
    expect((await signIn(server, accounts.editor)).status).toBe(200)
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

  it('of a SUPER_ADMIN keeps its role, for every role that tries', async () => {
    const { server } = withClock()
    const token = await server.tokenOf('SUPER_ADMIN')
    for (const id of [1, 24])
      for (const role of roles) {
        const answer = await ask(server, 'userManage', { token, params: { id }, body: { role } })
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toEqual({ role: 'The role of a super admin cannot be changed' })
      }
    expect((await whoAmI(server, token)).body.data).toMatchObject({ role: 'SUPER_ADMIN' })
  })
})
