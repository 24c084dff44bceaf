import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors'
import { databaseAway } from '../contract/limits'
import { Resource } from './Resource'

/** A fetch whose answers are given by hand, in any order. */
function handFed() {
  const asked: { answer: (value: string) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = []
  const fetchValue = vi.fn<(signal: AbortSignal) => Promise<string>>(
    (signal) => new Promise((answer, fail) => asked.push({ answer, fail, signal })),
  )
  return { asked, fetchValue, resource: new Resource(fetchValue) }
}
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Resource', () => {
  it('takes what was written under a tag without a call, and is read again for the next screen', async () => {
    const { asked, fetchValue, resource } = handFed()
    const release = resource.retain()
    asked[0]?.answer('a')
    await turn()
    resource.replaced('"2"', (value) => `${value}, changed`)
    expect([resource.value, resource.tag, resource.isLoading]).toEqual(['a, changed', '"2"', false])
    expect(fetchValue).toHaveBeenCalledTimes(1)
    release()
    await turn()
    resource.retain()
    expect(fetchValue).toHaveBeenCalledTimes(2)
  })

  it('is read again after a write without a tag, or with a value that only the server knows', async () => {
    const { asked, fetchValue, resource } = handFed()
    resource.retain()
    asked[0]?.answer('a')
    await turn()
    resource.replaced(undefined, () => 'b')
    resource.replaced('"3"', () => undefined)
    expect(resource.value).toBe('a')
    expect(fetchValue).toHaveBeenCalledTimes(3)
  })

  it('drops an older answer that arrives after a write', async () => {
    const { asked, resource } = handFed()
    resource.retain()
    asked[0]?.answer('a')
    await turn()
    void resource.load()
    resource.replaced('"2"', () => 'written')
    asked[1]?.answer('older')
    await turn()
    expect(resource.value).toBe('written')
  })

  it('loads when a screen retains it, once for all screens', async () => {
    const { asked, fetchValue, resource } = handFed()
    resource.retain()
    resource.retain()
    expect(resource.status).toBe('loading')
    asked[0]?.answer('a')
    await turn()
    expect(resource.status).toBe('ready')
    expect(resource.value).toBe('a')
    resource.retain()
    expect(fetchValue).toHaveBeenCalledTimes(1)
  })

  it('asks a server that lost its database again by itself while a screen waits', async () => {
    const away = new ApiError('HTTP', 503, 'away', { success: false, code: databaseAway }, 2)
    const { asked, fetchValue, resource } = handFed()
    const release = resource.retain()
    for (const count of [1, 2, 3]) {
      asked[count - 1]?.fail(away)
      await turn()
      expect(resource.error).toBe(away)
      await vi.advanceTimersByTimeAsync(1999)
      expect(fetchValue).toHaveBeenCalledTimes(count)
      await vi.advanceTimersByTimeAsync(1)
      expect(fetchValue).toHaveBeenCalledTimes(count + 1)
    }
    asked[3]?.answer('back')
    await turn()
    expect([resource.value, resource.error]).toEqual(['back', undefined])
    void resource.load()
    asked[4]?.fail(away)
    await turn()
    release()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fetchValue).toHaveBeenCalledTimes(5)
  })

  it('does not repeat another failure by itself', async () => {
    const { asked, fetchValue, resource } = handFed()
    resource.retain()
    asked[0]?.fail(new ApiError('HTTP', 503, 'busy', { success: false, message: 'busy' }, 2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetchValue).toHaveBeenCalledTimes(1)
  })

  it('keeps the value 60 s after the last screen released it, and not longer', async () => {
    const { asked, fetchValue, resource } = handFed()
    const release = resource.retain()
    asked[0]?.answer('a')
    await turn()
    release()
    await vi.advanceTimersByTimeAsync(59_000)
    const again = resource.retain()
    expect(resource.value).toBe('a')
    expect(fetchValue).toHaveBeenCalledTimes(1)
    again()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(resource.value).toBeUndefined()
    resource.retain()
    expect(fetchValue).toHaveBeenCalledTimes(2)
  })

  it('aborts a load that no screen needs any more, but not when a screen is drawn twice', async () => {
    const { asked, resource } = handFed()
    resource.retain()()
    const release = resource.retain()
    await turn()
    expect(asked[0]?.signal.aborted).toBe(false)
    release()
    await turn()
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(resource.error).toBeUndefined()
  })

  it('keeps the former value when a refresh fails, and has the reason', async () => {
    const { asked, resource } = handFed()
    resource.retain()
    asked[0]?.answer('a')
    await turn()
    resource.invalidate()
    asked[1]?.fail(new Error('no'))
    await turn()
    expect(resource.status).toBe('ready')
    expect(resource.value).toBe('a')
    expect(resource.error).toBeInstanceOf(Error)
  })

  it('waits with an invalidated value until a screen needs it', async () => {
    const { fetchValue, resource } = handFed()
    resource.invalidate()
    expect(fetchValue).not.toHaveBeenCalled()
    resource.retain()
    expect(fetchValue).toHaveBeenCalledTimes(1)
  })

  it('shows a seed at once and still loads', async () => {
    const { asked, resource } = handFed()
    resource.seed('known')
    resource.retain()
    expect(resource.value).toBe('known')
    asked[0]?.answer('fresh')
    await turn()
    expect(resource.value).toBe('fresh')
  })

  it('never lets an older answer replace a newer one, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 6 })
          .chain((loads) =>
            fc.tuple(
              fc.shuffledSubarray([...Array(loads).keys()], { minLength: loads, maxLength: loads }),
              fc.array(fc.boolean(), { minLength: loads, maxLength: loads }),
            ),
          ),
        async ([order, failures]) => {
          const { asked, resource } = handFed()
          for (const _ of order) void resource.load()
          for (const index of order) {
            if (failures[index]) asked[index]?.fail(new Error(String(index)))
            else asked[index]?.answer(String(index))
            await turn()
          }
          const last = order.length - 1
          if (failures[last]) expect(resource.error).toEqual(new Error(String(last)))
          else expect(resource.value).toBe(String(last))
          expect(resource.isLoading).toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })
})
