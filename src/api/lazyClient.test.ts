import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyClientOver } from '../testing/api/lazyClientOver'
import { failureOf, json } from '../testing/api/scriptedClient'
import { historyEndpoints } from '../contract/endpoints/history'
import { networkSentence } from './errors'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a client whose code is on its way', () => {
  it('fetches it with the first call, once', async () => {
    const { client, loads } = lazyClientOver()
    expect(loads).toHaveLength(0)
    void client.call('tagList')
    void client.call('categoryList')
    expect(loads).toHaveLength(1)
    await loads[0]?.come()
    void client.call('tagList')
    expect(loads).toHaveLength(1)
  })

  it('sends what waits in its order, and gives each its answer', async () => {
    const { client, sent, loads } = lazyClientOver({}, () => json([{ id: sent.length, name: 'web' }]))
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
    const { client, sent, loads } = lazyClientOver({ token: () => token })
    void client.call('tagList')
    token = null
    void client.call('categoryList')
    token = 'grace'
    void client.call('languageStackList')
    await loads[0]?.come()
    expect(sent).toEqual(['tags by ada', 'categories by nobody', 'language-stacks by grace'])
  })

  it('sends the token that a call was given', async () => {
    const { client, sent, loads } = lazyClientOver()
    void client.call('tagList', { token: 'another' })
    await loads[0]?.come()
    expect(sent).toEqual(['tags by another'])
  })

  it('tries a call again with the token that is current then', async () => {
    let token = 'ada'
    const { client, sent, loads } = lazyClientOver({ token: () => token }, () => json({}, 503))
    const failure = failureOf(client.call('tagList'))
    token = 'rotated'
    await loads[0]?.come()
    await failure
    expect(sent).toEqual(['tags by ada', 'tags by rotated', 'tags by rotated'])
  })

  it('ends nobody’s session by a 401 to a call of somebody before', async () => {
    let token = 'ada'
    const onUnauthorized = vi.fn<() => void>()
    const { client, loads } = lazyClientOver({ token: () => token, onUnauthorized }, () => json({}, 401))
    const failure = failureOf(client.call('tagList'))
    token = 'grace'
    await loads[0]?.come()
    expect(await failure).toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('sends nothing that was aborted meanwhile', async () => {
    const { client, sent, loads } = lazyClientOver()
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
    const { client, loads } = lazyClientOver({
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
    const { client, sent, loads } = lazyClientOver({ isOffered: () => true })
    client.know(historyEndpoints)
    void client.call('historyList', { query: {} }).catch(() => undefined)
    await loads[0]?.come()
    expect(sent).toHaveLength(1)
    client.know(historyEndpoints)
  })
})

describe('a client whose code cannot be fetched', () => {
  it('fails all that waits as on a network that failed, and fetches it again with the next call', async () => {
    const { client, sent, loads } = lazyClientOver()
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
