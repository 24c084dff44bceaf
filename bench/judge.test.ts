import { describe, expect, it } from 'vitest'
import { judge, type Figures } from './judge'

const most: Figures = { script: 120_000, style: 20_000, page: 8000, requests: 8 }
const recorded: Figures = { script: 100_000, style: 15_000, page: 7000, requests: 5 }
const judged = (change: Partial<Figures>) => judge('login', { ...recorded, ...change }, most, recorded)

describe('a figure of a first screen', () => {
  it('holds up to 3 % above what is recorded', () => {
    expect(judged({})).toEqual([])
    expect(judged({ script: 103_000, style: 15_450 })).toEqual([])
  })

  it('fails above that, and says how to record it', () => {
    expect(judged({ script: 103_001 })).toEqual([
      'login: script was 100000 and is 103001, more than 3 % above. If that is worth it, record it by npm run bench -- --record',
    ])
  })

  it('fails above its budget, whatever is recorded', () => {
    expect(judge('login', { ...recorded, page: 8001 }, most, { ...recorded, page: 8001 })).toEqual([
      'login: page is 8001, over its budget of 8000',
    ])
  })

  it('fails by one request more', () => {
    expect(judged({ requests: 6 })).toHaveLength(1)
  })
})
