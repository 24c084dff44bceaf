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

  it.each(['load', 'error'])(
    'ends with the %s of the code where the call is not answered yet',
    async (outcome) => {
      wait(never, callThat(never))
      await settled()
      expect(isOver).toBe(false)
      link.dispatchEvent(new Event(outcome))
      await settled()
      expect(isOver).toBe(true)
    },
  )

  it('ends at once where the code is there, and no answer', async () => {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{}] as PerformanceEntry[])
    wait(never, callThat(never))
    await settled()
    expect(isOver).toBe(true)
    vi.restoreAllMocks()
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
