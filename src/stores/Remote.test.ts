import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Remote } from './Remote'

/** A fetch whose answers are given by hand, in any order. */
function handFed() {
  const asked: { answer: (value: string) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = []
  const fetchValue = vi.fn<(signal: AbortSignal) => Promise<string>>(
    (signal) => new Promise((answer, fail) => asked.push({ answer, fail, signal })),
  )
  return { asked, fetchValue, remote: new Remote(fetchValue) }
}
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Remote', () => {
  it('loads when a screen retains it, once for all screens', async () => {
    const { asked, fetchValue, remote } = handFed()
    remote.retain()
    remote.retain()
    expect(remote.status).toBe('loading')
    asked[0]?.answer('a')
    await turn()
    expect(remote.status).toBe('ready')
    expect(remote.value).toBe('a')
    remote.retain()
    expect(fetchValue).toHaveBeenCalledTimes(1)
  })

  it('keeps the value 60 s after the last screen let it go, and not longer', async () => {
    const { asked, fetchValue, remote } = handFed()
    const letGo = remote.retain()
    asked[0]?.answer('a')
    await turn()
    letGo()
    await vi.advanceTimersByTimeAsync(59_000)
    const again = remote.retain()
    expect(remote.value).toBe('a')
    expect(fetchValue).toHaveBeenCalledTimes(1)
    again()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(remote.value).toBeUndefined()
    remote.retain()
    expect(fetchValue).toHaveBeenCalledTimes(2)
  })

  it('aborts a load that no screen needs any more, but not when a screen is drawn twice', async () => {
    const { asked, remote } = handFed()
    remote.retain()()
    const letGo = remote.retain()
    await turn()
    expect(asked[0]?.signal.aborted).toBe(false)
    letGo()
    await turn()
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(remote.error).toBeUndefined()
  })

  it('keeps the former value when a refresh fails, and tells why', async () => {
    const { asked, remote } = handFed()
    remote.retain()
    asked[0]?.answer('a')
    await turn()
    remote.invalidate()
    asked[1]?.fail(new Error('no'))
    await turn()
    expect(remote.status).toBe('ready')
    expect(remote.value).toBe('a')
    expect(remote.error).toBeInstanceOf(Error)
  })

  it('waits with an invalidated value until a screen needs it', async () => {
    const { fetchValue, remote } = handFed()
    remote.invalidate()
    expect(fetchValue).not.toHaveBeenCalled()
    remote.retain()
    expect(fetchValue).toHaveBeenCalledTimes(1)
  })

  it('shows a suggestion at once and still loads', async () => {
    const { asked, remote } = handFed()
    remote.suggest('known')
    remote.retain()
    expect(remote.value).toBe('known')
    asked[0]?.answer('fresh')
    await turn()
    expect(remote.value).toBe('fresh')
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
          const { asked, remote } = handFed()
          for (const _ of order) void remote.load()
          for (const index of order) {
            if (failures[index]) asked[index]?.fail(new Error(String(index)))
            else asked[index]?.answer(String(index))
            await turn()
          }
          const last = order.length - 1
          if (failures[last]) expect(remote.error).toEqual(new Error(String(last)))
          else expect(remote.value).toBe(String(last))
          expect(remote.isLoading).toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })
})
