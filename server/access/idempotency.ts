import { headers } from '../../src/contract/limits'
import type { Reply } from '../call'
import type { Tables } from '../database/port'
import { HttpError } from '../http/HttpError'

/** How long a kept answer is repeated, in seconds: 24 hours. Announced in `headers.idempotencyKept`. */
export const keptSeconds = 24 * 60 * 60

/** A submission that may be a repeat. */
export interface Submission {
  userId: number
  key: string
  /** SHA-256 of the address and the body. */
  bodyHash: string
  now: Date
}

/** The `Idempotency-Key` of a request. Throws an `HttpError` of 400 for one that is no plain text of 1 to 200 characters. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get(headers.idempotencyKey)
  if (key === null) return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new HttpError(
    400,
    `${headers.idempotencyKey} has to be 1 to 200 letters, digits or signs, without spaces`,
  )
}

/**
 * Does `work` unless its answer is kept already; keeps it in the same transaction. Throws an `HttpError` of 422
 * for the key of another body, of 409 while the first submission is still under way.
 */
export async function once<T>(
  tables: Tables,
  submission: Submission,
  work: () => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const { userId, key, bodyHash, now } = submission
  if (!(await tables.idempotencyRecords.tryLock(userId, key))) throw inFlight()
  await tables.idempotencyRecords.removeBefore(new Date(now.getTime() - keptSeconds * 1000))
  const kept = await tables.idempotencyRecords.find(userId, key)
  if (kept) {
    if (kept.bodyHash !== bodyHash)
      throw new HttpError(422, `This ${headers.idempotencyKey} was used for something else: send a new one`)
    return { answer: JSON.parse(kept.body) as T, status: kept.status }
  }
  const reply = await work()
  const status = reply.status ?? 200
  await tables.idempotencyRecords.insert({
    userId,
    key,
    bodyHash,
    status,
    body: JSON.stringify(reply.answer),
    keptAt: now,
  })
  return reply
}

/** The first submission with this key has not been answered yet. */
export function inFlight(): HttpError {
  return new HttpError(409, 'The same form is being saved already: wait for its answer', {
    headers: { 'Retry-After': '1' },
  })
}
