import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOver, failureOf, input, json } from '../testing/api/scriptedClient'
import { databaseAway } from '../contract/limits'
import { networkSentence, repeatDelay } from './errors'
import { databaseSentence } from './toApiError'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

  it('of a server without its database say that nothing is lost, and when to ask again', async () => {
    const body = { success: false, message: 'Away', code: databaseAway }
    const { call } = clientOver(() => json(body, 503, { 'retry-after': '7' }))
    const failure = await failureOf(call('logout'))
    expect(failure).toMatchObject({ status: 503, message: databaseSentence })
    expect(repeatDelay(failure)).toBe(7000)
    const other = clientOver(() => json({ success: false, message: 'Away' }, 503))
    const otherFailure = await failureOf(other.call('logout'))
    expect(otherFailure.message).toBe('Away')
    expect(repeatDelay(otherFailure)).toBeUndefined()
  })

  it('bring the sentences that belong to fields', async () => {
    const { call } = clientOver(() => json({ message: 'Check the form', errors: { name: 'Too long' } }, 422))
    expect((await failureOf(call('tagCreate', input('tagCreate')))).fields).toEqual({ name: 'Too long' })
  })
})

it('an upload is one multipart field named file', async () => {
  const { call, requests } = clientOver(() => json({ Location: '/uploads/a.png' }))
  await call('upload', { body: { file: new File(['x'], 'a.png', { type: 'image/png' }) } })
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
})
