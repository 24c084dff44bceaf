import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyClientOver } from '../testing/api/lazyClientOver'
import { manyTags } from '../testing/api/manyTags'
import { failureOf, json } from '../testing/api/scriptedClient'
import type { LoadReader } from './earlyAnswers'
import { createEarlyReader } from './readEarly'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a client beside answers that the head of the page has asked for', () => {
  const web = [{ id: 1, name: 'web' }]
  const loadReader: LoadReader = async () => createEarlyReader
  const asked = (answer: Promise<Response | undefined>) => ({
    early: [{ url: 'http://console.test/api/public/tags', token: 'ada', answer }],
  })

  it('is not fetched for what they say', async () => {
    const { client, sent, loads } = lazyClientOver(asked(Promise.resolve(json(web))), undefined, loadReader)
    expect(await client.call('tagList')).toEqual(web)
    expect(loads).toHaveLength(0)
    expect(sent).toEqual([])
  })

  it('is fetched for other calls once they have begun to come and are drawn', async () => {
    let draw = () => {}
    const drawn = new Promise<void>((resolve) => (draw = resolve))
    let come: (response: Response) => void = () => {}
    const answer = new Promise<Response>((resolve) => (come = resolve))
    const { client, sent, loads } = lazyClientOver(
      { ...asked(answer), isDrawn: () => drawn },
      undefined,
      loadReader,
    )
    const tags = client.call('tagList', { onRows: () => undefined })
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

  it('reads no more of a list until its first rows are drawn', async () => {
    let draw = () => {}
    const isDrawn = () => new Promise<void>((resolve) => (draw = resolve))
    const { client } = lazyClientOver(
      { ...asked(Promise.resolve(json(manyTags(1000)))), isDrawn },
      undefined,
      loadReader,
    )
    const isRead = vi.fn()
    void client.call('tagList', { onRows: () => undefined }).then(isRead)
    await vi.advanceTimersByTimeAsync(500)
    expect(isRead).not.toHaveBeenCalled()
    draw()
    await vi.advanceTimersByTimeAsync(500)
    expect(isRead).toHaveBeenCalledWith(manyTags(1000))
  })

  it('is fetched without them after two seconds', async () => {
    const { client, loads } = lazyClientOver(asked(new Promise(() => undefined)), undefined, loadReader)
    void client.call('tagList', { onRows: () => undefined })
    void client.call('categoryList')
    await vi.advanceTimersByTimeAsync(1999)
    expect(loads).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(loads).toHaveLength(1)
  })

  it('is fetched at once for other calls where no rows are waited for', async () => {
    const { client, loads } = lazyClientOver(asked(new Promise(() => undefined)), undefined, loadReader)
    void client.call('tagList')
    void client.call('categoryList')
    await vi.advanceTimersByTimeAsync(0)
    expect(loads).toHaveLength(1)
  })

  it('sees to what has failed, by the answer that has come', async () => {
    const onUnauthorized = vi.fn<() => void>()
    const refused = Promise.resolve(json({ message: 'No' }, 401))
    const { client, sent, loads } = lazyClientOver(
      { ...asked(refused), onUnauthorized },
      undefined,
      loadReader,
    )
    const failure = failureOf(client.call('tagList'))
    await vi.advanceTimersByTimeAsync(0)
    await loads[0]?.come()
    expect(await failure).toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  it('asks anew for what broke off, by the token of who made the call', async () => {
    const { client, sent, loads } = lazyClientOver(
      asked(Promise.resolve(undefined)),
      () => json(web),
      loadReader,
    )
    const tags = client.call('tagList')
    await vi.advanceTimersByTimeAsync(0)
    await loads[0]?.come()
    // The second of three tries, which does not follow at once.
    await vi.advanceTimersByTimeAsync(1000)
    expect(await tags).toEqual(web)
    expect(sent).toEqual(['tags by ada'])
  })

  it('leaves nothing of what has failed to later calls, where nobody waits for it any more', async () => {
    const refused = Promise.resolve(json({ message: 'No' }, 403))
    const { client, sent, loads } = lazyClientOver(asked(refused), () => json(web), loadReader)
    const left = new AbortController()
    const failure = client.call('tagList', { signal: left.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    left.abort()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    await loads[0]?.come()
    expect(await client.call('tagList')).toEqual(web)
    expect(sent).toEqual(['tags by ada'])
  })

  it('makes all calls where what reads them cannot be fetched', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'))
    const { client, sent, loads } = lazyClientOver(asked(Promise.resolve(json(web))), () => json([]), broken)
    const tags = client.call('tagList')
    await vi.advanceTimersByTimeAsync(0)
    await loads[0]?.come()
    expect(await tags).toEqual(web)
    expect(sent).toEqual([])
  })
})
