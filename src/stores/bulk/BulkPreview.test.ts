import { describe, expect, it } from 'vitest'
import type { Category } from '../../contract/entities'
import { atOnce, from1To, noWait, person } from '../../testing/stores/bulkOrders'
import { testStores } from '../../testing/stores/testStores'
import { limits } from '../../contract/limits'
import { bulkCalls } from './bulkKinds'
import { BulkPreview } from './BulkPreview'
import { BulkStore } from './BulkStore'

it('reads what is left when it is asked again after it was ended', async () => {
  const { stores } = await testStores('ADMIN', 'small', atOnce)
  const items = from1To(3).map((id) => ({ id, name: `Project ${id}` }))
  const preview = new BulkPreview(items, 'project', (kind) => bulkCalls(stores, kind))
  const first = preview.load()
  preview.end()
  await first
  expect(preview.readCount).toBe(0)
  await preview.load()
  expect(preview.isRead).toBe(true)
  expect(preview.failures).toBe(0)
})

it('reads the tree once for all the categories that it shows', async () => {
  const { stores } = await testStores('ADMIN', 'small', atOnce)
  await stores.categories.list.load()
  const nodes = stores.categories.list.value ?? []
  let reads = 0
  const counted = nodes.map((node) => ({
    ...node,
    get parentId() {
      reads += 1
      return node.parentId
    },
  })) as Category[]
  stores.categories.list.update(() => counted)
  const items = nodes.map(({ id, name }) => ({ id, name }))
  const preview = new BulkPreview(items, 'category', (kind) => bulkCalls(stores, kind))
  await preview.load()
  reads = 0
  const rows = preview.rows({ set: { parentId: 0 } })
  expect(rows.length).toBeGreaterThan(5)
  expect(reads).toBeLessThanOrEqual(nodes.length)
})

describe('where the host reads many records by one call', () => {
  async function opened(ids: readonly number[]) {
    const at = await testStores('ADMIN', 'small', atOnce)
    await at.stores.session.check()
    await at.server.database.transaction(async ({ projects }) => {
      await projects.update(1, { isFeatured: false })
      await projects.update(2, { isFeatured: true })
      await projects.update(3, { isFeatured: false, featuredImage: '' })
    })
    at.calls.length = 0
    const items = ids.map((id) => ({ id, name: `#${id}` }))
    const preview = new BulkPreview(items, 'project', (kind) => bulkCalls(at.stores, kind))
    const rows = () =>
      preview
        .rows({ set: { isFeatured: true } })
        .map((row) => [row.name, row.kind, row.kind === 'skipped' && row.reason])
    return { ...at, preview, rows }
  }

  it('says what becomes of each as it is now, by its name', async () => {
    const { server, calls, preview, rows } = await opened([1, 2, 3, 9999])
    const [one, two, three] = await server.database.read(({ projects }) =>
      Promise.all([1, 2, 3].map((id) => projects.find(id))),
    )
    expect(rows()[0]).toEqual(['#1', 'reading', false])
    await preview.load()
    expect(calls).toEqual(['GET /admin/bulk/project'])
    expect(rows()).toEqual([
      [one?.name, 'changes', false],
      [two?.name, 'skipped', 'It is so already'],
      [three?.name, 'skipped', "It can't be saved: Featured image is mandatory"],
      ['#9999', 'skipped', "It can't be read: It does not exist any more"],
    ])
    expect(preview.failures).toBe(1)
  })

  it('reads more than an address holds by several calls, and again those that failed', async () => {
    const ids = from1To(2 * limits.idsOfACall + 1)
    const { server, preview, rows, setWire } = await opened(ids)
    const read: string[][] = []
    setWire(async (input) => {
      const request = input as Request
      const asked = new URL(request.url).searchParams.getAll('ids')
      if (asked.length > 0) read.push(asked)
      // The first call fails.
      return read.length === 1 && asked.length > 0
        ? new Response('', { status: 403 })
        : server.handle(request)
    })
    await preview.load()
    expect(read.map(({ length }) => length)).toEqual([limits.idsOfACall, limits.idsOfACall, 1])
    expect(preview.isRead).toBe(true)
    expect(rows()[0]).toEqual(['#1', 'skipped', expect.stringContaining("It can't be read: ")])
    await preview.retry()
    expect(read[3]).toContain('1')
    expect(rows()[0]?.[1]).toBe('changes')
  })

  it('writes no record from what it read, of which the long texts are left out', async () => {
    const { server, preview, stores, calls } = await opened([1])
    await preview.load()
    const before = await server.database.read(({ projects }) => projects.find(1))
    expect(before?.description).not.toBe('')
    const [item] = preview.order()
    const change = { set: { isFeatured: !before?.isFeatured } }
    const own = { kind: 'project' as const, change }
    // Records of several kinds are changed one by one, each as it is read then.
    const bulk = new BulkStore(stores, noWait)
    const noun = { one: 'project', many: 'projects' }
    await bulk.start({ kind: 'project', noun, change, items: [{ ...item!, own }] }, person)
    expect(bulk.job?.counts.done).toBe(1)
    expect(calls.some((call) => call.startsWith('PUT'))).toBe(true)
    const after = await server.database.read(({ projects }) => projects.find(1))
    expect(after).toMatchObject({ description: before?.description, isFeatured: !before?.isFeatured })
  })
})
