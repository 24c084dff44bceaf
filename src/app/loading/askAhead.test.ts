import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../../lib/afterPaint'
import { patterns, paths } from '../../paths'
import { testStores } from '../../testing/stores/testStores'
import { askAhead } from './askAhead'

afterEach(() => void vi.useRealTimers())

const records = [
  ['projects', paths.projectEdit(1), '/public/open-source/1'],
  ['articles', paths.articleEdit(1), '/public/article/1'],
  ['tags', paths.tagEdit(1), '/public/tag/1'],
] as const

describe('asking for a record before its screen is there', () => {
  for (const [name, path, call] of records)
    it(`asks once at ${path}, and the screen takes over the call`, async () => {
      const { stores, calls } = await testStores('SUPER_ADMIN')
      askAhead(stores, path)
      askAhead(stores, path)
      const release = stores[name].one.of(1).retain()
      await expect.poll(() => stores[name].one.of(1).isLoading).toBe(false)
      expect(stores[name].one.of(1).status).toBe('ready')
      expect(calls).toEqual([`GET ${call}`])
      release()
    })

  it('calls it off when no screen has come after 5 s', async () => {
    const { stores, setWire } = await testStores('SUPER_ADMIN')
    const signals: (AbortSignal | undefined | null)[] = []
    setWire((_input, init) => {
      signals.push(init?.signal)
      return new Promise(() => {})
    })
    vi.useFakeTimers()
    askAhead(stores, paths.projectEdit(1))
    await vi.advanceTimersByTimeAsync(4900)
    expect(stores.projects.one.of(1).isLoading).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(stores.projects.one.of(1).isLoading).toBe(false)
  })

  it.each([patterns.projects, '/osn_main/edit/0', '/osn_main/edit/x', '/claim/7', '/nowhere'])(
    'asks for nothing at %s',
    async (path) => {
      const { stores, calls } = await testStores('SUPER_ADMIN')
      askAhead(stores, path)
      await afterPaint()
      expect(calls).toEqual([])
    },
  )
})
