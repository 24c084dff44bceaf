import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOver, failureOf, input, json, type Answerer } from '../testing/api/scriptedClient'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

  it('takes no rotated token from an answer to an older one', async () => {
    const onToken = vi.fn<(token: string) => void>()
    let token: string | null = 'old'
    const { call } = clientOver(
      () => {
        token = null
        return json({ data: [] }, 200, { authorization: 'Bearer rotated' })
      },
      { onToken, token: () => token },
    )
    await call('tagList')
    expect(onToken).not.toHaveBeenCalled()
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

describe('a call that is tried again', () => {
  const sentTokens = (requests: Request[]) => requests.map(({ headers }) => headers.get('authorization'))

  it('sends with each try the token that is current then', async () => {
    let token: string | null = 'first'
    const { call, requests } = clientOver(
      (_, turn) => {
        token = turn === 1 ? 'second' : null
        return json({}, 503)
      },
      { token: () => token },
    )
    await failureOf(call('tagList'))
    expect(sentTokens(requests)).toEqual(['Bearer first', 'Bearer second', null])
  })

  it('keeps the token that it was given', async () => {
    let token = 'first'
    const { call, requests } = clientOver(
      () => {
        token = 'second'
        return json({}, 503)
      },
      { token: () => token },
    )
    await failureOf(call('currentUser', { token: 'given' }))
    expect(sentTokens(requests)).toEqual(['Bearer given', 'Bearer given', 'Bearer given'])
  })

  it('ends the session once at the 401 of a later try, and only if that try sent the current token', async () => {
    const onUnauthorized = vi.fn<() => void>()
    let token = 'first'
    const answer: Answerer = (_, turn) => json({}, turn < 3 ? 503 : 401)
    const current = clientOver(answer, { onUnauthorized, token: () => token })
    expect((await failureOf(current.call('tagList'))).message).toContain('session has ended')
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    const outdated = clientOver(
      (request, turn) => {
        if (turn === 3) token = 'second'
        return answer(request, turn)
      },
      { onUnauthorized, token: () => token },
    )
    await failureOf(outdated.call('tagList'))
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('has the session checked once at the 403 of a later try', async () => {
    const onForbidden = vi.fn<() => void>()
    const { call } = clientOver((_, turn) => json({}, turn < 3 ? 503 : 403), { onForbidden })
    expect(await failureOf(call('tagList'))).toMatchObject({ kind: 'HTTP', status: 403 })
    expect(onForbidden).toHaveBeenCalledTimes(1)
  })

  it('hands on a rotated token once, from the try that succeeds', async () => {
    const onToken = vi.fn<(token: string) => void>()
    const { call } = clientOver(
      (_, turn) =>
        turn < 3 ? json({}, 503) : json({ data: [] }, 200, { authorization: `Bearer of try ${turn}` }),
      { onToken },
    )
    const list = call('tagList')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await list).toEqual([])
    expect(onToken).toHaveBeenCalledExactlyOnceWith('of try 3')
  })
})
