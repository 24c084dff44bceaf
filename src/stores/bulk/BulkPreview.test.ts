import { expect, it } from 'vitest'
import type { Category } from '../../contract/entities'
import { atOnce, from1To } from '../../testing/stores/bulkOrders'
import { testStores } from '../../testing/stores/testStores'
import { bulkCalls } from './bulkKinds'
import { BulkPreview } from './BulkPreview'

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
