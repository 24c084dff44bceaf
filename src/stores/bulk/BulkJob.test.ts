import { describe, expect, it } from 'vitest'
import type { ProjectBody } from '../../contract/bodies'
import {
  atOnce,
  from1To,
  losing,
  noWait,
  orderOf,
  person,
  projectsOf,
  stored,
} from '../../testing/stores/bulkOrders'
import { testStores } from '../../testing/stores/testStores'
import { BulkStore } from './BulkStore'

describe('a change of many records', () => {
  it.each([
    ['tags', true],
    ['no tags', false],
  ])(
    'makes each of 1,000 once, or lists it, while one call in five is lost (%s)',
    async (_, hasTags) => {
      const at = await testStores('ADMIN', 'crowded', atOnce)
      const before = await projectsOf(at, 1000)
      const { written, lost } = losing(at, 7, hasTags)
      const bulk = new BulkStore(at.stores, noWait)
      await bulk.start(orderOf(from1To(1000)), person)
      const job = bulk.job
      for (let again = 0; again < 20 && bulk.job?.status === 'offline'; again += 1) await bulk.job.run()
      expect(lost.requests).toBeGreaterThan(200)
      expect(lost.answers).toBeGreaterThan(200)
      expect(job?.status).toBe('ended')
      expect(job?.counts.waiting).toBe(0)
      const after = await projectsOf(at, 1000)
      for (const [index, item] of (job?.items ?? []).entries()) {
        const [was, is] = [before[index], after[index]]
        if (item.state === 'done') {
          expect(item.made).toEqual({ before: { isFeatured: false }, after: { isFeatured: true } })
          expect(is).toEqual({ ...was, isFeatured: true, updatedAt: is?.updatedAt, updatedBy: is?.updatedBy })
        } else if (item.state === 'skipped') {
          expect(was?.isFeatured).toBe(true)
          expect(is).toEqual(was)
        } else expect(item.reason).toMatch(/./)
      }
      const { done, skipped, failed } = job?.counts ?? { done: 0, skipped: 0, failed: 0 }
      expect(done + skipped + failed).toBe(1000)
      expect(done).toBeGreaterThan(700)
      // With tags no project is ever written twice; without them a repeat writes the same once more.
      if (hasTags) expect(new Set(written).size).toBe(written.length)
      expect(new Set(written).size).toBeGreaterThanOrEqual(done)
    },
    60_000,
  )

  it('keeps what somebody else saves between reading and writing', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const tags = (await stored(at, 1)).tags.map(({ id }) => id)
    let isFirst = true
    at.setWire(async (input) => {
      const request = input as Request
      if (request.method === 'PUT' && isFirst) {
        isFirst = false
        const body = (await request.clone().json()) as ProjectBody
        const theirs = { ...body, license: 'Theirs', tags: [...tags, 2] }
        const answer = await at.server.handle(
          new Request(request.url, {
            method: 'PUT',
            headers: {
              authorization: request.headers.get('authorization') ?? '',
              'content-type': 'application/json',
            },
            body: JSON.stringify(theirs),
          }),
        )
        expect(answer.status).toBe(200)
      }
      return at.server.handle(request)
    })
    const bulk = new BulkStore(at.stores, noWait)
    const [first] = tags
    await bulk.start(
      orderOf([1], { field: 'tags', add: [8], remove: first ? [first] : [], isReplacing: true }),
      person,
    )
    const after = await stored(at, 1)
    expect(after.license).toBe('Theirs')
    expect(after.tags.map(({ id }) => id).sort()).toEqual([...tags.slice(1), 8, 2].sort())
    expect(bulk.job?.items[0]?.made?.before).toEqual({ tags: [...tags, 2] })
  })

  it('skips what is so already, and what the rules refuse, with the reason', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    await at.server.database.transaction(async ({ projects }) => {
      await projects.update(1, { isFeatured: true })
      await projects.update(2, { featuredImage: '', isFeatured: false })
    })
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(orderOf([1, 2, 9999]), person)
    expect(bulk.job?.items.map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'It is so already'],
      ['skipped', "It can't be saved: Featured image is mandatory"],
      ['failed', expect.stringMatching(/project/i)],
    ])
    expect(at.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })
})
