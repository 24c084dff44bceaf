import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpointNames, endpoints, repeatable, type EndpointName } from '../contract/endpoints'
import { headers } from '../contract/limits'
import { createClient, type CallExtras, type ClientOptions } from './client'
import { type ApiError, isAborted, networkSentence } from './errors'

type Answerer = (request: Request, turn: number) => Response | Promise<Response>

/** A client over a scripted wire; `requests` are those that reached it. */
function clientOver(answer: Answerer, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const client = createClient({
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'secret',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return answer(request, requests.length)
    },
    ...options,
  })
  const call = client.call as (
    name: EndpointName,
    input?: CallExtras & { params?: object; body?: unknown },
  ) => Promise<unknown>
  return { requests, call }
}

/** Lets the waits between tries pass, and answers the error that the call ended with. */
async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const progress = { settled: false }
  const outcome = promise
    .then(
      () => new Error('the call succeeded'),
      (error: unknown) => error,
    )
    .finally(() => (progress.settled = true))
  while (!progress.settled) await vi.advanceTimersByTimeAsync(500)
  return (await outcome) as ApiError
}

const input = (name: EndpointName) => ({
  params: { id: 1, tagId: 1, categoryId: 1, langId: 1, osnId: 1, opportunityId: 1, page: 1, token: 't' },
  body: name === 'upload' ? { file: new Blob(['x']) } : 'body' in endpoints[name] ? { name: 'x' } : undefined,
})
const json = (body: unknown, status = 200, more: Record<string, string> = {}) =>
  Response.json(body, { status, headers: more })

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

describe('answers', () => {
  it('may be enveloped or bare', async () => {
    const tags = [{ id: 1, name: 'web' }]
    expect(await clientOver(() => json({ success: true, data: tags })).call('tagList')).toEqual(tags)
    expect(await clientOver(() => json(tags)).call('tagList')).toEqual(tags)
  })

  it('that refuse under 200 are errors with the message of the server', async () => {
    const { call } = clientOver(() => json({ success: false, message: 'Not today' }))
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'HTTP', message: 'Not today' })
  })

  it('of an unknown shape are never an empty list', async () => {
    const { call } = clientOver(() => json({ success: true, items: [] }))
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'PARSING_ERROR' })
  })

  it('that are an error page keep their status', async () => {
    const { call } = clientOver(() => new Response('<h1>Bad gateway</h1>', { status: 404 }))
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'HTTP', status: 404 })
  })

  it('cut in the middle are a network failure in the words of the specification', async () => {
    const { call } = clientOver(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"data": ['))
              controller.error(new TypeError('network error'))
            },
          }),
        ),
    )
    expect(await failureOf(call('profileUpdate', input('profileUpdate')))).toMatchObject({
      kind: 'FETCH_ERROR',
      status: 503,
      message: networkSentence,
    })
  })

  it('bring the sentences that belong to fields', async () => {
    const { call } = clientOver(() => json({ message: 'Check the form', errors: { name: 'Too long' } }, 422))
    expect((await failureOf(call('tagCreate', input('tagCreate')))).fields).toEqual({ name: 'Too long' })
  })
})

describe('the session', () => {
  it('is sent as a bearer token, and a token in an answer header is handed on without the word', async () => {
    const onToken = vi.fn<(token: string) => void>()
    const { call, requests } = clientOver(
      () => json({ user: { success: true }, token: 'new' }, 200, { authorization: 'Bearer new' }),
      { onToken },
    )
    await call('login', { body: { email: 'a', password: 'b' } })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(onToken).toHaveBeenCalledExactlyOnceWith('new')
  })

  it('ends at a 401, but not at one that answers an older token', async () => {
    const onUnauthorized = vi.fn<() => void>()
    let token = 'old'
    const { call } = clientOver(() => json({}, 401), { onUnauthorized, token: () => token })
    await failureOf(call('tagList'))
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    const late = failureOf(call('tagList'))
    token = 'new'
    await late
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('does not end at a 401 that answers a call without a token', async () => {
    const onUnauthorized = vi.fn<() => void>()
    const { call } = clientOver(() => json({}, 401), { onUnauthorized, token: () => null })
    expect((await failureOf(call('login', input('login')))).message).not.toContain('session')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('is checked again at a 403', async () => {
    const onForbidden = vi.fn<() => void>()
    const { call } = clientOver(() => json({}, 403), { onForbidden })
    await failureOf(call('tagList'))
    expect(onForbidden).toHaveBeenCalledTimes(1)
    await failureOf(call('currentUser'))
    expect(onForbidden).toHaveBeenCalledTimes(1)
  })
})

it('an upload is one multipart field named file', async () => {
  const { call, requests } = clientOver(() => json({ Location: '/uploads/a.png' }))
  await call('upload', { body: { file: new File(['x'], 'a.png', { type: 'image/png' }) } })
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
})
