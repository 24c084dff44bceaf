import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoAccounts } from '../../../server/scenarios/accounts'
import { limits } from '../../contract/limits'
import { offers } from '../../contract/offers'
import { testStores } from '../../testing/stores/testStores'

const admin = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '', password: '' }
const sleepTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

afterEach(() => void vi.useRealTimers())

describe('the session', () => {
  it('of nobody is known without asking the server', async () => {
    const { stores, calls } = await testStores('nobody')
    await stores.session.check()
    expect(stores.session).toMatchObject({ status: 'anonymous', user: undefined })
    expect(calls).toEqual([])
  })

  it('has the role of the signed-in user', async () => {
    const { stores } = await testStores('CONTENT_EDITOR')
    await stores.session.check()
    expect(stores.session.role).toBe('CONTENT_EDITOR')
  })

  it('begins with a login, stores the token and reloads a second later', async () => {
    const { stores, kept } = await testStores('nobody')
    sleepTimers()
    await stores.session.login(admin)
    expect(kept.token).toMatch(/^[\w-]{40,}$/)
    expect(kept.reloads).toBe(0)
    await vi.advanceTimersByTimeAsync(limits.reloadAfterLogin)
    expect(kept.reloads).toBe(1)
    await stores.session.check()
    expect(stores.session.role).toBe('ADMIN')
  })

  it('does not begin with a wrong password, in the words of the server', async () => {
    const { stores, kept } = await testStores('nobody')
    await expect(stores.session.login({ ...admin, password: 'no' })).rejects.toMatchObject({
      kind: 'HTTP',
      status: 401,
    })
    expect(kept.token).toBeNull()
    expect(stores.session.status).not.toBe('expired')
  })

  it.each([
    { user: { success: false, statusCode: 401, message: 'No such pair' } },
    { user: { success: false, statusCode: 401, message: 'No such pair' }, message: 'Unauthorized' },
  ])('does not begin with a 401 whose words stand in its user: %j', async (body) => {
    const { stores, setWire } = await testStores('nobody')
    setWire(async () => Response.json(body, { status: 401 }))
    await expect(stores.session.login(admin)).rejects.toMatchObject({ message: 'No such pair' })
  })

  it('does not begin, and nothing has ended, where a host refuses without a word', async () => {
    const { stores, setWire } = await testStores('nobody')
    setWire(async () => Response.json({}, { status: 401 }))
    await expect(stores.session.login(admin)).rejects.toMatchObject({ message: 'something went wrong' })
  })

  it('does not begin with a refusal that a host sends under 200', async () => {
    const { stores, kept, setWire } = await testStores('nobody')
    const user = { success: false, statusCode: 401, message: 'Wrong password' }
    setWire(async () => Response.json({ user, token: null }))
    await expect(stores.session.login(admin)).rejects.toMatchObject({ message: 'Wrong password' })
    expect(kept.token).toBeNull()
  })

  it('begins with the link of an e-mail, once', async () => {
    const { stores, server, kept } = await testStores('nobody')
    await stores.session.sendMagicLink(admin.email)
    const token = /verify\/([^/]+)\/confirmed/.exec(server.outbox[0]?.text ?? '')?.[1] ?? ''
    expect(await stores.session.verify(token)).toBe(true)
    expect(stores.session.role).toBe('ADMIN')
    expect(kept.token).not.toBeNull()
    await expect(stores.session.verify(token)).rejects.toMatchObject({ kind: 'HTTP' })
  })

  it('ends with a log-out here and on the server, and the page reloads 100 ms later', async () => {
    const { stores, server, kept, calls } = await testStores('ADMIN')
    const { token } = kept
    sleepTimers()
    stores.session.logout()
    expect(kept.token).toBeNull()
    await vi.advanceTimersByTimeAsync(limits.reloadAfterLogout)
    expect(kept.reloads).toBe(1)
    await vi.waitFor(async () => {
      expect(calls).toEqual(['POST /auth/logout'])
      const headers = { authorization: `Bearer ${token}` }
      const answer = await server.handle(new Request('http://console.test/api/auth/user', { headers }))
      expect(answer.status).toBe(401)
    })
  })

  it('calls no log-out where the server did not offer one', async () => {
    const { stores, kept, calls } = await testStores('ADMIN')
    kept.offersLogout = false
    stores.session.logout()
    expect(kept.token).toBeNull()
    expect(calls).toEqual([])
  })

  it('calls a log-out that only the answer of the check offered', async () => {
    const { stores, kept, calls } = await testStores('ADMIN')
    kept.offersLogout = false
    await stores.session.check()
    expect(stores.session.isOffered('logout')).toBe(true)
    stores.session.logout()
    await vi.waitFor(() => expect(calls).toContain('POST /auth/logout'))
  })

  it('is offered nothing by a host that names no offers', async () => {
    const { stores, kept, setWire } = await testStores('ADMIN')
    kept.offersLogout = false
    setWire(async () => Response.json({ data: { id: 2, role: 'ADMIN' } }))
    await stores.session.check()
    expect(stores.session.user).toMatchObject({ role: 'ADMIN', offers: [] })
    for (const offer of offers) expect(stores.session.isOffered(offer)).toBe(false)
  })

  it('ends with any 401', async () => {
    const { stores, kept, setWire } = await testStores('ADMIN')
    await stores.session.check()
    setWire(async () => Response.json({ message: 'Sign in' }, { status: 401 }))
    await stores.tags.list.load()
    expect(kept.token).toBeNull()
    expect(stores.session.user).toBeUndefined()
  })

  it('is kept when a later check cannot be made, and the fault is reported', async () => {
    const { stores, setWire } = await testStores('ADMIN')
    await stores.session.check()
    setWire(async () => Response.json({ message: 'Later' }, { status: 404 }))
    await stores.session.check()
    expect(stores.session.role).toBe('ADMIN')
    expect(stores.session.checkError).toMatchObject({ message: 'Later' })
  })

  it('shows a changed role at the next 403', async () => {
    const { stores, server, kept } = await testStores('ADMIN')
    await stores.session.check()
    const superAdmin = await server.tokenOf('SUPER_ADMIN')
    const demoted = new Request(`http://console.test/api/admin/manage/${stores.session.user?.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${superAdmin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'NORMAL' }),
    })
    expect((await server.handle(demoted)).status).toBe(200)
    await expect(stores.tags.create({ name: 'forbidden' })).rejects.toMatchObject({ status: 403 })
    await vi.waitFor(() => expect(stores.session.role).toBe('NORMAL'))
    expect(kept.token).not.toBeNull()
  })
})

describe('the page after a login', () => {
  it('is the page that was asked for, once', async () => {
    const { stores } = await testStores('nobody')
    stores.session.rememberReturnTo('/tags_main?q=web')
    expect(stores.session.takeReturnTo()).toBe('/tags_main?q=web')
    expect(stores.session.takeReturnTo()).toBe('/')
  })

  it('is not lost to another tab that the new token sends there first', async () => {
    const { stores, kept, server, setWire } = await testStores('nobody')
    stores.session.rememberReturnTo('/tags_main/edit/3')
    setWire(async (input, init) => {
      const answer = await server.handle(new Request(input, init))
      kept.returnTo = null
      return answer
    })
    await stores.session.login({ email: 'admin@example.org', password: 'open-source-demo' })
    expect(stores.session.takeReturnTo()).toBe('/tags_main/edit/3')
  })

  it('opens for the person it was remembered for, and not for another', async () => {
    const { stores, kept, setWire } = await testStores('ADMIN')
    await stores.session.check()
    setWire(async () => Response.json({ message: 'Sign in' }, { status: 401 }))
    await stores.tags.list.load()
    stores.session.rememberReturnTo('/tags_main')
    const { returnTo } = kept
    for (const [role, path] of [
      ['ADMIN', '/tags_main'],
      ['SUPER_ADMIN', '/'],
    ] as const) {
      const next = await testStores(role)
      next.kept.returnTo = returnTo
      await next.stores.session.check()
      expect(next.stores.session.takeReturnTo()).toBe(path)
    }
  })

  it('opens for the person who signs in where it was asked for by nobody yet', async () => {
    const { stores, server, kept } = await testStores('nobody')
    await stores.session.check()
    stores.session.rememberReturnTo('/tags_main')
    kept.token = await server.tokenOf('SUPER_ADMIN')
    await stores.session.check()
    expect(stores.session.takeReturnTo()).toBe('/tags_main')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is never %s',
    async (path) => {
      const { stores, kept } = await testStores('nobody')
      kept.returnTo = { path }
      expect(stores.session.takeReturnTo()).toBe('/')
    },
  )
})

it('a damaged preference is ignored and reported', async () => {
  const { stores, kept, storageFaults } = await testStores('nobody')
  expect(stores.preferences.theme).toBe('system')
  expect(kept.aside).toBe('purple')
  expect(storageFaults).toEqual(['damaged setting'])
})
