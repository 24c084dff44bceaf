import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { HttpError } from '../http/HttpError'
import type { Passwords } from '../ports'
import { createFairQueue } from './fairQueue'

/** scrypt's cost (decisions, "Facts measured"): as strong as N=2^17, p=1, in 16 MiB. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32
/** How many are computed at once, and how many more may wait for their turn: from one network, and in all. */
const room = { atOnce: 2, waitingEach: 16, waitingInAll: 1024 }

/**
 * Passwords by scrypt; what is stored is `scrypt$N$r$p$salt$key`, so that the cost may rise later. `matches` returns false
 * for a stored text that it can't read. Both throw a HttpError of 503 when too many of the same network wait.
 */
export function createPasswords(): Passwords {
  const inTurn = createFairQueue(room, tooMany)
  const derive = (from: string, password: string, salt: Buffer, length: number, options: ScryptOptions) =>
    inTurn(
      from,
      () =>
        new Promise<Buffer>((resolve, reject) => {
          scrypt(
            password.normalize('NFKC'),
            salt,
            length,
            { ...options, maxmem: 64 * 2 ** 20 },
            (error, key) => (error ? reject(error) : resolve(key)),
          )
        }),
    )
  return {
    async hash(password, from = '') {
      const salt = randomBytes(saltBytes)
      const key = await derive(from, password, salt, keyBytes, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      )
    },
    async matches(password, stored, from = '') {
      const [kind, N, r, p, salt, key] = stored.split('$')
      if (kind !== 'scrypt' || !salt || !key) return false
      const expected = Buffer.from(key, 'base64url')
      const options = { N: Number(N), r: Number(r), p: Number(p) }
      const actual = await derive(from, password, Buffer.from(salt, 'base64url'), expected.length, options)
      return timingSafeEqual(actual, expected)
    },
  }
}

function tooMany(): HttpError {
  return new HttpError(503, 'Too many people sign in right now: try again in a moment', {
    headers: { 'Retry-After': '2' },
  })
}
