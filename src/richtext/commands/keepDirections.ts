import type { BlockMap } from 'draft-js'
import service, { type Directions } from 'draft-js/lib/EditorBidiService'
import bidi from 'fbjs/lib/UnicodeBidi'

const linesOf = new WeakMap<Directions, BlockMap>()
const find = service.getDirectionMap

/** Whether the same lines follow one another, each with the direction that its own letters give it. */
function standAlike(before: BlockMap, now: BlockMap): boolean {
  if (before === now) return true
  if (before.size !== now.size) return false
  const old = before.toArray()
  return now.toArray().every((line, index) => {
    const other = old[index]
    return (
      line === other ||
      (line.getKey() === other?.getKey() &&
        bidi.firstStrongCharDir(line.getText()) === bidi.firstStrongCharDir(other.getText()))
    )
  })
}

/**
 * The direction of each line, like Draft's own, which at each key builds a map of all lines to find that nothing has
 * changed: here the former map is answered as soon as that is known.
 */
export const directionsOf: typeof find = (content, previous) => {
  const lines = content.getBlockMap()
  const known = previous && linesOf.get(previous)
  if (known && standAlike(known, lines)) {
    linesOf.set(previous, lines)
    return previous
  }
  const found = find(content, previous)
  linesOf.set(found, lines)
  return found
}

/** Has Draft ask here for the directions of its lines. */
export function keepDirections(): void {
  service.getDirectionMap = directionsOf
}
