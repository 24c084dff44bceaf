import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressFollower, addressDelay } from './AddressFollower'

describe('the address of a list', () => {
  let written: string[]
  let follower: AddressFollower
  const write = (query: string) => void written.push(query)
  const isForeign = (query: string) => {
    const onForeign = vi.fn()
    follower.take(query, onForeign)
    return onForeign.mock.calls.length === 1
  }
  const type = (...queries: string[]) => {
    for (const query of queries) follower.follow(query, write, false)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    follower = new AddressFollower('')
  })
  afterEach(() => vi.useRealTimers())

  it('changes once for a whole word, 300 ms after its last key', () => {
    for (const query of ['q=r', 'q=re', 'q=rea', 'q=reac', 'q=react']) {
      type(query)
      vi.advanceTimersByTime(addressDelay - 1)
    }
    expect(written).toEqual([])
    vi.advanceTimersByTime(1)
    expect(written).toEqual(['q=react'])
    expect(addressDelay).toBe(300)
  })

  it('changes at most 100 times in 30 seconds, however one types', () => {
    for (let at = 0; at < 30_000; at += 301) {
      type(`q=${at}`)
      vi.advanceTimersByTime(301)
    }
    expect(written.length).toBeLessThanOrEqual(100)
  })

  it('is written at once when somebody may leave, and not a second time', () => {
    type('q=react')
    follower.flush()
    expect(written).toEqual(['q=react'])
    follower.flush()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['q=react'])
  })

  it('stays when it would become what it is', () => {
    type('q=r', '')
    vi.advanceTimersByTime(1000)
    expect(written).toEqual([])
  })

  it('is no longer written once the page is left', () => {
    type('q=react')
    follower.stop()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual([])
  })

  it('takes what comes back late for its own, and all else for foreign', () => {
    type('q=re')
    follower.flush()
    type('q=rea')
    follower.flush()
    expect(isForeign('q=re')).toBe(false)
    expect(isForeign('q=rea')).toBe(false)
    expect(isForeign('q=re')).toBe(true)
    expect(isForeign('')).toBe(true)
  })

  it('forgets what was typed when another address comes', () => {
    type('q=react')
    expect(isForeign('q=vue')).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(written).toEqual([])
  })
})
