import { describe, expect, it } from 'vitest'
import { atOnce, noWait, person } from '../../testing/stores/bulkOrders'
import { signedInAgain } from '../../testing/stores/signedInAgain'
import { testStores, type TestStores } from '../../testing/stores/testStores'
import { mergeItems, type Merge } from '../care/mergeItems'
import type { BulkOrder } from './BulkItem'
import { BulkStore } from './BulkStore'

/** All tags of projects and articles, and the parents of categories. */
async function uses({ server }: TestStores) {
  return server.database.transaction(async ({ projects, articles, categories }) => ({
    projects: (await projects.all()).map(({ id, tags, categories: own }) => ({ id, tags, own })),
    articles: (await articles.all()).map(({ id, tags }) => ({ id, tags })),
    parents: (await categories.all()).map(({ id, parentId }) => ({ id, parentId })),
  }))
}

async function orderOf(
  { stores }: TestStores,
  merge: Omit<Merge, 'stays' | 'gone'>,
  stays: number,
  gone: number,
) {
  const { projects, articles, tags, categories } = stores
  const list = merge.kind === 'tag' ? tags.list : categories.list
  await Promise.all([projects.list.load(), articles.list.load(), list.load()])
  const nodes: readonly { id: number; name: string; parentId?: number }[] = list.value ?? []
  const find = (id: number) => nodes.find((node) => node.id === id) ?? { id, name: '?' }
  const items = mergeItems(
    { ...merge, stays: find(stays), gone: [find(gone)] },
    { projects: projects.list.value ?? [], articles: articles.list.value ?? [], nodes },
  )
  const order: BulkOrder = {
    kind: 'project',
    noun: { one: 'record', many: 'records' },
    change: { field: merge.field, add: [stays], remove: [gone], isReplacing: true },
    items: items.map(({ kind, id, name, change }) => ({ id, name, own: { kind, change } })),
  }
  return order
}

const ofTags = { kind: 'tag', field: 'tags' } as const
const ofCategories = { kind: 'category', field: 'categories' } as const

describe('a change of records of several kinds', () => {
  it('merges a tag into another one in projects and articles, and takes that back', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const before = await uses(at)
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(await orderOf(at, ofTags, 1, 3), person)
    expect(bulk.job?.counts).toEqual({ waiting: 0, done: 6, skipped: 0, failed: 0 })
    const after = await uses(at)
    for (const rows of ['projects', 'articles'] as const)
      for (const [index, { tags }] of before[rows].entries()) {
        const wanted = new Set(tags.map((id) => (id === 3 ? 1 : id)))
        expect(new Set(after[rows][index]?.tags)).toEqual(wanted)
      }
    await bulk.undo()
    expect(bulk.job?.counts.done).toBe(6)
    expect(await uses(at)).toEqual(before)
  })

  it('merges a category into another one, with what lies below it', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const before = await uses(at)
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(await orderOf(at, ofCategories, 2, 1), person)
    expect(bulk.job?.counts.failed).toBe(0)
    const after = await uses(at)
    expect(after.projects.some(({ own }) => own.includes(1))).toBe(false)
    expect(after.parents.filter(({ id }) => id === 4 || id === 5)).toEqual([
      { id: 4, parentId: 2 },
      { id: 5, parentId: 2 },
    ])
    await bulk.undo()
    expect(await uses(at)).toEqual(before)
  })

  it('goes on in the next page where the session ended', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const order = await orderOf(at, ofTags, 1, 3)
    let puts = 0
    at.setWire(async (input) => {
      const request = input as Request
      if (request.method !== 'PUT' || ++puts <= 2) return at.server.handle(request)
      return Response.json({ message: 'Sign in again' }, { status: 401 })
    })
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(order, person)
    expect(bulk.job?.status).toBe('signedOut')
    expect(bulk.job?.counts.done).toBe(2)

    const next = await signedInAgain(at)
    await next.stores.savedDrafts.home.set('1/bulk/job', await at.stores.savedDrafts.home.get('1/bulk/job'))
    const resumed = new BulkStore(next.stores, noWait)
    await resumed.restore(person)
    expect(resumed.job?.counts).toEqual({ waiting: 0, done: 6, skipped: 0, failed: 0 })
    const { projects, articles } = await uses(at)
    expect([...projects, ...articles].some(({ tags }) => tags.includes(3))).toBe(false)
  })
})
