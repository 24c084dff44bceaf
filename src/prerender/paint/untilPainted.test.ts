// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EarlyCall } from '../../api/earlyCalls'
import { untilPainted } from './untilPainted'

const never = new Promise<never>(() => {})
const callThat = (answer: EarlyCall['answer']): EarlyCall => ({ url: '/list', token: 't', answer })

describe('the wait for what is painted', () => {
  let link: HTMLLinkElement
  let isOver: boolean
  beforeEach(() => {
    vi.useFakeTimers()
    link = document.createElement('link')
    link.href = '/assets/console.js'
    isOver = false
  })
  afterEach(() => vi.useRealTimers())

  const wait = (painted: Promise<void>, call: EarlyCall) =>
    void untilPainted({ painted, call }, [link]).then(() => (isOver = true))
  const settled = () => vi.advanceTimersByTimeAsync(0)

  it('ends when it is painted', async () => {
    let paint = () => {}
    wait(new Promise((resolve) => (paint = resolve)), callThat(never))
    await settled()
    expect(isOver).toBe(false)
    paint()
    await settled()
    expect(isOver).toBe(true)
  })

  it('ends when it can’t be painted', async () => {
    wait(Promise.reject(new Error('no')), callThat(never))
    await settled()
    expect(isOver).toBe(true)
  })

  it.each(['load', 'error'])('ends 1 s after the %s of the code without an answer', async (outcome) => {
    wait(never, callThat(never))
    await settled()
    link.dispatchEvent(new Event(outcome))
    await vi.advanceTimersByTimeAsync(999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })

  describe('where the code is there', () => {
    beforeEach(() => {
      vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{}] as PerformanceEntry[])
    })
    afterEach(() => void vi.restoreAllMocks())

    it('ends after 1 s without an answer', async () => {
      wait(never, callThat(never))
      await vi.advanceTimersByTimeAsync(999)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(isOver).toBe(true)
    })

    it('goes on for an answer that comes within 1 s', async () => {
      let paint = () => {}
      const answer = new Promise<Response>((resolve) => setTimeout(resolve, 900, new Response()))
      wait(new Promise((resolve) => (paint = resolve)), callThat(answer))
      await vi.advanceTimersByTimeAsync(1200)
      expect(isOver).toBe(false)
      paint()
      await settled()
      expect(isOver).toBe(true)
    })
  })

  it('goes on where the call is answered before the code is there, for 2 s', async () => {
    wait(never, callThat(Promise.resolve(new Response())))
    await settled()
    link.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })
})
