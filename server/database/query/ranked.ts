import type { Boundary, Part, Place, ProjectOrder } from './projectQuery'
import { compareKeys } from './sortKey'
import type { Places } from './sqlOrder'

/** Order of two places. */
export function comparePlaces(a: Place, b: Place, { isDescending }: ProjectOrder): number {
  const byValue =
    typeof a.value === 'string' ? compareKeys(a.value, String(b.value)) : a.value - Number(b.value)
  return (isDescending ? -byValue : byValue) || a.id - b.id
}

/** A part of places that are all known, in their order. */
export function partOf(
  places: readonly Place[],
  order: ProjectOrder,
  { after, before, limit }: Part,
): Places {
  if (before) {
    const behind = places.findIndex((place) => comparePlaces(place, before, order) >= 0)
    const end = behind < 0 ? places.length : behind
    return { places: places.slice(Math.max(0, end - limit), end), hasMore: end > limit }
  }
  const first = after ? places.findIndex((place) => comparePlaces(place, after, order) > 0) : 0
  const start = first < 0 ? places.length : first
  return { places: places.slice(start, start + limit), hasMore: places.length > start + limit }
}

/** Evenly spread places among those that are all known. */
export function boundariesOf(places: readonly Place[], most: number): Boundary[] {
  const step = stepOf(places.length, most)
  const boundaries: Boundary[] = [{ at: 0, after: undefined }]
  for (let at = step; at < places.length; at += step) boundaries.push({ at, after: places[at - 1] })
  return boundaries
}

/** Rows from one of at most `most` boundaries to the next. */
export const stepOf = (found: number, most: number): number => Math.max(1, Math.ceil(found / most))
