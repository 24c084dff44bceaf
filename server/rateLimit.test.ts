import { describe, expect, it } from 'vitest'
import { Refusal } from './http/refusal'
import { RateLimiter } from './rateLimit'

describe('a rate limiter', () => {
  it('forgets the oldest keys rather than growing without end', () => {
    const limiter = new RateLimiter({ most: 1, within: 1000 }, () => new Date(0))
    limiter.take('first')
    for (let n = 0; n < 9999; n += 1) limiter.take(`key ${n}`)
    expect(() => limiter.take('first')).toThrow(Refusal)
    limiter.take('one more')
    limiter.take('first')
    expect(() => limiter.take('key 9998')).toThrow('Too many tries: try again in 1 seconds')
  })

  it('does not count below nothing', () => {
    const limiter = new RateLimiter({ most: 1, within: 1000 }, () => new Date(0))
    limiter.giveBack('unknown')
    limiter.take('key')
    for (let n = 0; n < 5; n += 1) limiter.giveBack('key')
    limiter.take('key')
    expect(() => limiter.take('key')).toThrow(Refusal)
  })
})
