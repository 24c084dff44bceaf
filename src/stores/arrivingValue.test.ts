import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors'
import { Resource } from './Resource'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const turn = () => vi.advanceTimersByTimeAsync(0)

describe('a value that comes in parts', () => {
  it('shows what has come of a value, and nothing of it once the value is there or has failed', async () => {
    const runs: {
      onArriving: ((part: string) => void) | undefined
      answer: (value: string) => void
      fail: (error: unknown) => void
    }[] = []
    const resource = new Resource<string>(
      (_signal, _onTag, onArriving) => new Promise((answer, fail) => runs.push({ onArriving, answer, fail })),
    )
    resource.retain()
    runs[0]?.onArriving?.('a')
    expect([resource.arriving, resource.value, resource.status]).toEqual(['a', undefined, 'loading'])
    runs[0]?.fail(new ApiError('PARSING_ERROR', 200, 'broken'))
    await turn()
    expect([resource.arriving, resource.value, resource.status]).toEqual([undefined, undefined, 'failed'])
    void resource.load()
    // What is left of the former call is nobody's any more.
    runs[0]?.onArriving?.('old')
    expect(resource.arriving).toBeUndefined()
    runs[1]?.onArriving?.('b')
    runs[1]?.answer('bc')
    await turn()
    expect([resource.arriving, resource.value]).toEqual([undefined, 'bc'])
    void resource.load()
    expect(runs[2]?.onArriving, 'a refresh passes on no parts').toBeUndefined()
  })

  it('shows no fewer rows where a list broke off and is asked for once more', () => {
    const resource = new Resource<string[]>((_signal, _onTag, onArriving) => {
      onArriving?.(['a', 'b', 'c'])
      onArriving?.(['a'])
      expect(resource.arriving).toEqual(['a', 'b', 'c'])
      onArriving?.(['a', 'b', 'c', 'd'])
      return new Promise(() => undefined)
    })
    resource.retain()
    expect(resource.arriving).toEqual(['a', 'b', 'c', 'd'])
  })

  it('shows nothing of a value that nobody waits for any more', async () => {
    const resource = new Resource<string>((_signal, _onTag, onArriving) => {
      onArriving?.('a')
      return new Promise(() => undefined)
    })
    const release = resource.retain()
    expect(resource.arriving).toBe('a')
    release()
    await turn()
    expect(resource.arriving).toBeUndefined()
  })
})
