import { expect, it } from 'vitest'
import { atOnce, noWait, orderOf, person, stored } from '../../testing/stores/bulkOrders'
import { testStores } from '../../testing/stores/testStores'
import { BulkStore } from './BulkStore'

it('is taken back at once after Cancel, while a try would still be waited for', async () => {
  const at = await testStores('ADMIN', 'small', atOnce)
  await at.server.database.transaction(({ projects }) => projects.update(1, { isFeatured: false }))
  const lost = '/open-source/update/2'
  at.setWire((input) => {
    const request = input as Request
    if (request.url.endsWith(lost)) return Promise.reject(new TypeError('Failed to fetch'))
    return at.server.handle(request)
  })
  let isWaiting = false
  let isOver = false
  const bulk = new BulkStore(at.stores, () => {
    // What is done after the job was stopped waits for nothing.
    if (isOver) return noWait()
    isWaiting = true
    return new Promise<void>(() => undefined)
  })
  await at.server.database.transaction(({ projects }) => projects.update(2, { isFeatured: false }))
  const first = bulk.start(orderOf([1, 2]), person)
  await expect.poll(() => isWaiting && bulk.job?.counts.done).toBe(1)
  bulk.job?.stop()
  isOver = true
  await bulk.undo()
  await first
  expect(bulk.job?.counts).toMatchObject({ done: 1, failed: 0 })
  expect((await stored(at, 1)).isFeatured).toBe(false)
})
