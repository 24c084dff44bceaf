import { describe, expect, it } from 'vitest'
import { ListPlace } from './usePlace'

const keys = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => String(from + at))

describe('the place in a list that is read in parts', () => {
  it('takes up what stands behind its rows, and where the list ends', async () => {
    const place = new ListPlace()
    const beyond = [
      { keys: keys(20, 30), isEnd: false },
      { keys: keys(30, 33), isEnd: true },
    ]
    const readBeyond = () => Promise.resolve(beyond.shift()!)
    place.keep({ order: keys(10, 20), whole: { start: 10, found: 25, readBeyond } })
    await place.readBeyond('after')
    expect(place.read()).toMatchObject({ order: keys(10, 30), whole: { start: 10, found: 31 } })
    await place.readBeyond('after')
    expect(place.read()).toMatchObject({ order: keys(10, 33), whole: { start: 10, found: 33 } })
  })

  it('takes up what stands before its rows, the first of all at 0', async () => {
    const place = new ListPlace()
    const beyond = [
      { keys: keys(5, 10), isEnd: false },
      { keys: keys(0, 5), isEnd: true },
    ]
    const readBeyond = () => Promise.resolve(beyond.shift()!)
    // Where they stand was estimated.
    place.keep({ order: keys(10, 20), whole: { start: 4, found: 40, readBeyond } })
    await place.readBeyond('before')
    expect(place.read()).toMatchObject({ order: keys(5, 20), whole: { start: 1, found: 40 } })
    await place.readBeyond('before')
    expect(place.read()).toMatchObject({ order: keys(0, 20), whole: { start: 0, found: 40 } })
  })

  it('reads once for two that ask meanwhile, and again after a failure', async () => {
    const place = new ListPlace()
    let calls = 0
    const readBeyond = async () => {
      calls += 1
      if (calls === 1) throw new Error('offline')
      return { keys: ['2'], isEnd: true }
    }
    place.keep({ order: ['1'], whole: { start: 0, found: 2, readBeyond } })
    const both = [place.readBeyond('after'), place.readBeyond('after')]
    for (const one of both) await expect(one).rejects.toThrow('offline')
    await Promise.all([place.readBeyond('after'), place.readBeyond('after')])
    expect(calls).toBe(2)
    expect(place.read().order).toEqual(['1', '2'])
  })

  it('leaves a list alone that was shown again meanwhile', async () => {
    const place = new ListPlace()
    let answer: (value: { keys: string[]; isEnd: boolean }) => void = () => undefined
    const readBeyond = () => new Promise<{ keys: string[]; isEnd: boolean }>((resolve) => (answer = resolve))
    place.keep({ order: ['1'], whole: { start: 0, found: 2, readBeyond } })
    const reading = place.readBeyond('after')
    place.keep({ order: ['7'], whole: undefined })
    answer({ keys: ['2'], isEnd: true })
    await reading
    expect(place.read()).toMatchObject({ order: ['7'], whole: undefined })
  })
})
