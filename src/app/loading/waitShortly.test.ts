import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitShortly } from './waitShortly'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for code and a user that are on their way. */
function wait() {
  const session = observable({ isKnown: false })
  let come = () => {}
  const isOver = vi.fn()
  const code = new Promise<void>((resolve) => (come = resolve))
  void waitShortly(code, () => session.isKnown).then(isOver)
  return { isOver, come: () => come(), know: () => runInAction(() => (session.isKnown = true)) }
}

it('waits for both', async () => {
  const { isOver, come, know } = wait()
  await vi.advanceTimersByTimeAsync(20)
  come()
  await vi.advanceTimersByTimeAsync(20)
  expect(isOver).not.toHaveBeenCalled()
  know()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toHaveBeenCalledOnce()
})

it('waits no longer than 150 ms', async () => {
  const { isOver } = wait()
  await vi.advanceTimersByTimeAsync(149)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalledOnce()
})
