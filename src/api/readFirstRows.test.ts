import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytes, comingIn } from '../testing/api/comingIn'
import { manyTags } from '../testing/api/manyTags'
import { reading, settled, url } from '../testing/api/readingEarly'
import { json } from '../testing/api/scriptedClient'
import type { ClientOptions } from './client'
import { accepted, type EarlyCall } from './earlyCalls'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a list whose first rows the head of the page has asked for by themselves', () => {
  const rows = manyTags(500)
  const page = (data: unknown, status = 200) => Promise.resolve(json({ data }, status))

  /** As `reading`; the host answers the call for the whole list by `whole`. */
  function readingFirst(
    answer: EarlyCall['answer'],
    { whole = () => json({ data: rows }), ...over }: { whole?: () => Response } & Partial<ClientOptions> = {},
  ) {
    const sent: [url: unknown, headers: unknown][] = []
    const fetch = async (url: unknown, { headers }: RequestInit = {}) => {
      sent.push([url, headers])
      return whole()
    }
    return { sent, ...reading(answer, { fetch: fetch as typeof globalThis.fetch, ...over }, {}, true) }
  }

  it('shows them, and asks for the whole once they are drawn, as the head does', async () => {
    const first = page({ rows: rows.slice(0, 100) })
    const isDrawn = () => new Promise<void>(() => undefined)
    const waiting = readingFirst(first, { isDrawn })
    await vi.advanceTimersByTimeAsync(100)
    expect([waiting.shown.length, waiting.sent]).toEqual([1, []])
    const { shown, sent, outcome } = readingFirst(page({ rows: rows.slice(0, 100) }))
    expect(await settled(outcome)).toEqual({ answer: rows })
    expect(shown[0]).toEqual(rows.slice(0, 100))
    expect(sent).toEqual([[url, { Accept: accepted, Authorization: 'Bearer ada' }]])
  })

  it.each([
    ['cannot be had', () => Promise.resolve(undefined)],
    ['are refused', () => page({ rows: [] }, 422)],
    ['are the whole list, of a host that does not know what was asked', () => page(rows)],
    ['are no rows of this list', () => page({ rows: [{ id: 'one' }] })],
    ['are no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
    ['break off', () => Promise.resolve(comingIn([bytes('{"data":{"rows":[')], true))],
  ])('shows nothing of them where they %s, and asks for the whole at once', async (_, answer) => {
    const { shown, sent, outcome } = readingFirst(answer())
    expect(await settled(outcome)).toEqual({ answer: rows })
    expect(shown[0]).toHaveLength(500)
    expect(sent).toHaveLength(1)
  })

  it('leaves a whole list that is refused to the client', async () => {
    const whole = () => json({ message: 'No' }, 403)
    const { early, outcome } = readingFirst(page({ rows: rows.slice(0, 100) }), { whole })
    expect(await settled(outcome)).toBeUndefined()
    expect(early).toMatchObject([{ url, hasFailed: true, isFirstRows: false }])
    expect(await (await early[0]?.answer)?.json()).toEqual({ message: 'No' })
  })

  it('is left to the client where the network fails meanwhile', async () => {
    const whole = () => {
      throw new TypeError('Failed to fetch')
    }
    const { early, outcome } = readingFirst(page({ rows: rows.slice(0, 100) }), { whole })
    expect(await settled(outcome)).toBeUndefined()
    expect(early).toEqual([])
  })

  it('ends the call for the whole when nobody waits for it any more', async () => {
    const controller = new AbortController()
    let ended: AbortSignal | null | undefined
    const fetch = async (_: unknown, { signal }: RequestInit = {}) => {
      ended = signal
      return new Promise<Response>(() => undefined)
    }
    const first = page({ rows: rows.slice(0, 100) })
    const { outcome } = reading(first, { fetch: fetch as never }, { signal: controller.signal }, true)
    await vi.advanceTimersByTimeAsync(10)
    expect(ended?.aborted).toBe(false)
    controller.abort()
    expect(await settled(outcome)).toMatchObject({ name: 'AbortError' })
    expect(ended?.aborted).toBe(true)
  })
})
