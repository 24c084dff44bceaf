import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf, json } from '../testing/api/scriptedClient'
import { historyEndpoints } from '../contract/endpoints/history'
import { createClient, type ClientOptions } from './client'
import type { EarlyParts } from './earlyAnswers'
import { networkSentence } from './errors'
import { createLazyClient } from './lazyClient'
import { createEarlyReader } from './readEarly'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A lazy client whose code comes, or fails to come, when the test says so. `sent` has path and token of each request. */
function lazyClient(over: Partial<ClientOptions> = {}, answer = () => json([]), early?: EarlyParts) {
  const sent: string[] = []
  const loads: { come: () => Promise<void>; fail: () => Promise<void> }[] = []
  const settled = async () => void (await vi.advanceTimersByTimeAsync(0))
  const options: ClientOptions = {
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'ada',
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init)
      const who = headers.get('authorization')?.replace('Bearer ', '') ?? 'nobody'
      sent.push(`${new URL(url).pathname.split('/').at(-1)} by ${who}`)
      return answer()
    },
    ...over,
  }
  const load = () =>
    new Promise<typeof createClient>((resolve, reject) => {
      loads.push({
        come() {
          resolve(createClient)
          return settled()
        },
        fail() {
          reject(new TypeError('Failed to fetch'))
          return settled()
        },
      })
    })
  return { client: createLazyClient(options, load, early), sent, loads }
}

describe('a client whose code is on its way', () => {
  it('fetches it with the first call, once', async () => {
    const { client, loads } = lazyClient()
    expect(loads).toHaveLength(0)
    void client.call('tagList')
    void client.call('categoryList')
    expect(loads).toHaveLength(1)
    await loads[0]?.come()
    void client.call('tagList')
    expect(loads).toHaveLength(1)
  })

  it('sends what waits in its order, and gives each its answer', async () => {
    const { client, sent, loads } = lazyClient({}, () => json([{ id: sent.length, name: 'web' }]))
    const first = client.call('tagList', { signal: new AbortController().signal })
    const second = client.call('categoryList')
    const third = client.call('tagList')
    await loads[0]?.come()
    expect(sent).toEqual(['tags by ada', 'categories by ada', 'tags by ada'])
    for (const answer of [first, second, third]) expect(await answer).toMatchObject([{ name: 'web' }])
    await client.call('languageStackList')
    expect(sent).toHaveLength(4)
  })

  it('sends a call with the token of the moment in which it was made', async () => {
    let token: string | null = 'ada'
    const { client, sent, loads } = lazyClient({ token: () => token })
    void client.call('tagList')
    token = null
    void client.call('categoryList')
    token = 'grace'
    void client.call('languageStackList')
    await loads[0]?.come()
    expect(sent).toEqual(['tags by ada', 'categories by nobody', 'language-stacks by grace'])
  })

  it('sends the token that a call was given', async () => {
    const { client, sent, loads } = lazyClient()
    void client.call('tagList', { token: 'another' })
    await loads[0]?.come()
    expect(sent).toEqual(['tags by another'])
  })

  it('tries a call again with the token that is current then', async () => {
    let token = 'ada'
    const { client, sent, loads } = lazyClient({ token: () => token }, () => json({}, 503))
    const failure = failureOf(client.call('tagList'))
    token = 'rotated'
    await loads[0]?.come()
    await failure
    expect(sent).toEqual(['tags by ada', 'tags by rotated', 'tags by rotated'])
  })

  it('ends nobody’s session by a 401 to a call of somebody before', async () => {
    let token = 'ada'
    const onUnauthorized = vi.fn<() => void>()
    const { client, loads } = lazyClient({ token: () => token, onUnauthorized }, () => json({}, 401))
    const failure = failureOf(client.call('tagList'))
    token = 'grace'
    await loads[0]?.come()
    expect(await failure).toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('sends nothing that was aborted meanwhile', async () => {
    const { client, sent, loads } = lazyClient()
    const controller = new AbortController()
    const call = client.call('tagList', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(client.call('tagList', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    await loads[0]?.come()
    expect(sent).toEqual([])
  })

  it('can be aborted once it is sent', async () => {
    const { client, loads } = lazyClient({
      fetch: (input, init) =>
        new Promise((_, reject) => {
          const { signal } = new Request(input, init)
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    })
    const controller = new AbortController()
    const call = failureOf(client.call('tagList', { signal: controller.signal }))
    await loads[0]?.come()
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  it('knows the rows that were made known meanwhile, and later ones', async () => {
    const { client, sent, loads } = lazyClient({ isOffered: () => true })
    client.know(historyEndpoints)
    void client.call('historyList', { query: {} }).catch(() => undefined)
    await loads[0]?.come()
    expect(sent).toHaveLength(1)
    client.know(historyEndpoints)
  })
})

describe('a client whose code cannot be fetched', () => {
  it('fails all that waits as on a network that failed, and fetches it again with the next call', async () => {
    const { client, sent, loads } = lazyClient()
    const calls = [failureOf(client.call('tagList')), failureOf(client.call('categoryList'))]
    await loads[0]?.fail()
    for (const call of calls)
      expect(await call).toMatchObject({ kind: 'FETCH_ERROR', status: 503, message: networkSentence })
    expect(loads).toHaveLength(1)
    const again = client.call('tagList')
    expect(loads).toHaveLength(2)
    await loads[1]?.come()
    expect(await again).toEqual([])
    expect(sent).toEqual(['tags by ada'])
  })
})

describe('a client beside answers that the head of the page has asked for', () => {
  const web = [{ id: 1, name: 'web' }]
  const parts: EarlyParts = { loadReader: async () => createEarlyReader, isDrawn: async () => undefined }
  const asked = (answer: Promise<Response | undefined>) => ({
    early: [{ url: 'http://console.test/api/public/tags', token: 'ada', answer }],
  })

  it('is not fetched for what they say', async () => {
    const { client, sent, loads } = lazyClient(asked(Promise.resolve(json(web))), undefined, parts)
    expect(await client.call('tagList')).toEqual(web)
    expect(loads).toHaveLength(0)
    expect(sent).toEqual([])
  })

  it('is fetched for other calls once they have begun to come and are drawn', async () => {
    let draw = () => {}
    const drawn = new Promise<void>((resolve) => (draw = resolve))
    let come: (response: Response) => void = () => {}
    const answer = new Promise<Response>((resolve) => (come = resolve))
    const { client, sent, loads } = lazyClient(asked(answer), undefined, { ...parts, isDrawn: () => drawn })
    const tags = client.call('tagList')
    void client.call('categoryList')
    await vi.advanceTimersByTimeAsync(500)
    come(json(web))
    expect(await tags).toEqual(web)
    expect(loads).toHaveLength(0)
    draw()
    await vi.advanceTimersByTimeAsync(0)
    expect(loads).toHaveLength(1)
    await loads[0]?.come()
    expect(sent).toEqual(['categories by ada'])
  })

  it('is fetched without them after a second', async () => {
    const { client, loads } = lazyClient(asked(new Promise(() => undefined)), undefined, parts)
    void client.call('tagList')
    void client.call('categoryList')
    await vi.advanceTimersByTimeAsync(999)
    expect(loads).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(loads).toHaveLength(1)
  })

  it('sees to what has failed, by the answer that has come', async () => {
    const onUnauthorized = vi.fn<() => void>()
    const refused = Promise.resolve(json({ message: 'No' }, 401))
    const { client, sent, loads } = lazyClient({ ...asked(refused), onUnauthorized }, undefined, parts)
    const failure = failureOf(client.call('tagList'))
    await vi.advanceTimersByTimeAsync(0)
    await loads[0]?.come()
    expect(await failure).toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  it('asks anew for what broke off, by the token of who made the call', async () => {
    const { client, sent, loads } = lazyClient(asked(Promise.resolve(undefined)), () => json(web), parts)
    const tags = client.call('tagList')
    await vi.advanceTimersByTimeAsync(0)
    await loads[0]?.come()
    expect(await tags).toEqual(web)
    expect(sent).toEqual(['tags by ada'])
  })

  it('makes all calls where what reads them cannot be fetched', async () => {
    const broken = { ...parts, loadReader: () => Promise.reject(new TypeError('Failed to fetch')) }
    const { client, sent, loads } = lazyClient(asked(Promise.resolve(json(web))), () => json([]), broken)
    const tags = client.call('tagList')
    await vi.advanceTimersByTimeAsync(0)
    await loads[0]?.come()
    expect(await tags).toEqual(web)
    expect(sent).toEqual([])
  })
})
