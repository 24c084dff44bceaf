import { describe, expect, it } from 'vitest'
import { atOnce, from1To, noWait, orderOf, person, projectsOf, stored } from '../../testing/stores/bulkOrders'
import { signedInAgain } from '../../testing/stores/signedInAgain'
import { testStores, type TestStores } from '../../testing/stores/testStores'
import { bulkCalls } from './bulkKinds'
import { BulkPreview } from './BulkPreview'
import { BulkStore } from './BulkStore'

/** A console of somebody who is signed in: what the host offers is known. */
async function opened() {
  const at = await testStores('ADMIN', 'small', atOnce)
  await at.stores.session.check()
  await at.server.database.transaction(async ({ projects }) => {
    for (const id of from1To(4)) await projects.update(id, { isFeatured: id === 4, tags: [id] })
  })
  at.calls.length = 0
  return { ...at, bulk: new BulkStore(at.stores, noWait) }
}
const posts = ({ calls }: TestStores) => calls.filter((call) => call.startsWith('POST'))
const featured = async (at: TestStores) => (await projectsOf(at, 4)).map(({ isFeatured }) => isFeatured)
const history = async ({ server }: TestStores) => {
  const { entries } = await server.database.transaction(({ trail }) => trail.page({ most: 100 }))
  return entries.filter(({ call }) => call.startsWith('bulk'))
}

/** Does this to the calls that change many records, one after the other; then they are carried out. */
function injectFaults(at: TestStores, ...faults: ((serve: () => Promise<Response>) => Promise<Response>)[]) {
  at.setWire(async (input) => {
    const request = input as Request
    const serve = () => at.server.handle(request)
    if (!request.url.includes('/admin/bulk/')) return serve()
    return faults.length > 0 ? faults.shift()!(serve) : serve()
  })
}
const status = (code: number) => async () => Response.json({ message: `Says ${code}` }, { status: code })
const lost = async (serve: () => Promise<Response>): Promise<Response> => {
  await serve()
  throw new TypeError('Failed to fetch')
}

describe('a change of many records by one call', () => {
  it('is made by one call, and taken back by one', async () => {
    const at = await opened()
    await at.bulk.start(orderOf(from1To(4)), person)
    expect(at.bulk.job?.status).toBe('ended')
    expect(at.bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 1, failed: 0 })
    expect(at.calls).toEqual(['POST /admin/bulk/project'])
    expect(await featured(at)).toEqual([true, true, true, true])
    await at.bulk.undo()
    expect(posts(at)).toEqual(['POST /admin/bulk/project', 'POST /admin/bulk/project/undo'])
    expect(at.bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
    expect(await featured(at)).toEqual([false, false, false, true])
    expect(await history(at)).toHaveLength(6)
  })

  it('sends what the preview said will change, and leaves out the rest with its reasons', async () => {
    const at = await opened()
    await at.server.database.transaction(({ projects }) => projects.update(2, { featuredImage: '' }))
    const items = [1, 2, 4, 9999].map((id) => ({ id, name: `Project ${id}` }))
    const preview = new BulkPreview(items, 'project', (kind) => bulkCalls(at.stores, kind))
    await preview.load()
    let sent: unknown
    at.setWire(async (input) => {
      const request = input as Request
      if (request.method === 'POST') sent = await request.clone().json()
      return at.server.handle(request)
    })
    await at.bulk.start({ ...orderOf([]), items: preview.order() }, person)
    expect((sent as { records: object[] }).records).toEqual([{ id: 1, tag: '"2"' }])
    expect(at.bulk.job?.items.map(({ state, reason }) => [state, reason])).toEqual([
      ['done', undefined],
      ['skipped', "It can't be saved: Featured image is mandatory"],
      ['skipped', 'It is so already'],
      ['failed', "It can't be read: It does not exist any more"],
    ])
  })

  it('says which records had been changed by somebody else since the preview', async () => {
    const at = await opened()
    const items = [1, 2].map((id) => ({ id, name: `Project ${id}` }))
    const preview = new BulkPreview(items, 'project', (kind) => bulkCalls(at.stores, kind))
    await preview.load()
    await at.server.database.transaction(({ projects }) => projects.update(1, { license: 'Theirs' }))
    await at.bulk.start({ ...orderOf([]), items: preview.order() }, person)
    expect(at.bulk.job?.items.map(({ isMerged }) => isMerged)).toEqual([true, undefined])
    expect(await stored(at, 1)).toMatchObject({ license: 'Theirs', isFeatured: true })
  })

  it('changes nothing because of one that cannot be changed, and goes on without it', async () => {
    const at = await opened()
    await at.server.database.transaction(({ projects }) => projects.update(2, { featuredImage: '' }))
    await at.bulk.start(orderOf(from1To(3)), person)
    expect(at.bulk.job?.status).toBe('refused')
    expect(at.bulk.job?.counts).toEqual({ waiting: 2, done: 0, skipped: 0, failed: 1 })
    expect(at.bulk.job?.items[1]?.reason).toBe('Featured image is mandatory')
    expect(await featured(at)).toEqual([false, false, false, true])
    await at.bulk.job?.run()
    expect(at.bulk.job?.counts).toEqual({ waiting: 0, done: 2, skipped: 0, failed: 1 })
    await at.server.database.transaction(({ projects }) =>
      projects.update(2, { featuredImage: '/uploads/1.png' }),
    )
    await at.bulk.job?.retry()
    expect(at.bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
  })

  it.each([
    ['an answer that is lost', [lost]],
    ['answers that are lost time and again', [lost, lost, lost, lost, lost]],
    ['a host that is away', [status(503), status(504)]],
    ['too many calls', [status(429)]],
    ['a first call that is still under way', [status(409)]],
    [
      'an answer that cannot be read',
      [async (serve: () => Promise<Response>) => (await serve(), new Response('<'))],
    ],
  ])('outlives %s, and does nothing twice', async (_, faults) => {
    const at = await opened()
    injectFaults(at, ...faults)
    await at.bulk.start(orderOf(from1To(4)), person)
    expect(at.bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 1, failed: 0 })
    expect(await history(at)).toHaveLength(3)
  })

  it.each([403, 413, 500])('says why nothing was done after a %i, and can be tried again', async (code) => {
    const at = await opened()
    injectFaults(at, status(code))
    await at.bulk.start(orderOf([1, 2]), person)
    expect(at.bulk.job?.status).toBe('ended')
    expect(at.bulk.job?.items.map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', `Says ${code}`],
      ['failed', `Says ${code}`],
    ])
    await at.bulk.job?.retry()
    expect(at.bulk.job?.counts).toMatchObject({ done: 2, failed: 0 })
  })

  it('waits for the connection, can be stopped, and asks what became of it by the same key', async () => {
    const at = await opened()
    let keys: (string | null)[] = []
    at.setWire(async (input) => {
      const request = input as Request
      if (request.method !== 'POST') return at.server.handle(request)
      keys.push(request.headers.get('idempotency-key'))
      await at.server.handle(request)
      throw new TypeError('Failed to fetch')
    })
    await at.bulk.start(orderOf(from1To(3)), person)
    expect(at.bulk.job?.status).toBe('offline')
    at.bulk.job?.stop()
    expect(at.bulk.job?.status).toBe('stopped')
    expect(new Set(keys).size).toBe(1)
    at.setWire(undefined)
    await at.bulk.job?.run()
    expect(at.bulk.job?.counts).toMatchObject({ done: 3, skipped: 0 })
    expect(await history(at)).toHaveLength(3)
    keys = []
  })

  it('goes on in the next page after the session ended, and learns what an earlier call has done', async () => {
    const at = await opened()
    injectFaults(at, lost, status(401))
    await at.bulk.start(orderOf(from1To(4)), person)
    expect(at.bulk.job?.status).toBe('signedOut')
    const kept = await at.stores.savedDrafts.home.get('1/bulk/job')

    const next = await signedInAgain(at)
    await next.stores.session.check()
    await next.stores.savedDrafts.home.set('1/bulk/job', kept)
    const resumed = new BulkStore(next.stores, noWait)
    await resumed.restore(person)
    expect(resumed.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 1, failed: 0 })
    expect(await history(at)).toHaveLength(3)
  })

  it('reads the list again once', async () => {
    const at = await opened()
    const end = at.stores.projects.list.retain()
    await expect.poll(() => at.stores.projects.list.status).toBe('ready')
    at.calls.length = 0
    await at.bulk.start(orderOf(from1To(3)), person)
    await expect.poll(() => at.stores.projects.list.value?.[0]?.isFeatured).toBe(true)
    expect(at.calls).toEqual(['POST /admin/bulk/project', 'GET /admin/osn/0'])
    end()
  })
})
