import { expect, it } from 'vitest'
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
