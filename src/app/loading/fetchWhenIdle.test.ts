import { afterEach, expect, it, vi } from 'vitest'
import { fetchWhenIdle } from './fetchWhenIdle'

afterEach(() => void vi.useRealTimers())

it('fetches all parts after a while, one after the other, whatever becomes of each', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const order: string[] = []
  const part =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      order.push(`${name} ends`)
      if (fails) throw new Error('thrown on purpose')
    }
  const stop = fetchWhenIdle([part('one'), part('two', true), part('three'), part('four')])
  await vi.advanceTimersByTimeAsync(1900)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(560)
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  const expected = ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`])
  expect(order).toEqual(expected)
  vi.unstubAllGlobals()
})
