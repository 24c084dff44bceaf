import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder, type FolderLock } from './folderLock'
import { watchLock, type WatchedLock } from './lockWatch'

describe('a lock that is watched', () => {
  let folder: string
  let file: string
  let readings: number
  let lock: WatchedLock

  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'watch-')), 'data')
    await mkdir(folder)
    file = path.join(folder, 'database.lock')
    const inner = await lockFolder(file)
    readings = 0
    const counted: FolderLock = {
      isHeld: () => {
        readings += 1
        return inner.isHeld()
      },
      renew: () => inner.renew(),
      release: () => inner.release(),
    }
    lock = watchLock(counted, folder)
  })
  afterEach(async () => {
    lock.unwatch()
    await lock.release()
    await rm(path.dirname(folder), { recursive: true, force: true })
  })

  const notices = () => vi.waitFor(async () => expect(await lock.isHeld()).toBe(false), { interval: 10 })

  it('is read once for a thousand calls, whether they come together or one by one', async () => {
    await Promise.all(Array.from({ length: 500 }, () => lock.isHeld()))
    for (let call = 0; call < 500; call += 1) expect(await lock.isHeld()).toBe(true)
    expect(readings).toBe(1)
  })

  it('is lost when its folder is removed, and stays lost', async () => {
    expect(await lock.isHeld()).toBe(true)
    await rm(folder, { recursive: true })
    await notices()
    await mkdir(folder)
    await (await lockFolder(file)).release()
    expect(await lock.isHeld()).toBe(false)
  })

  it('is lost when another server put its own in its place', async () => {
    expect(await lock.isHeld()).toBe(true)
    await rm(file)
    await writeFile(file, JSON.stringify({ pid: 1, start: 'x', host: 'elsewhere.example', key: 'a' }))
    await notices()
  })

  it('is read again from time to time where the system reports no changes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const held = vi.fn(async () => true)
    const unreported = watchLock(
      { isHeld: held, renew: async () => {}, release: async () => {} },
      path.join(folder, 'not there'),
    )
    expect(await unreported.isHeld()).toBe(true)
    held.mockResolvedValue(false)
    expect(await unreported.isHeld()).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(await unreported.isHeld()).toBe(false)
    unreported.unwatch()
    vi.advanceTimersByTime(50_000)
    expect(held).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('is renewed at least every 20 seconds until it is no longer watched', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const renew = vi.fn(async () => {})
    const watched = watchLock({ isHeld: async () => true, renew, release: async () => {} }, folder)
    vi.advanceTimersByTime(60_000)
    expect(renew.mock.calls.length).toBeGreaterThanOrEqual(3)
    watched.unwatch()
    renew.mockClear()
    vi.advanceTimersByTime(60_000)
    expect(renew).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
