import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpointNames, repeatable } from '../contract/endpoints'
import { headers } from '../contract/limits'
import { clientOver, failureOf, input, json, type Answerer } from '../testing/api/scriptedClient'
import { isAborted } from './errors'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('retries', () => {
  const tries = { read: 3, replace: 3, once: 1 }
  const faults: { fault: string; answer: Answerer; expected: typeof tries }[] = [
    {
      fault: 'a network error',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      expected: tries,
    },
    { fault: '502', answer: () => json({}, 502), expected: tries },
    { fault: '503', answer: () => json({}, 503), expected: tries },
    { fault: '504', answer: () => json({}, 504), expected: tries },
    { fault: '429', answer: () => json({}, 429), expected: tries },
    { fault: '500', answer: () => json({}, 500), expected: { read: 3, replace: 1, once: 1 } },
    { fault: '404', answer: () => json({}, 404), expected: { read: 1, replace: 1, once: 1 } },
    { fault: '422', answer: () => json({}, 422), expected: { read: 1, replace: 1, once: 1 } },
    {
      fault: 'unreadable JSON',
      answer: () => new Response('{"data": ['),
      expected: { read: 1, replace: 1, once: 1 },
    },
    { fault: 'an unknown shape', answer: () => json(7), expected: { read: 1, replace: 1, once: 1 } },
  ]
  for (const { fault, answer, expected } of faults)
    it(`follow the table of decisions for every call after ${fault}`, async () => {
      for (const name of endpointNames) {
        const { call, requests } = clientOver(answer)
        await failureOf(call(name, input(name)))
        expect({ name, tries: requests.length }).toEqual({ name, tries: expected[repeatable(name)] })
      }
    })

  it('follow a time-out of 15 s', async () => {
    const hang: Answerer = (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      )
    const { call, requests } = clientOver(hang)
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'TIMEOUT_ERROR' })
    expect(requests).toHaveLength(3)
  })

  it('wait for the answer to an upload, a merge or its undo for two minutes', async () => {
    for (const [name, wanted] of [
      ['upload', 120_000],
      ['mergeCreate', 120_000],
      ['removalUndo', 120_000],
      ['removalCreate', 15_000],
    ] as const) {
      const begun = Date.now()
      let first: number | undefined
      const { call } = clientOver(
        (request) =>
          new Promise((_, reject) =>
            request.signal.addEventListener('abort', () => {
              first ??= Date.now() - begun
              reject(new DOMException('Aborted', 'AbortError'))
            }),
          ),
      )
      await failureOf(call(name, { ...input(name), params: { id: 1, kind: 'tag' } }))
      expect([name, first]).toEqual([name, wanted])
    }
  })

  it('wait as long as Retry-After says up to 10 s, and not at all beyond', async () => {
    const short = clientOver(() => json({}, 429, { 'Retry-After': '9' }))
    const before = Date.now()
    await failureOf(short.call('tagList'))
    expect(short.requests).toHaveLength(3)
    expect(Date.now() - before).toBeGreaterThanOrEqual(18_000)

    const long = clientOver(() => json({}, 429, { 'Retry-After': '11' }))
    expect((await failureOf(long.call('tagList'))).retryAfter).toBe(11)
    expect(long.requests).toHaveLength(1)
  })

  it('leave a 429 of a keyed POST to the countdown on its button', async () => {
    const announce = { [headers.idempotencyKept]: '86400' }
    const { call, requests } = clientOver((request) =>
      request.method === 'GET' ? json({ data: [] }, 200, announce) : json({}, 429),
    )
    await call('tagList')
    await failureOf(call('tagCreate', { ...input('tagCreate'), idempotencyKey: 'k' }))
    expect(requests).toHaveLength(2)
  })

  it('repeat a POST with the same key once the server announced that it keeps keys', async () => {
    const announce = { [headers.idempotencyKept]: '86400' }
    const { call, requests } = clientOver((request) =>
      request.method === 'GET' ? json({ data: [] }, 200, announce) : json({}, 503),
    )
    await call('tagList')
    await failureOf(call('tagCreate', { body: { name: 'a' }, idempotencyKey: 'key-1' }))
    const posts = requests.filter((request) => request.method === 'POST')
    expect(posts.map((request) => request.headers.get(headers.idempotencyKey))).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ])
  })

  it('never send a key that the server did not announce', async () => {
    const { call, requests } = clientOver(() => json({}, 503))
    await failureOf(call('tagCreate', { body: { name: 'a' }, idempotencyKey: 'key-1' }))
    expect(requests.map((request) => request.headers.get(headers.idempotencyKey))).toEqual([null])
  })

  it('stop when the call is aborted between two tries', async () => {
    const { call, requests } = clientOver(() => json({}, 503))
    const leave = new AbortController()
    const ended = call('tagList', { signal: leave.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(50)
    leave.abort()
    await vi.advanceTimersByTimeAsync(5000)
    expect(isAborted(await ended)).toBe(true)
    expect(requests).toHaveLength(1)
  })
})
