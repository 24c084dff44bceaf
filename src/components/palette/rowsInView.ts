import type { PaletteEntry, PaletteGroup } from './PaletteEntry'

type Groups<Entry extends PaletteEntry> = readonly PaletteGroup<Entry>[]

/** `groups` in their first `most` rows, and below them what was drawn there `before`, so that nothing is made or removed. */
export function rowsInView<Entry extends PaletteEntry>(
  groups: Groups<Entry>,
  before: Groups<Entry>,
  most: number,
): Groups<Entry> {
  let left = most
  const drawn = groups.map((group, place) => {
    if (left <= 0) return before[place]
    const first = group.entries.slice(0, left)
    left -= group.entries.length
    return left >= 0
      ? group
      : { ...group, entries: [...first, ...(before[place]?.entries.slice(first.length) ?? [])] }
  })
  return [...drawn, ...(left <= 0 ? before.slice(groups.length) : [])].filter((group) => group !== undefined)
}
