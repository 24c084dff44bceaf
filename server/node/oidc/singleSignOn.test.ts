import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryServer, type MemoryServer } from '../../memoryServer'
import { trailOf } from '../../testing/trail'
import { ask } from '../../testing/api'
import { startTestIdentityProvider, type TestIdentityProvider } from '../testing/testIdentityProvider'
import { Visitor } from '../testing/Visitor'
import { createIdentityProvider } from './identityProvider'

const site = 'http://console.test'
const returnTo = `${site}/api/auth/oidc/callback`
const people = {
  ada: { email: 'Admin@example.org', email_verified: true, name: 'Ada at the provider' },
  new: { email: 'new.person@example.org', email_verified: true, name: 'Nadia New\u202e' },
  nameless: { email: 'nameless@example.org', email_verified: true },
  unverified: { email: 'super.admin@example.org', email_verified: false, name: 'Somebody' },
  withoutEmail: { name: 'Nobody' },
  blocked: { email: 'blocked@example.org', email_verified: true, name: 'Blocked' },
}

let provider: TestIdentityProvider
beforeAll(async () => {
  provider = await startTestIdentityProvider(returnTo, people)
}, 30_000)
afterAll(() => provider.close())

function serverWithProvider(over = {}): MemoryServer {
  const identityProvider = createIdentityProvider(provider.settings)
  return createMemoryServer('small', { siteAddress: site, identityProvider, ...over })
}

/** Signs in at the provider; returns where the console is opened then. */
async function signInAs(who: keyof typeof people, server: MemoryServer): Promise<URL> {
  const visitor = new Visitor(site, (request) => server.handle(request))
  return visitor.signOn(`${site}/api/auth/oidc`, who)
}

/** The user that the link in the console's address lets in. */
async function enter(server: MemoryServer, at: URL) {
  expect(at.href).toMatch(/^http:\/\/console\.test\/verify\/[\w-]{43}\/confirmed\?sso$/)
  const { status, body } = await ask(server, 'verify', { params: { token: at.pathname.split('/')[2]! } })
  expect(status).toBe(200)
  return (await ask(server, 'profile', { token: String(body.token) })).body.user as Record<string, unknown>
}

describe('single sign-on', () => {
  it('is offered where there is a provider, and nowhere else', async () => {
    const offersOf = async (server: MemoryServer) => {
      const { body } = await ask(server, 'currentUser', { token: await server.tokenOf('ADMIN') })
      return (body.data as { offers: string[] }).offers
    }
    expect(await offersOf(serverWithProvider())).toContain('oidc')
    const without = createMemoryServer('small', { siteAddress: site })
    expect(await offersOf(without)).not.toContain('oidc')
    for (const place of ['/api/auth/oidc', '/api/auth/oidc/callback'])
      expect((await without.handle(new Request(site + place))).status).toBe(404)
  })

  it('lets somebody into the account with their verified address', async () => {
    const server = serverWithProvider()
    const user = await enter(server, await signInAs('ada', server))
    expect(user).toMatchObject({ id: 2, name: 'Ada Adeyemi', role: 'ADMIN', email: 'admin@example.org' })
  })

  it('makes a NORMAL account that waits, once, for somebody unknown', async () => {
    const server = serverWithProvider()
    const first = await enter(server, await signInAs('new', server))
    expect(first).toMatchObject({
      name: 'Nadia New',
      role: 'NORMAL',
      isVerified: true,
      email: people.new.email,
    })
    expect(await enter(server, await signInAs('new', server))).toEqual(first)
    const nameless = await enter(server, await signInAs('nameless', server))
    expect(nameless).toMatchObject({ name: 'nameless', role: 'NORMAL' })
  })

  it('makes one account when two browsers bring the same new person at once', async () => {
    const server = serverWithProvider()
    await server.tokenOf('ADMIN')
    const before = await server.database.transaction((tables) => tables.users.count())
    await Promise.all([signInAs('new', server), signInAs('new', server)])
    expect(await server.database.transaction((tables) => tables.users.count())).toBe(before + 1)
  })

  it.each([
    ['unverified', 'unverified'],
    ['withoutEmail', 'unverified'],
    ['blocked', 'blocked'],
  ] as const)('refuses %s, and changes nothing', async (who, reason) => {
    const server = serverWithProvider()
    await server.tokenOf('ADMIN')
    const all = () => server.database.transaction((tables) => tables.users.page(0, 100))
    const before = await all()
    const at = await signInAs(who, server)
    expect(at.href).toBe(`${site}/verify/-/confirmed?sso=${reason}`)
    expect(await all()).toEqual(before)
    expect(await trailOf(server)).toMatchObject([{ event: 'signInRefused', call: 'oidc', userId: null }])
  })

  it('takes the password from an account whose address nobody had verified', async () => {
    const server = serverWithProvider()
    const token = await server.tokenOf('ADMIN')
    await server.database.transaction((tables) => tables.users.update(2, { isVerified: false }))
    expect(await enter(server, await signInAs('ada', server))).toMatchObject({ isVerified: true })
    expect((await ask(server, 'currentUser', { token })).status).toBe(401)
    const user = await server.database.transaction((tables) => tables.users.find(2))
    expect(user?.passwordHash).toBeNull()
    const about = { kind: 'user', recordId: 2 }
    expect(await trailOf(server)).toMatchObject([
      {
        ...about,
        event: 'changed',
        call: 'oidc',
        before: { isVerified: false, password: 'hidden' },
        after: { isVerified: true, password: null },
      },
      { ...about, event: 'signedIn', call: 'verify', userId: 2 },
    ])
  })
})

describe('what comes back from the provider', () => {
  const failed = `${site}/verify/-/confirmed?sso=failed`

  /** The address that the provider sends the browser back to, and the cookie that belongs to it. */
  async function returned(server: MemoryServer) {
    const visitor = new Visitor(site, (request) => server.handle(request))
    const address = await visitor.comeBack(`${site}/api/auth/oidc`, 'ada')
    return { address, cookie: visitor.cookieFor(site) }
  }
  const open = (server: MemoryServer, address: string | URL, cookie?: string) =>
    server.handle(new Request(address, { headers: cookie === undefined ? {} : { cookie } }))
  const place = (answer: Response) => answer.headers.get('location')

  it('counts for the browser that began, and once', async () => {
    const server = serverWithProvider()
    const { address, cookie } = await returned(server)
    expect(place(await open(server, address))).toBe(failed)
    const other = await returned(server)
    expect(place(await open(server, address, other.cookie))).toBe(failed)
    const answer = await open(server, address, cookie)
    expect(place(answer)).toMatch(/\/confirmed\?sso$/)
    expect(answer.headers.get('set-cookie')).toMatch(/^oidc=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/)
    expect(place(await open(server, address, cookie))).toBe(failed)
  })

  it.each(['state', 'code', 'iss'])('is refused with another %s', async (name) => {
    const server = serverWithProvider()
    const { address, cookie } = await returned(server)
    const changed = new URL(address)
    changed.searchParams.set(name, 'http://other.test')
    expect(place(await open(server, changed, cookie))).toBe(failed)
  })

  it.each(['nonce', 'verifier'] as const)('is refused where the browser keeps another %s', async (name) => {
    const server = serverWithProvider()
    const { address, cookie } = await returned(server)
    const secret = JSON.parse(Buffer.from(cookie.replace('oidc=', ''), 'base64url').toString()) as Record<
      string,
      string
    >
    const other = Buffer.from(JSON.stringify({ ...secret, [name]: 'x'.repeat(43) })).toString('base64url')
    expect(place(await open(server, address, `oidc=${other}`))).toBe(failed)
  })

  it.each(['?error=access_denied&state=x', '', '?code=%', '?code=1&code=2&state=3'])(
    'is refused as %j',
    async (search) => {
      const server = serverWithProvider()
      const { cookie } = await returned(server)
      expect(place(await open(server, returnTo + search, cookie))).toBe(failed)
      expect(place(await open(server, returnTo + search, 'oidc=nonsense'))).toBe(failed)
    },
  )

  it('is limited by the address that it comes from', async () => {
    const rate = { most: 2, within: 60_000 }
    const server = serverWithProvider({ rateLimits: { login: { perPair: rate, perAddress: rate } } })
    const { cookie } = await returned(server)
    const statuses: number[] = []
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await open(server, `${returnTo}?code=guessed`, cookie)).status)
    expect(statuses).toEqual([303, 303, 429])
  })

  it('is kept in a cookie of this host alone behind https, and no other method is answered', async () => {
    const server = serverWithProvider({ siteAddress: 'https://console.test' })
    const answer = await open(server, `${site}/api/auth/oidc`)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-oidc=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(new URL(place(answer) ?? '').searchParams.get('redirect_uri')).toBe(
      'https://console.test/api/auth/oidc/callback',
    )
    expect((await server.handle(new Request(`${site}/api/auth/oidc`, { method: 'POST' }))).status).toBe(405)
  })

  it('leads back to the console when the provider cannot be reached, which is logged', async () => {
    const log = vi.fn()
    const settings = { ...provider.settings, issuer: 'http://127.0.0.1:9' }
    const server = serverWithProvider({ identityProvider: createIdentityProvider(settings), log })
    expect(place(await open(server, `${site}/api/auth/oidc`))).toBe(failed)
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: expect.anything() as unknown }))
  })
})
