import { describe, expect, it, vi } from 'vitest'
import type { Role } from '../../contract/access/roles'
import type { SavedDraft } from '../drafts/SavedDraft'
import { savedDraftKey } from '../drafts/SavedDraftStore'
import { testStores, type TestStores } from '../../testing/stores/testStores'

const ids = { SUPER_ADMIN: 1, ADMIN: 2 } as const
type Person = keyof typeof ids
const both: [Person, Person][] = [
  ['ADMIN', 'SUPER_ADMIN'],
  ['SUPER_ADMIN', 'ADMIN'],
]

const typed = (name: string): SavedDraft => ({
  values: { name },
  base: { name: 'testing' },
  savedAt: 1,
  lost: [],
  isInterrupted: false,
  submission: undefined,
})

/** Stores of somebody whose session was checked. */
async function signedIn(role: Role): Promise<TestStores> {
  const all = await testStores(role)
  await all.stores.session.check()
  return all
}

/** Lets the wire answer like a host that leaves out ids, and keeps the token of each call. */
function withoutIds({ server, setWire }: TestStores): void {
  setWire(async (input, init) => {
    const request = new Request(input, init)
    const answer = await server.handle(request)
    const body = (await answer.json()) as { data?: { id?: number }; user?: { id?: number } }
    delete body.data?.id
    delete body.user?.id
    return Response.json(body, { status: answer.status })
  })
}

/** The tokens of the calls from now on. */
function tokensOf({ server, setWire }: TestStores): (string | null)[] {
  const tokens: (string | null)[] = []
  setWire(async (input, init) => {
    const request = new Request(input, init)
    tokens.push(request.headers.get('authorization'))
    return server.handle(request)
  })
  return tokens
}

describe('somebody else who signs in in another tab', () => {
  it.each(both)('loads the page of %s anew for %s, and each draft stays with its person', async (a, b) => {
    const { stores, server, kept } = await signedIn(a)
    const keys = [a, b].map((role) => savedDraftKey(String(ids[role as Person]), 'tag', '3')) as [
      string,
      string,
    ]
    stores.savedDrafts.keep(keys[0], [typed('typed by the first')])
    kept.token = await server.tokenOf(b)
    await stores.session.follow()
    await vi.waitFor(() => expect(kept.reloads).toBe(1))
    expect(stores.session).toMatchObject({ user: undefined, status: 'reloading' })
    const [mine, theirs] = await Promise.all(keys.map((key) => stores.savedDrafts.read(key, 'tag')))
    expect(mine).toMatchObject([{ values: { name: 'typed by the first' }, isInterrupted: true }])
    expect(theirs).toEqual([])
  })

  it.each(both)('is never who %s saves as: calls keep the token of the page', async (a, b) => {
    const all = await signedIn(a)
    const own = all.kept.token
    const tokens = tokensOf(all)
    all.kept.token = await all.server.tokenOf(b)
    await all.stores.tags.create({ name: `made by ${a}` })
    expect(tokens).toEqual([`Bearer ${own}`])
  })

  it.each(both)('differs from %s by the profile on a host that leaves out ids (%s)', async (a, b) => {
    const all = await testStores(a)
    withoutIds(all)
    await all.stores.session.check()
    await all.stores.profile.own.load()
    all.kept.token = await all.server.tokenOf(b)
    await all.stores.session.follow()
    await vi.waitFor(() => expect(all.kept.reloads).toBe(1))
  })

  it('is not asked about when the page comes out of the cache for Back: nothing is shown meanwhile', async () => {
    const { stores, server, kept, calls } = await signedIn('ADMIN')
    kept.token = await server.tokenOf('SUPER_ADMIN')
    calls.length = 0
    void stores.session.follow(true)
    expect(stores.session).toMatchObject({ user: undefined, status: 'reloading' })
    await vi.waitFor(() => expect(kept.reloads).toBe(1))
    expect(calls).toEqual([])
  })

  it('keeps their token when a call of the former person is answered 401', async () => {
    const { stores, server, kept, setWire } = await signedIn('ADMIN')
    const theirs = await server.tokenOf('SUPER_ADMIN')
    kept.token = theirs
    setWire(async (input, init) => {
      const request = new Request(input, init)
      const isOld = request.headers.get('authorization') !== `Bearer ${theirs}`
      return isOld ? Response.json({ message: 'Sign in' }, { status: 401 }) : server.handle(request)
    })
    await stores.tags.list.load()
    expect(kept.token).toBe(theirs)
    await vi.waitFor(() => expect(kept.reloads).toBe(1))
  })

  it('keeps their token when an answer to the former person brings a new one', async () => {
    const { stores, server, kept, setWire } = await signedIn('ADMIN')
    const theirs = await server.tokenOf('SUPER_ADMIN')
    setWire(async () => {
      kept.token = theirs
      return Response.json({ data: [] }, { headers: { authorization: 'Bearer renewed' } })
    })
    await stores.tags.list.load()
    expect(kept.token).toBe(theirs)
  })
})

describe('the same person who signs in again in another tab', () => {
  it('leaves the page as it is, which goes on with the new token', async () => {
    const all = await signedIn('ADMIN')
    const fresh = await all.server.tokenOf('ADMIN')
    all.kept.token = fresh
    await all.stores.session.follow()
    const tokens = tokensOf(all)
    await all.stores.tags.list.load()
    expect(tokens).toEqual([`Bearer ${fresh}`])
    expect(all.kept.reloads).toBe(0)
    expect(all.stores.session.role).toBe('ADMIN')
  })

  it('is known by the profile on a host that leaves out ids', async () => {
    const all = await testStores('ADMIN')
    withoutIds(all)
    await all.stores.session.check()
    await all.stores.profile.own.load()
    all.kept.token = await all.server.tokenOf('ADMIN')
    await all.stores.session.follow()
    expect(all.kept.reloads).toBe(0)
    expect(all.stores.session.role).toBe('ADMIN')
  })
})

it('a link of an e-mail signs in somebody else in place of who was', async () => {
  const { stores, server, kept } = await signedIn('SUPER_ADMIN')
  await stores.session.sendMagicLink('admin@example.org')
  const token = /verify\/([^/]+)\/confirmed/.exec(server.outbox[0]?.text ?? '')?.[1] ?? ''
  expect(await stores.session.verify(token)).toBe(true)
  expect(stores.session.role).toBe('ADMIN')
  expect(kept.reloads).toBe(0)
})

it('a tab in which nobody is signed in shows no end of a session when the connection comes back', async () => {
  const { stores } = await testStores('nobody')
  await stores.session.check()
  await stores.session.follow()
  expect(stores.session.status).toBe('anonymous')
})
