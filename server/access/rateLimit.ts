import { HttpError } from '../http/HttpError'

/** At most `most` tries in `within` milliseconds. */
export interface Rate {
  most: number
  within: number
}

/** Limits of the two calls that anybody may try: for one e-mail address, and for one network address. */
export interface RateLimits {
  login: { perEmail: Rate; perAddress: Rate }
  magicLink: { perEmail: Rate; perAddress: Rate }
}

const minutes = 60_000

export const defaultRateLimits: RateLimits = {
  login: { perEmail: { most: 10, within: 15 * minutes }, perAddress: { most: 100, within: 15 * minutes } },
  magicLink: { perEmail: { most: 5, within: 15 * minutes }, perAddress: { most: 50, within: 15 * minutes } },
}

/** Keys that are remembered at once; the oldest are forgotten first. */
const mostKeys = 10_000

/** Counts tries by key in memory. */
export class RateLimiter {
  private readonly windows = new Map<string, { count: number; ends: number }>()

  constructor(
    private readonly rate: Rate,
    private readonly clock: () => Date,
  ) {}

  /** Counts a try. Throws an `HttpError` of 429 with `Retry-After` when there were too many. */
  take(key: string): void {
    const now = this.clock().getTime()
    const window = this.windows.get(key)
    if (!window || window.ends <= now) {
      this.windows.delete(key)
      this.forgetOldest()
      this.windows.set(key, { count: 1, ends: now + this.rate.within })
      return
    }
    if (window.count >= this.rate.most) {
      const seconds = Math.ceil((window.ends - now) / 1000)
      throw new HttpError(429, `Too many attempts: try again in ${seconds} seconds`, {
        headers: { 'Retry-After': String(seconds) },
      })
    }
    window.count += 1
  }

  /** Takes a try back that turned out to be fine. */
  giveBack(key: string): void {
    const window = this.windows.get(key)
    if (window && window.count > 0) window.count -= 1
  }

  private forgetOldest(): void {
    if (this.windows.size < mostKeys) return
    const [oldest] = this.windows.keys()
    if (oldest !== undefined) this.windows.delete(oldest)
  }
}
