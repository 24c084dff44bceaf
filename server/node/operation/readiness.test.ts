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
  const started = Date.now()
  const found = await Promise.all([readiness(), readiness(), readiness()])
  expect(found.map(({ database }) => database)).toEqual(['failed', 'failed', 'failed'])
  expect(Date.now() - started).toBeLessThan(5000)
  expect(isCurrent).toHaveBeenCalledTimes(1)
})
