import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../contract/endpoints'
import { bytes, comingIn } from '../testing/api/comingIn'
import { manyTags } from '../testing/api/manyTags'
import { json } from '../testing/api/scriptedClient'
import type { ClientOptions } from './client'
import { forgetEarly, type EarlyCall } from './earlyCalls'
import { createEarlyReader, type WantedCall } from './readEarly'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const url = 'http://console.test/api/public/tags'
/** A text with signs of several bytes. */
const text = JSON.stringify({
  success: true,
  data: [
    { id: 1, name: 'Überſicht ⟦[{"' },
    { id: 2, name: '' },
  ],
})

function reading(
  answer: EarlyCall['answer'],
  over: Partial<ClientOptions> = {},
  input?: WantedCall['input'],
) {
  const early: EarlyCall[] = [{ url, token: 'ada', answer }]
  const shown: unknown[][] = []
  const read = createEarlyReader({
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'ada',
    early,
    ...over,
  })
  const outcome = read({
    madeBy: 'ada',
    name: 'tagList',
    input: { ...input, onRows: (rows: unknown[]) => void shown.push(rows) },
  })
  return { early, shown, outcome }
}
/** The answer that is left to the client as its first try, and to nobody else. */
const firstTryOf = async ({ outcome, early }: ReturnType<typeof reading>) => {
  const left = await settled(outcome)
  expect(left).toEqual({ firstTry: expect.any(Promise) as unknown })
  expect(early).toEqual([])
  return (left as { firstTry: EarlyCall['answer'] }).firstTry
}
const settled = async <T>(outcome: Promise<T>) => {
  const result = outcome.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return result
}

describe('a list that the head of the page has asked for', () => {
  it('is read wherever its bytes are parted', async () => {
    const whole = bytes(text)
    for (let at = 0; at <= whole.length; at += 1) {
      const parts = [whole.slice(0, at), whole.slice(at)]
      const { outcome } = reading(Promise.resolve(comingIn(parts)))
      expect(await settled(outcome)).toEqual({ answer: (JSON.parse(text) as { data: unknown }).data })
    }
  })

  it('is left to the client as its first try where it breaks off, at each byte', async () => {
    const whole = bytes(text)
    for (let at = 0; at < 40; at += 1) {
      const read = reading(Promise.resolve(comingIn([whole.slice(0, at)], true)))
      expect(await firstTryOf(read)).toBeUndefined()
    }
  })

  it('is refused where its text ends too early, at each byte', async () => {
    const whole = bytes(text)
    for (let at = 0; at < whole.length; at += 1) {
      const { outcome } = reading(Promise.resolve(comingIn([whole.slice(0, at)])))
      expect(await settled(outcome)).toMatchObject({ kind: 'PARSING_ERROR', status: 200 })
    }
  })

  it('hands on its first rows, then four times as many and so on, each once', async () => {
    const rows = manyTags(20_000)
    const { shown, outcome } = reading(Promise.resolve(json({ data: rows })))
    expect(await settled(outcome)).toEqual({ answer: rows })
    expect(shown).toHaveLength(3)
    for (const part of shown) expect(part).toEqual(rows.slice(0, part.length))
  })

  it('keeps the rows that were shown: the whole list has the same ones', async () => {
    const { shown, outcome } = reading(Promise.resolve(json(manyTags(100))))
    const { answer } = (await settled(outcome)) as { answer: unknown[] }
    expect(answer[0]).toBe(shown[0]?.[0])
  })

  it('shows nothing of a row that the contract does not know, and says where it is', async () => {
    const { shown, outcome } = reading(Promise.resolve(json({ data: [...manyTags(3), { id: 'four' }] })))
    expect(await settled(outcome)).toMatchObject({
      kind: 'PARSING_ERROR',
      cause: expect.stringContaining('3.id') as string,
    })
    expect(shown).toEqual([])
  })

  it('is an error in the words of a host that refuses it behind its rows', async () => {
    const { outcome } = reading(
      Promise.resolve(json({ data: manyTags(2), success: false, message: 'Not now' })),
    )
    expect(await settled(outcome)).toMatchObject({ kind: 'HTTP', message: 'Not now' })
  })

  it.each([401, 403, 404, 429, 500, 503])(
    'is the client’s first try where it was answered %i',
    async (status) => {
      const answer = await firstTryOf(reading(Promise.resolve(json({ message: 'No' }, status))))
      expect(await answer?.json()).toEqual({ message: 'No' })
    },
  )

  it.each([
    ['the network failed', Promise.resolve(undefined)],
    ['it does not come in time', new Promise<undefined>(() => undefined)],
  ])('is left to the client as its first try where %s', async (_, answer) => {
    expect(await firstTryOf(reading(answer))).toBeUndefined()
  })

  it.each([
    ['the network fails', undefined],
    ['the server fails', json({ message: 'Away' }, 503)],
  ])('is one try, also where %s once its time is over', async (_, late) => {
    let come: (answer: Response | undefined) => void = () => {}
    const read = reading(new Promise<Response | undefined>((resolve) => (come = resolve)))
    const answer = await firstTryOf(read)
    come(late)
    await vi.runAllTimersAsync()
    expect(answer).toBeUndefined()
    expect(read.early).toEqual([])
  })

  it('ends when nobody waits for it any more, and shows nothing from then on', async () => {
    const controller = new AbortController()
    const cancel = vi.fn()
    const endless = new Response(new ReadableStream({ cancel }))
    const { outcome, shown } = reading(Promise.resolve(endless), {}, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect(await settled(outcome)).toMatchObject({ name: 'AbortError' })
    expect(cancel).toHaveBeenCalled()
    expect(shown).toEqual([])
  })

  it('hands on a token that the server has rotated', async () => {
    const onToken = vi.fn()
    const answer = json(manyTags(1), 200, { authorization: 'Bearer fresh' })
    await settled(reading(Promise.resolve(answer), { onToken }).outcome)
    expect(onToken).toHaveBeenCalledWith('fresh')
  })

  it('says its tag and how many there are', async () => {
    const [onTag, onTotal] = [vi.fn(), vi.fn()]
    const answer = json({ data: manyTags(1), total: 7 }, 200, { etag: '"v1"' })
    await settled(reading(Promise.resolve(answer), {}, { onTag, onTotal }).outcome)
    expect(onTag).toHaveBeenCalledWith('"v1"')
    expect(onTotal).toHaveBeenCalledWith(7)
  })
})

describe('other calls', () => {
  it('are read as wholes', async () => {
    const early: EarlyCall[] = [
      {
        url: 'http://console.test/api/auth/user',
        token: 'ada',
        answer: Promise.resolve(json({ data: { role: 'ADMIN' } })),
      },
    ]
    const options = { baseURL: 'http://console.test/api', productSlug: 'osn', token: () => 'ada', early }
    const read = createEarlyReader(options)
    expect(await settled(read({ madeBy: 'ada', name: 'currentUser' }))).toMatchObject({
      answer: { role: 'ADMIN' },
    })
    expect(await settled(read({ madeBy: 'ada', name: 'currentUser' }))).toBeUndefined()
  })

  it('are read with what was asked of a list, where the host offers that', async () => {
    const page = { rows: [], before: null, after: null, counts: null, boundaries: null }
    const early: EarlyCall[] = [
      {
        url: 'http://console.test/api/admin/osn/0?limit=1',
        token: 'ada',
        answer: Promise.resolve(json({ data: page })),
      },
    ]
    const options = { baseURL: 'http://console.test/api', productSlug: 'osn', token: () => 'ada', early }
    const wanted = {
      madeBy: 'ada',
      name: 'projectQuery',
      input: { query: { limit: 1 } },
      known: endpoints,
    } as const
    expect(await settled(createEarlyReader(options)(wanted))).toBeUndefined()
    const read = createEarlyReader({ ...options, isOffered: () => true })
    expect(await settled(read(wanted))).toEqual({ answer: page })
  })

  it('are left to the client where the token or the call is another one', async () => {
    const early: EarlyCall[] = [{ url, token: 'ada', answer: Promise.resolve(json([])) }]
    const options = { baseURL: 'http://console.test/api', productSlug: 'osn', token: () => 'ada', early }
    const read = createEarlyReader(options)
    expect(await settled(read({ madeBy: 'grace', name: 'tagList' }))).toBeUndefined()
    expect(await settled(read({ madeBy: 'ada', name: 'categoryList' }))).toBeUndefined()
    expect(await settled(read({ madeBy: 'ada', name: 'logout' }))).toBeUndefined()
    expect(early).toHaveLength(1)
    forgetEarly(early)
    expect(early).toEqual([])
  })
})
