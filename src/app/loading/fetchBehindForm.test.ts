import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchBehindForm } from './fetchBehindForm'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = () => {
  const place = new EventTarget()
  const load = vi.fn(() => Promise.resolve())
  fetchBehindForm(place, load)
  return { place, load }
}

it('fetches behind the first picture of a form that nobody uses', async () => {
  const { load } = begin()
  await vi.advanceTimersByTimeAsync(250)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(load).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'keydown', 'input'])('fetches at once at the first %s', async (use) => {
  const { place, load } = begin()
  place.dispatchEvent(new Event(use))
  expect(load).toHaveBeenCalledOnce()
  place.dispatchEvent(new Event(use))
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledOnce()
})
