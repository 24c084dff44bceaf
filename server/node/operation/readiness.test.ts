import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readinessOf } from './readiness'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ready-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('reports database, migrations and disk', async () => {
  const current = { isCurrent: async () => true }
  const all = { database: 'ok', migrations: 'ok', disk: 'ok' }
  expect(await readinessOf(current, [folder])()).toEqual(all)
  expect(await readinessOf({ isCurrent: async () => false }, [folder])()).toEqual({
    ...all,
    migrations: 'failed',
  })
  expect(await readinessOf({ isCurrent: () => Promise.reject(new Error('away')) }, [folder])()).toEqual({
    ...all,
    database: 'failed',
    migrations: 'failed',
  })
  expect(await readinessOf(current, [])()).toEqual(all)
  const none = path.join(folder, 'none')
  expect(await readinessOf(current, [folder, none])()).toEqual({ ...all, disk: 'failed' })
})

it('is not waited for above 3 s, and checked once for all who ask meanwhile', async () => {
  const isCurrent = vi.fn(() => new Promise<boolean>(() => undefined))
  const readiness = readinessOf({ isCurrent }, [folder])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isFound = false
    const found = Promise.all([readiness(), readiness(), readiness()]).finally(() => (isFound = true))
    await vi.advanceTimersByTimeAsync(2999)
    expect(isFound).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await found).map(({ database }) => database)).toEqual(['failed', 'failed', 'failed'])
  } finally {
    vi.useRealTimers()
  }
  expect(isCurrent).toHaveBeenCalledTimes(1)
})
