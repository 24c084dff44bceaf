import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inIdle } from './inIdle'

/** Work that waits for a pause of the browser. */
let waiting: ((pause: { timeRemaining: () => number }) => void)[]

/** The browser has so many ms for it, of which each look at the clock takes one. */
const pause = (time: number) => {
  let left = time
  waiting.splice(0).forEach((work) => work({ timeRemaining: () => left-- }))
}

beforeEach(() => {
  waiting = []
  const browser = {
    requestIdleCallback: (work: (typeof waiting)[number]) => waiting.push(work),
    cancelIdleCallback: () => (waiting = []),
  }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
})
afterEach(() => void vi.unstubAllGlobals())

describe('work in the pauses of the browser', () => {
  it('takes as many steps as a pause has time for, at least one, and goes on in the next', () => {
    let steps = 0
    inIdle(() => (steps += 1) === 10)
    expect(steps).toBe(0)
    pause(6)
    expect(steps).toBe(5)
    pause(0)
    expect(steps).toBe(6)
    pause(100)
    expect(steps).toBe(10)
    expect(waiting).toEqual([])
  })

  it('stops between two pauses', () => {
    let steps = 0
    const stop = inIdle(() => {
      steps += 1
      return false
    })
    pause(0)
    stop()
    pause(50)
    expect(steps).toBe(1)
  })
})
