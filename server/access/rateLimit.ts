import { limits } from '../../src/contract/limits'
import type { Database } from '../database/port'
import type { Rate, TryCounter } from '../database/tries/tries'
import { HttpError } from '../http/HttpError'
import { sha256 } from './tokens'

/**
 * Limits of uploads, of refusals that the trail keeps, and of the two calls that anybody may try. Wrong passwords count for an account and an address together, so that a
 * stranger locks nobody out; links count for the account too, as each fills somebody's mailbox.
 */
export interface RateLimits {
  login: { perPair: Rate; perAddress: Rate }
  magicLink: { perPair: Rate; perAddress: Rate; perEmail: Rate }
  upload: { perUser: Rate }
  refusal: { perCaller: Rate }
}

const within = 15 * 60_000

const defaultRateLimits: RateLimits = {
  login: { perPair: { most: 10, within }, perAddress: { most: 100, within } },
  magicLink: {
    perPair: { most: 5, within },
    perAddress: { most: 50, within },
    perEmail: { most: 20, within },
  },
  upload: { perUser: { most: limits.uploadsADay, within: 24 * 60 * 60_000 } },
  refusal: { perCaller: { most: 100, within } },
}

/** A `RateLimiter` for each limit. */
export type RateLimiters = {
  [Call in keyof RateLimits]: { [Limit in keyof RateLimits[Call]]: RateLimiter }
}

/** Counts tries in the database and refuses those that are too many. */
export class RateLimiter {
  constructor(private readonly counter: TryCounter) {}

  /**
   * Counts a try of whatever the parts name together; only their hash is kept. Returns how to take it back when it turned
   * out to be fine. Throws an `HttpError` of 429 with `Retry-After` when there were too many.
   */
  async take(...parts: readonly string[]): Promise<() => Promise<void>> {
    const key = await sha256(JSON.stringify(parts))
    const { isAllowed, left } = await this.counter.take(key)
    if (!isAllowed) throw tooMany(Math.max(1, Math.ceil(left / 1000)))
    const ends = Date.now() + left
    return async () => {
      if (Date.now() < ends) await this.counter.giveBack(key)
    }
  }
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, `Too many attempts: try again in ${seconds} seconds`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** The limiters over a database. */
export function openRateLimiters(database: Database, over: Partial<RateLimits> = {}): RateLimiters {
  const { login, magicLink, upload, refusal } = { ...defaultRateLimits, ...over }
  const limiter = (name: string, rate: Rate) => new RateLimiter(database.tries(name, rate))
  return {
    login: {
      perPair: limiter('login pair', login.perPair),
      perAddress: limiter('login address', login.perAddress),
    },
    magicLink: {
      perPair: limiter('link pair', magicLink.perPair),
      perAddress: limiter('link address', magicLink.perAddress),
      perEmail: limiter('link e-mail', magicLink.perEmail),
    },
    upload: { perUser: limiter('upload', upload.perUser) },
    refusal: { perCaller: limiter('refusal', refusal.perCaller) },
  }
}
