import { HttpError } from './HttpError'

/** A strong ETag (RFC 9110, 8.8.3). */
export const quoted = (tag: string): string => `"${tag}"`

/** Strong ETag of a stored row. */
export function entityTag(version: number): string {
  return quoted(String(version))
}

/**
 * The tag in `If-None-Match` that names this answer, compressed or not, without quotes: the caller has it already, and may keep it under
 * this tag. Undefined where none does.
 */
export function heldTag(ifNoneMatch: string | null, tag: string): string | undefined {
  if (ifNoneMatch === null) return undefined
  for (const one of ifNoneMatch.split(',')) {
    const named = one.trim().replace(/^W\//, '')
    if (named === '*') return tag
    if (named.startsWith(`"${tag}`) && /^(?:-[a-z]+)?"$/.test(named.slice(tag.length + 1)))
      return named.slice(1, -1)
  }
  return undefined
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
