import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { testStores } from '../../testing/stores/testStores'
import { inboxOf } from './InboxStore'

async function open(scenario: 'small' | 'crowded' = 'small') {
  const found = await testStores('ADMIN', scenario)
  await found.stores.session.check()
  const inbox = inboxOf(found.stores)
  const release = inbox.claims.pending.retain()
  await inbox.claims.pending.load()
  return { ...found, inbox, release }
}

const claim = { id: 6, project: { id: 4 } }

describe('the inbox', () => {
  it('is one of a console, however often it is asked for', async () => {
    const { stores, inbox } = await open()
    expect(inboxOf(stores)).toBe(inbox)
  })

  it('shows a decision at once, counts it, and forgets the reason that was typed', async () => {
    const { inbox, calls } = await open()
    inbox.reasons.set(6, 'Known')
    calls.length = 0
    expect(await inbox.decide(claim, { status: 'APPROVED', reason: 'Known' })).toBe(2)
    const { value } = inbox.claims.pending
    expect(value?.pending).toBe(1)
    expect(value?.claims.find(({ id }) => id === 6)).toMatchObject({
      status: 'APPROVED',
      reason: 'Known',
      version: 2,
    })
    expect(inbox.reasons.of(6)).toBe('')
    expect(inbox.busy.size).toBe(0)
    expect(calls).toEqual(['PUT /admin/claims/6/decide'])
    await inbox.reopen(claim, 2)
    expect(inbox.claims.pending.value).toMatchObject({ pending: 2 })
  })

  it('keeps the reason where a decision fails, and reads what somebody else has decided', async () => {
    const { inbox, server } = await open()
    const token = await server.tokenOf('CONTENT_EDITOR')
    await server.handle(
      new Request('http://console.test/api/admin/claims/6/decide', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'REJECTED', reason: 'No' }),
      }),
    )
    inbox.reasons.set(6, 'Known')
    const late = inbox.decide(claim, { status: 'APPROVED', reason: 'Known' })
    await expect(late).rejects.toSatisfy((error) => error instanceof ApiError && error.status === 409)
    expect(inbox.reasons.of(6)).toBe('Known')
    expect(inbox.claims.pending.value).toMatchObject({ pending: 1 })
    expect(inbox.claims.pending.value?.claims[0]).toMatchObject({ id: 6, status: 'REJECTED', reason: 'No' })
    expect(inbox.busy.size).toBe(0)
  })

  it('shows a decision that was made while the list was being read', async () => {
    const { inbox, setWire, server } = await open()
    let deliver = () => {}
    const isDelivered = new Promise<void>((resolve) => (deliver = resolve))
    setWire(async (input, init) => {
      const request = new Request(input, init)
      const answer = await server.handle(request)
      if (request.method === 'GET') await isDelivered
      return answer
    })
    const reading = inbox.claims.pending.load()
    await inbox.decide(claim, { status: 'APPROVED', reason: '' })
    deliver()
    await reading
    await expect.poll(() => inbox.claims.pending.isLoading).toBe(false)
    expect(inbox.claims.pending.value?.claims.find(({ id }) => id === 6)?.status ?? 'APPROVED').toBe(
      'APPROVED',
    )
  })

  it('takes back only the decision that was seen', async () => {
    const { inbox } = await open()
    const version = await inbox.decide(claim, { status: 'APPROVED', reason: '' })
    await expect(inbox.reopen(claim, (version ?? 0) - 1)).rejects.toMatchObject({ status: 409 })
    await inbox.reopen(claim, version)
    expect(await inbox.read(6)).toMatchObject({ status: 'PENDING' })
    expect(await inbox.read(999)).toBeUndefined()
  })

  it('adds older claims once, and keeps what is there where that fails', async () => {
    const { inbox, setWire } = await open('crowded')
    const older = inbox.olderClaims.pending
    await Promise.all([older.load(), older.load()])
    const ids = inbox.claims.pending.value?.claims.map(({ id }) => id) ?? []
    expect([ids.length, new Set(ids).size]).toEqual([100, 100])
    setWire(async () => Response.json({ success: false, message: 'No' }))
    await older.load()
    expect(older.error).toBeInstanceOf(ApiError)
    expect(inbox.claims.pending.value?.claims).toHaveLength(100)
    // It is no fault of another list.
    expect(inbox.olderApplications.error).toBeUndefined()
  })
})

describe('on a host without decisions', () => {
  it('the claims of projects are asked for one by one, those of the state alone', async () => {
    const { stores, calls } = await testStores('ADMIN')
    const inbox = inboxOf(stores)
    // Nobody has asked the session: nothing is offered.
    await inbox.claims.decided.load()
    const { value } = inbox.claims.decided
    expect(value?.claims.map(({ id }) => id)).toEqual([7, 5, 4, 2, 1])
    expect(value?.claims[1]).toMatchObject({ claimer: { name: 'Léa Fontaine' }, project: { name: 'Vite' } })
    expect(value).toMatchObject({ pending: 2, next: null, isPart: false })
    expect(calls.filter((call) => call.includes('/claims/'))).toHaveLength(4)
  })

  it('the projects with claims are asked for where the host searches them', async () => {
    const over = { offers: ['query'], wholeListUpTo: 0 } as const
    const { stores } = await testStores('ADMIN', 'small', undefined, over)
    await stores.session.check()
    const { decided } = inboxOf(stores).claims
    await decided.load()
    expect(decided.value?.claims.map(({ id }) => id)).toEqual([7, 5, 4, 2, 1])
    expect(decided.value).toMatchObject({ pending: 2, isPart: false })
  })

  it('those of the first 20 projects are shown, and that there are more', async () => {
    const { stores, calls } = await testStores('ADMIN', 'crowded')
    const inbox = inboxOf(stores)
    await inbox.claims.pending.load()
    expect(inbox.claims.pending.value?.isPart).toBe(true)
    expect(calls.filter((call) => call.includes('/claims/'))).toHaveLength(20)
  })
})
