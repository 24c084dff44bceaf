import { HttpError } from './HttpError'

/** Strong ETag of a stored row (RFC 9110, 8.8.3). */
export function entityTag(version: number): string {
  return `"${version}"`
}

/** Throws an `HttpError` of 412 when `If-Match` was sent and names another version of the row. */
export function requireMatch(ifMatch: string | null, version: number): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const named = ifMatch.split(',').map((tag) => tag.trim())
  if (named.includes(entityTag(version))) return
  throw new HttpError(
    412,
    'Somebody else has changed this since you opened it: load it again before you save',
  )
}
