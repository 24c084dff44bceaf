import { describe, expect, it } from 'vitest'
import {
  atOnce,
  from1To,
  holding,
  noWait,
  orderOf,
  person,
  projectsOf,
  stored,
} from '../../testing/stores/bulkOrders'
import { signedInAgain } from '../../testing/stores/signedInAgain'
import { testStores } from '../../testing/stores/testStores'
import { BulkStore } from './BulkStore'
import { opportunitiesOf } from '../OpportunityStore'

describe('a change of many records that stops', () => {
  it('waits when the session ends, and goes on in the next page where it stopped', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    let left = 20
    at.setWire(async (input) => {
      if (left-- > 0) return at.server.handle(input as Request)
      return Response.json({ message: 'Sign in again' }, { status: 401 })
    })
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(orderOf(from1To(40)), person)
    expect(bulk.job?.status).toBe('signedOut')
    const done = bulk.job?.counts.done ?? 0
    expect(done).toBeGreaterThan(0)
    expect(bulk.job?.counts.failed).toBe(0)

    const next = await signedInAgain(at, 'ADMIN', 'crowded')
    const kept = (await at.stores.savedDrafts.home.get('1/bulk/job')) as { items: { state: string }[] }
    expect(kept.items.filter(({ state }) => state === 'done')).toHaveLength(done)
    await next.stores.savedDrafts.home.set('1/bulk/job', kept)
    const resumed = new BulkStore(next.stores, noWait)
    await resumed.restore('2')
    expect(resumed.job).toBeUndefined()
    await resumed.restore(person)
    expect(resumed.job?.counts).toMatchObject({ waiting: 0, failed: 0 })
    expect(resumed.job?.counts.done).toBeGreaterThan(done)
    // Nothing is kept of a job that has ended well.
    expect(await next.stores.savedDrafts.home.get('1/bulk/job')).toBeUndefined()
  })

  it('takes the whole back, but for what somebody changed since', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const before = await projectsOf(at, 4)
    const add = 8
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(
      orderOf([1, 2, 3, 4], { field: 'tags', add: [add], remove: [], isReplacing: false }),
      person,
    )
    const changed = bulk.job?.items.filter(({ state }) => state === 'done').map(({ id }) => id) ?? []
    expect(changed.length).toBeGreaterThan(1)
    const [theirs = 0, other = 0] = changed
    await at.server.database.transaction(async ({ projects }) => {
      await projects.update(theirs, { tags: [1] })
      await projects.update(other, { license: 'Theirs' })
    })
    await bulk.undo()
    expect(bulk.job?.items.find(({ id }) => id === theirs)).toMatchObject({
      state: 'skipped',
      reason: 'Somebody changed it since',
    })
    for (const { id, tags } of before) {
      const is = await stored(at, id)
      const ids = is.tags.map((tag) => tag.id).sort()
      expect(ids).toEqual(id === theirs ? [1] : tags.map((tag) => tag.id).sort())
      if (id === other) expect(is.license).toBe('Theirs')
    }
  })

  it('stops by hand, keeps what is left, and goes on', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    const bulk = new BulkStore(at.stores, noWait)
    let writes = 0
    at.setWire((input) => {
      if ((input as Request).method === 'PUT' && ++writes === 8) bulk.job?.stop()
      return at.server.handle(input as Request)
    })
    await bulk.start(orderOf(from1To(40)), person)
    const { job } = bulk
    expect(writes).toBeLessThan(14)
    expect(job?.status).toBe('stopped')
    expect(job?.counts.waiting).toBeGreaterThan(0)
    await job?.run()
    expect(job?.status).toBe('ended')
    expect(job?.counts.waiting).toBe(0)
  })

  it('makes each record once when it goes on while calls are still under way', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    const bulk = new BulkStore(at.stores, noWait)
    const end = at.stores.projects.list.retain()
    const { written, open } = holding(at)
    const first = bulk.start(orderOf(from1To(40)), person)
    await expect.poll(() => written.length).toBe(4)
    const { job } = bulk
    job?.stop()
    const second = job?.run()
    open()
    await Promise.all([first, second])
    expect(job?.status).toBe('ended')
    expect(new Set(written).size).toBe(written.length)
    const { waiting, done, skipped } = job!.counts
    expect([waiting, done + skipped]).toEqual([0, 40])
    expect(done).toBe(written.length)
    // The list is read again: nothing holds it back any more.
    at.calls.length = 0
    at.stores.projects.list.invalidate()
    await expect.poll(() => at.calls.length).toBe(1)
    end()
  })

  it('takes also back what was still under way when it was stopped', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    const before = await projectsOf(at, 8)
    const bulk = new BulkStore(at.stores, noWait)
    const { written, open } = holding(at)
    const first = bulk.start(orderOf(from1To(8)), person)
    await expect.poll(() => written.length).toBe(4)
    bulk.job?.stop()
    const undone = bulk.undo()
    open()
    await Promise.all([first, undone])
    const after = await projectsOf(at, 8)
    expect(after.map(({ isFeatured }) => isFeatured)).toEqual(before.map(({ isFeatured }) => isFeatured))
    expect(bulk.job?.counts).toMatchObject({ done: 4, failed: 0 })
  })

  it('reads the lists of opportunities again once, not once for each', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    await at.stores.session.check()
    const { ofProject, deletedOf } = opportunitiesOf(at.stores)
    const lists = [ofProject.of(1), deletedOf.of(1)]
    const ends = lists.map((list) => list.retain())
    await expect.poll(() => lists.map(({ status }) => status)).toEqual(['ready', 'ready'])
    const ids = ofProject.of(1).value?.map(({ id }) => id) ?? []
    expect(ids.length).toBeGreaterThan(5)
    at.calls.length = 0
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start({ ...orderOf(ids, { set: { isDeleted: true } }), kind: 'opportunity' }, person)
    await expect.poll(() => deletedOf.of(1).value?.length).toBeGreaterThanOrEqual(ids.length)
    expect(bulk.job?.counts.done).toBe(ids.length)
    const read = at.calls.filter((call) => call.startsWith('GET') && call.includes('/1/opportunities/'))
    expect(read).toEqual(['GET /public/1/opportunities/0', 'GET /admin/1/opportunities/deleted'])
    for (const end of ends) end()
  })

  it('waits for the connection, and tries failures again', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    at.setWire(() => Promise.reject(new TypeError('Failed to fetch')))
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(orderOf(from1To(20)), person)
    expect(bulk.job?.status).toBe('offline')
    expect(bulk.job?.counts).toMatchObject({ failed: 0, waiting: 20 })
    await expect(async () => bulk.start(orderOf([1]), person)).rejects.toThrow('still under way')
    at.setWire(async (input) => {
      const request = input as Request
      return request.method === 'PUT'
        ? Response.json({ message: 'The disk is full' }, { status: 500 })
        : at.server.handle(request)
    })
    await bulk.job?.run()
    expect(bulk.job?.counts.failed).toBeGreaterThan(10)
    expect(bulk.job?.items.find(({ state }) => state === 'failed')?.reason).toBe('The disk is full')
    at.setWire(undefined)
    await bulk.job?.retry()
    expect(bulk.job?.counts).toMatchObject({ failed: 0, waiting: 0 })
  })

  it('goes on by itself after a minute where the browser knows of no loss', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    at.setWire(() => Promise.reject(new TypeError('Failed to fetch')))
    let isMinuteOver = () => undefined as void
    const bulk = new BulkStore(at.stores, (milliseconds) =>
      milliseconds < 60_000
        ? noWait()
        : new Promise<void>((resolve) => {
            isMinuteOver = resolve
          }),
    )
    await bulk.start(orderOf([1, 2, 3]), person)
    expect(bulk.job?.status).toBe('offline')
    at.setWire(undefined)
    isMinuteOver()
    await expect.poll(() => bulk.job?.status).toBe('ended')
    expect(bulk.job?.counts).toMatchObject({ waiting: 0, failed: 0 })
  })

  it('makes no further call once the host refuses the person', async () => {
    const at = await testStores('ADMIN', 'crowded', atOnce)
    at.setWire(async (input) =>
      (input as Request).method === 'PUT'
        ? Response.json({ message: 'Not you' }, { status: 403 })
        : at.server.handle(input as Request),
    )
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(orderOf(from1To(100)), person)
    expect(bulk.job?.counts.failed).toBeGreaterThan(90)
    expect(at.calls.filter((call) => call.startsWith('PUT')).length).toBeLessThanOrEqual(4)
  })
})
