import { HttpError } from './HttpError'

/** A strong ETag (RFC 9110, 8.8.3). */
export const quoted = (tag: string): string => `"${tag}"`

/** Strong ETag of a stored row. */
export function entityTag(version: number): string {
  return quoted(String(version))
}

/** Whether `If-None-Match` names this answer, compressed or not: the caller has it already. */
export function isHeld(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((one) => {
    const named = one.trim().replace(/^W\//, '')
    return (
      named === '*' || (named.startsWith(`"${tag}`) && /^(?:-[a-z]+)?"$/.test(named.slice(tag.length + 1)))
    )
  })
}

/** Whether an answer with this tag showed this version of the row. */
export const isTagOf = (tag: string, version: number): boolean =>
  tag.trim().replace(/^"(\d+)\.[^"]*"$/, '"$1"') === entityTag(version)

/**
 * Throws an `HttpError` of 412 when `If-Match` was sent and names another version of the row: what stands behind a point is of
 * the other records that the answer showed, and of its form.
 */
export function requireMatch(ifMatch: string | null, version: number): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  if (ifMatch.split(',').some((tag) => isTagOf(tag, version))) return
  throw new HttpError(
    412,
    'Somebody else has changed this since you opened it: load it again before you save',
  )
}
