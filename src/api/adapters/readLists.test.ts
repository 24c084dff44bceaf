import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../contract/limits'
import { bytes, comingIn } from '../../testing/api/comingIn'
import { manyTags } from '../../testing/api/manyTags'
import { failureOf, json } from '../../testing/api/scriptedClient'
import { createClient, type ClientOptions } from '../client'
import { isAborted } from '../errors'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tags = manyTags(200)
const text = JSON.stringify({ success: true, data: tags })

/** A client that asks for the tags; `shown` has what was passed to `onRows`. */
function listOver(answer: (turn: number) => Response, over: Partial<ClientOptions> = {}) {
  const sent: { url: string; headers: Headers }[] = []
  const shown: unknown[][] = []
  const client = createClient({
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'ada',
    fetch: async (input, init) => {
      const { url, headers, signal } = new Request(input, init)
      sent.push({ url, headers })
      const response = answer(sent.length)
      const stopped = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
      return Promise.race([response, stopped])
    },
    ...over,
  })
  const ask = (signal?: AbortSignal) =>
    client.call('tagList', { onRows: (rows) => void shown.push(rows), ...(signal && { signal }) })
  return { client, sent, shown, ask }
}

/** A body that never ends. */
const unending = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(bytes(text.slice(0, -10))) }))

describe('a list call of the client', () => {
  it('passes rows to onRows before the body has ended', async () => {
    const { ask, shown } = listOver(unending)
    void ask().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    expect(shown).not.toEqual([])
    for (const rows of shown) expect(rows).toEqual(tags.slice(0, rows.length))
  })

  it('sends the same headers as other calls', async () => {
    const { client, sent, ask } = listOver(() => json({ success: true, data: [] }))
    await Promise.all([ask(), vi.advanceTimersByTimeAsync(100)])
    await client.call('currentUser').catch(() => undefined)
    const [list, user] = sent.map(({ headers }) => headers)
    expect(sent[0]?.url).toBe('http://console.test/api/public/tags')
    expect(list?.get('authorization')).toBe('Bearer ada')
    expect(list?.get('accept')).toBe(user?.get('accept'))
    expect(list?.has('content-type')).toBe(false)
  })

  it('is retried when the connection breaks in the body, and returns no row twice', async () => {
    const { ask, sent } = listOver((turn) =>
      comingIn([bytes(turn === 1 ? text.slice(0, -99) : text)], turn === 1),
    )
    const list = ask()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await list).toEqual(tags)
    expect(sent).toHaveLength(2)
  })

  it('fails with a network error when the connection breaks on every try', async () => {
    const { ask, sent } = listOver(() => comingIn([bytes(text.slice(0, -99))], true))
    expect(await failureOf(ask())).toMatchObject({ kind: 'FETCH_ERROR' })
    expect(sent).toHaveLength(1 + limits.retries)
  })

  it('times out although rows have come', async () => {
    const { ask, sent } = listOver(unending)
    expect(await failureOf(ask())).toMatchObject({ kind: 'TIMEOUT_ERROR' })
    expect(sent).toHaveLength(1 + limits.retries)
  })

  it('stops when it is aborted, and passes on no more rows', async () => {
    const end = new AbortController()
    const { ask, sent, shown } = listOver(unending)
    const list = ask(end.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    const handed = shown.length
    end.abort()
    await vi.advanceTimersByTimeAsync(5000)
    expect(isAborted(await list)).toBe(true)
    expect(sent).toHaveLength(1)
    expect(shown).toHaveLength(handed)
  })

  it.each([
    [401, 'onUnauthorized'],
    [403, 'onForbidden'],
  ] as const)('fails with the message of the server on status %i, and calls %s', async (status, name) => {
    const hears = vi.fn()
    const { ask } = listOver(() => json({ message: 'Not for you' }, status), { [name]: hears })
    expect(await failureOf(ask())).toMatchObject({ status, message: 'Not for you' })
    expect(hears).toHaveBeenCalledTimes(1)
  })

  it('calls onToken with a rotated token', async () => {
    const onToken = vi.fn()
    const { ask } = listOver(() => json([], 200, { authorization: 'Bearer new' }), { onToken })
    await Promise.all([ask(), vi.advanceTimersByTimeAsync(100)])
    expect(onToken).toHaveBeenCalledWith('new')
  })
})
