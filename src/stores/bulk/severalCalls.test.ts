import { describe, expect, it } from 'vitest'
import { ApiError, networkError } from '../../api/errors'
import type { BulkOutcome } from '../../contract/bulk/bulkBodies'
import { limits } from '../../contract/limits'
import { from1To, noWait } from '../../testing/stores/bulkOrders'
import type { BulkItem } from './BulkItem'
import { OneCallJob } from './OneCallJob'

describe('more records than one call changes', () => {
  const count = 2 * limits.bulk + 5
  const order = { kind: 'project' as const, noun: { one: 'project', many: 'projects' }, change: undefined }
  const items = from1To(count).map((id): BulkItem => ({ id, name: `Project ${id}`, state: 'waiting' }))
  const all = (sent: readonly BulkItem[]): BulkOutcome => ({
    changed: [{ ids: sent.map(({ id }) => id), before: { isActive: true }, after: { isActive: false } }],
    skipped: [],
    merged: [],
  })
  /** A job whose calls have these ends, one after the other; then they work. */
  function job(...ends: ((sent: readonly BulkItem[]) => void)[]) {
    const sizes: number[] = []
    const keys: string[] = []
    let changes = 0
    const made = new OneCallJob(
      order,
      items.map((item) => ({ ...item })),
      {
        onChange: () => undefined,
        onChanged: () => (changes += 1),
        wait: noWait,
        async send(sent, key) {
          sizes.push(sent.length)
          keys.push(key)
          ends.shift()?.(sent)
          return all(sent)
        },
      },
    )
    return { made, sizes, keys, changes: () => changes }
  }

  it('are changed by several, each with a key of its own', async () => {
    const { made, sizes, keys, changes } = job()
    await made.run()
    expect(sizes).toEqual([limits.bulk, limits.bulk, 5])
    expect(new Set(keys).size).toBe(3)
    expect([made.status, made.counts.done, changes()]).toEqual(['ended', count, 1])
  })

  it('are left where it is stopped, which the call under way outlasts', async () => {
    const { made, sizes } = job(() => made.stop())
    await made.run()
    expect([made.status, made.counts.done, made.counts.waiting]).toEqual([
      'stopped',
      limits.bulk,
      count - limits.bulk,
    ])
    await made.run()
    expect(sizes).toEqual([limits.bulk, limits.bulk, 5])
    expect(made.counts.done).toBe(count)
  })

  it('wait where a call was refused because of some of them, and go on without these', async () => {
    const { made } = job(
      () => undefined,
      ([first]) => {
        const refused = [{ ids: [first!.id], reason: 'It is odd' }]
        throw new ApiError('HTTP', 422, 'One can’t be changed', { refused })
      },
    )
    await made.run()
    expect([made.status, made.counts.done, made.counts.failed]).toEqual(['refused', limits.bulk, 1])
    await made.run()
    expect([made.status, made.counts.done, made.counts.failed]).toEqual(['ended', count - 1, 1])
  })

  it('are asked for by the same key after an answer that was lost', async () => {
    const { made, keys } = job(
      () => undefined,
      () => {
        throw networkError()
      },
    )
    await made.run()
    expect(made.counts.done).toBe(count)
    expect(keys).toHaveLength(4)
    expect(keys[1]).toBe(keys[2])
    expect(new Set(keys).size).toBe(3)
  })
})
