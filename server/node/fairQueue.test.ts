import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fairQueue'

/** A queue whose jobs end when the test ends them, and what has happened so far. */
function watched(waitingEach = 3, waitingInAll = 5) {
  const started: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const inTurn = createFairQueue({ atOnce: 1, waitingEach, waitingInAll }, () => new Error('no room'))
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    started,
    refused,
    async add(...names: string[]) {
      for (const name of names)
        inTurn(name[0] ?? '', () => {
          started.push(name)
          return new Promise<void>((resolve) => ends.push(resolve))
        }).catch(() => refused.push(name))
      await settle()
    },
    async end(count: number) {
      for (let n = 0; n < count; n += 1) {
        ends.shift()?.()
        await settle()
      }
    },
  }
}

describe('a queue', () => {
  it('lets callers take turns, each with their own in order', async () => {
    const { started, add, end } = watched()
    await add('a1', 'a2', 'a3', 'a4', 'b1', 'c1')
    await end(5)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  it('refuses the caller that has too many waiting, and no other', async () => {
    const { refused, add } = watched()
    await add('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1')
    expect(refused).toEqual(['a5', 'a6'])
  })

  it('makes room for a newcomer at the end of the longest line', async () => {
    const { started, refused, add, end } = watched()
    await add('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1')
    expect(refused).toEqual(['a4'])
    await end(6)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('refuses a newcomer only where everybody waits with one', async () => {
    const { refused, add } = watched()
    await add('a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1')
    expect(refused).toEqual(['g1'])
  })

  it('is empty again afterwards, also after a work that failed', async () => {
    const inTurn = createFairQueue({ atOnce: 1, waitingEach: 1, waitingInAll: 1 }, () => new Error('no room'))
    for (let n = 0; n < 5; n += 1) {
      await expect(inTurn('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
      expect(await inTurn('a', () => Promise.resolve(n))).toBe(n)
    }
  })
})
