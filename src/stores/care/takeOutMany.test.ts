import { describe, expect, it } from 'vitest'
import { atOnce, noWait, person } from '../../testing/stores/bulkOrders'
import { signedInAgain } from '../../testing/stores/signedInAgain'
import { testStores, type TestStores } from '../../testing/stores/testStores'
import type { BulkItem } from '../bulk/BulkItem'
import { BulkStore } from '../bulk/BulkStore'
import { orderMerge, orderRemoval } from './takeOutOrders'

/** All tags, and those of projects and articles. */
const state = ({ server }: TestStores) =>
  server.database.transaction(async ({ projects, articles, tags }) => ({
    projects: (await projects.all()).map(({ id, tags: own }) => ({ id, tags: own })),
    articles: (await articles.all()).map(({ id, tags: own }) => ({ id, tags: own })),
    tags: (await tags.all()).map(({ id, name }) => ({ id, name })),
  }))

const noun = { one: 'tag', many: 'tags' }
const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Tag ${id}` }))

/** A bulk store in which tags that nothing uses have been added. */
async function withUnused(count: number) {
  const at = await testStores('ADMIN', 'small', atOnce)
  const { stores } = at
  await stores.session.check()
  for (let made = 0; made < count; made += 1) await stores.tags.create({ name: `unused ${made}` }, {})
  await stores.tags.list.load()
  const unused = (stores.tags.list.value ?? []).filter(({ name }) => name.startsWith('unused'))
  return { at, bulk: new BulkStore(stores, noWait), unused }
}
const reasons = (items: readonly BulkItem[] = []) =>
  items.map(({ id, state: of, reason }) => [id, of, reason])

describe('tags that are removed together', () => {
  it('go and come back under their own ids, by one undo', async () => {
    const { at, bulk, unused } = await withUnused(3)
    const before = await state(at)
    await bulk.start(orderRemoval('tag', noun, unused), person)
    expect(bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
    expect((await state(at)).tags).toHaveLength(before.tags.length - 3)
    await bulk.undo()
    expect(bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
    expect((await state(at)).tags.toSorted((a, b) => a.id - b.id)).toEqual(
      before.tags.toSorted((a, b) => a.id - b.id),
    )
  })

  it('stay where something uses them, with the reason of the host', async () => {
    const { at, bulk, unused } = await withUnused(1)
    await bulk.start(orderRemoval('tag', noun, [...named(1), ...unused]), person)
    expect(reasons(bulk.job?.items)).toEqual([
      [1, 'failed', expect.stringMatching(/^This tag is in use, by/)],
      [unused[0]?.id, 'done', undefined],
    ])
    expect((await state(at)).tags.some(({ id }) => id === 1)).toBe(true)
  })

  it('are removed once where an answer is lost, and undone', async () => {
    const { at, bulk, unused } = await withUnused(3)
    let isLost = false
    at.setWire(async (input) => {
      const request = input as Request
      const answer = await at.server.handle(request)
      if (isLost || !request.url.includes('/removals/')) return answer
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    await bulk.start(orderRemoval('tag', noun, unused), person)
    expect(isLost).toBe(true)
    expect(bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
    await bulk.undo()
    expect(bulk.job?.counts.done).toBe(3)
  })

  it('go on after a session that ended in their middle', async () => {
    const { at, bulk, unused } = await withUnused(6)
    let calls = 0
    at.setWire(async (input) => {
      const request = input as Request
      if (!request.url.includes('/removals/') || ++calls <= 2) return at.server.handle(request)
      return Response.json({ message: 'Sign in again' }, { status: 401 })
    })
    await bulk.start(orderRemoval('tag', noun, unused), person)
    expect(bulk.job?.status).toBe('signedOut')
    expect(bulk.job?.counts.done).toBe(2)

    const next = await signedInAgain(at)
    const { home } = at.stores.savedDrafts
    await next.stores.savedDrafts.home.set('1/bulk/job', await home.get('1/bulk/job'))
    await next.stores.session.check()
    const resumed = new BulkStore(next.stores, noWait)
    await resumed.restore(person)
    expect(resumed.job?.counts).toEqual({ waiting: 0, done: 6, skipped: 0, failed: 0 })
  })
})

describe('tags that are merged into one', () => {
  it('are replaced wherever they were, and one undo gives each back', async () => {
    const { at, bulk } = await withUnused(0)
    const before = await state(at)
    await bulk.start(orderMerge('tag', noun, named(3, 4, 5), 1), person)
    expect(bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
    const after = await state(at)
    expect(after.tags.filter(({ id }) => [3, 4, 5].includes(id))).toEqual([])
    for (const rows of ['projects', 'articles'] as const)
      for (const [index, { tags }] of before[rows].entries()) {
        const wanted = new Set(tags.map((id) => (id >= 3 && id <= 5 ? 1 : id)))
        expect(new Set(after[rows][index]?.tags)).toEqual(wanted)
      }
    await bulk.undo()
    expect(bulk.job?.counts).toEqual({ waiting: 0, done: 3, skipped: 0, failed: 0 })
    const back = await state(at)
    for (const rows of ['projects', 'articles'] as const)
      expect(back[rows].map(({ tags }) => new Set(tags))).toEqual(
        before[rows].map(({ tags }) => new Set(tags)),
      )
  })
})
