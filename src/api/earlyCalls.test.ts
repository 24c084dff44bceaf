import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOver, failureOf, json } from '../testing/api/scriptedClient'
import type { EarlyCall } from './earlyCalls'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tags = [{ id: 1, name: 'web' }]
const other = [{ id: 2, name: 'cli' }]

const page = { rows: [], before: null, after: null, counts: null, boundaries: null }

const early = (
  answer: Response | undefined | Promise<Response>,
  more: Partial<EarlyCall> = {},
): EarlyCall => ({
  url: 'http://console.test/api/public/tags',
  token: 'secret',
  answer: Promise.resolve(answer),
  ...more,
})

/** A client with these early calls, whose wire answers `other`. */
const clientWith = (calls: EarlyCall[], options: Parameters<typeof clientOver>[1] = {}) =>
  clientOver(() => json(other), { early: calls, ...options })

describe('what the head of the page has asked for', () => {
  it('is taken over by the call that asks for it, once', async () => {
    const { requests, call } = clientWith([early(json(tags))])
    expect(await call('tagList')).toEqual(tags)
    expect(requests).toEqual([])
    expect(await call('tagList')).toEqual(other)
    expect(requests).toHaveLength(1)
  })

  it('is taken over with what was asked of a list', async () => {
    const url = 'http://console.test/api/admin/osn/0?limit=1'
    const { requests, call } = clientWith([early(json({ data: page }), { url })], {
      isOffered: () => true,
    })
    expect(await call('projectQuery', { query: { limit: 1 } })).toEqual(page)
    expect(requests).toEqual([])
  })

  it.each([
    ['another call', { url: 'http://console.test/api/public/categories' }],
    ['another token', { token: 'older' }],
  ])('is left alone where it is %s', async (_, more) => {
    const { requests, call } = clientWith([early(json(tags), more)])
    expect(await call('tagList')).toEqual(other)
    expect(requests).toHaveLength(1)
  })

  it('is never the answer to a write', async () => {
    const url = 'http://console.test/api/auth/logout'
    const { requests, call } = clientWith([early(json({ success: true }), { url })])
    await failureOf(call('logout'))
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
  })

  it('is asked for anew where the network failed', async () => {
    const { requests, call } = clientWith([early(undefined)])
    const answer = call('tagList')
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(other)
    expect(requests).toHaveLength(1)
  })

  it('is asked for anew where it breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data": ['))
        controller.error(new TypeError('network error'))
      },
    })
    const { requests, call } = clientWith([early(new Response(body))])
    const answer = call('tagList')
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(other)
    expect(requests).toHaveLength(1)
  })

  it('ends the session by a 401, as every answer does', async () => {
    const onUnauthorized = vi.fn()
    const { call } = clientWith([early(json({ message: 'No' }, 401))], { onUnauthorized })
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'HTTP', status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('is made again by the usual rules where the server failed', async () => {
    const { requests, call } = clientWith([early(json({ message: 'Away' }, 503))])
    const answer = call('tagList')
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(other)
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['the network failed', undefined],
    ['the server failed', json({ message: 'Away' }, 503)],
  ])('is the first of three tries where %s', async (_, answer) => {
    const { requests, call } = clientOver(() => json({ message: 'Away' }, 503), { early: [early(answer)] })
    expect(await failureOf(call('tagList'))).toMatchObject({ status: 503 })
    expect(requests).toHaveLength(2)
  })

  it('is checked as every answer is', async () => {
    const { call } = clientWith([early(json({ data: [{ id: 'one' }] }))])
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'PARSING_ERROR' })
  })

  it('hands on a token that the server has rotated', async () => {
    const onToken = vi.fn()
    const { call } = clientWith([early(json(tags, 200, { authorization: 'Bearer fresh' }))], { onToken })
    await call('tagList')
    expect(onToken).toHaveBeenCalledWith('fresh')
  })

  it('is waited for no longer than any call, and then asked for anew', async () => {
    const { requests, call } = clientWith([early(new Promise<Response>(() => undefined))])
    const answer = call('tagList')
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(other)
    expect(requests).toHaveLength(1)
  })

  it('is not waited for by a call that is aborted', async () => {
    const { requests, call } = clientWith([early(new Promise<Response>(() => undefined))])
    const controller = new AbortController()
    const answer = call('tagList', { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests).toEqual([])
  })
})
