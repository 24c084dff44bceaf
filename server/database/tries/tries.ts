import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** At most `most` tries in `within` milliseconds. */
export interface Rate {
  most: number
  within: number
}

/** Counts tries by key. A window that lives is never forgotten, however many other keys there are. */
export interface TryCounter {
  /** Counts a try: whether it was one of those that are allowed, and the milliseconds until the window ends. */
  take(key: string): Promise<{ isAllowed: boolean; left: number }>
  /** Takes back a try of the window that lives. */
  giveBack(key: string): Promise<void>
}

/** What the limiters of rate-limiter-flexible take. It reads the time from `Date` itself. */
export function limiterOptions(name: string, { most, within }: Rate) {
  return { keyPrefix: name, points: most, duration: within / 1000 }
}

/** A limiter of rate-limiter-flexible as a counter. */
export function counterOver(limiter: RateLimiterAbstract): TryCounter {
  return {
    async take(key) {
      try {
        return { isAllowed: true, left: (await limiter.consume(key)).msBeforeNext }
      } catch (refusal) {
        if (!isAnswer(refusal)) throw refusal
        return { isAllowed: false, left: refusal.msBeforeNext }
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
  }
}

/** It rejects with its answer where there were too many, and with an error where it could not count. */
function isAnswer(refusal: unknown): refusal is RateLimiterRes {
  return typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal
}
