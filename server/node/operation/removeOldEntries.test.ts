import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemoryDatabase } from '../../database/memory'
import type { Database } from '../../database/port'
import { entryOf } from '../../trail/Notes'
import { removeOldEntriesDaily, removeOldEntries } from './removeOldEntries'

const day = 24 * 60 * 60_000
const now = Date.parse('2026-03-01T12:00:00Z')
const actor = { user: undefined, address: '', requestId: '', call: 'start' }

/** A trail with an entry of each age in days. */
async function trailOf(ages: readonly number[]): Promise<Database> {
  const database = openMemoryDatabase()
  const note = { event: 'created', before: {}, after: {} }
  const entries = ages.map((age) => entryOf(note, actor, new Date(now - age * day)))
  await database.transaction(({ trail }) => trail.append(entries))
  return database
}

const agesIn = (database: Database) =>
  database.transaction(async ({ trail }) => {
    const { entries } = await trail.page({ most: 10_000 })
    return entries.map(({ at }) => (now - at.getTime()) / day)
  })

describe('the audit trail', () => {
  beforeEach(() => void vi.useFakeTimers({ now }))
  afterEach(() => void vi.useRealTimers())

  it('loses what is older than so many days, however much that is', async () => {
    const database = await trailOf([...Array.from({ length: 2500 }, () => 31), 30, 29.5, 0])
    await removeOldEntries(database, 30, { now })
    expect(await agesIn(database)).toEqual([0, 29.5, 30])
    await removeOldEntries(database, 1, { now })
    expect(await agesIn(database)).toEqual([0])
  })

  it('loses it at the start and each day, until it is stopped', async () => {
    const database = await trailOf([400, 364.5, 363.5, 0])
    const end = removeOldEntriesDaily({ database, days: 365, log: () => undefined })
    await vi.advanceTimersByTimeAsync(0)
    expect(await agesIn(database)).toEqual([0, 363.5, 364.5])
    await vi.advanceTimersByTimeAsync(day)
    expect(await agesIn(database)).toEqual([0, 363.5])
    await end()
    await vi.advanceTimersByTimeAsync(5 * day)
    expect(await agesIn(database)).toEqual([0, 363.5])
  })

  it('says what went wrong, and tries again the next day', async () => {
    const database = await trailOf([400, 0])
    let isAway = true
    const failing: Database = {
      ...database,
      transaction: (work) => (isAway ? Promise.reject(new Error('away')) : database.transaction(work)),
    }
    const faults: unknown[] = []
    const end = removeOldEntriesDaily({ database: failing, days: 365, log: (error) => faults.push(error) })
    await vi.advanceTimersByTimeAsync(0)
    expect(faults).toEqual([new Error('away')])
    isAway = false
    await vi.advanceTimersByTimeAsync(day)
    expect(await agesIn(database)).toEqual([0])
    await end()
  })
})
