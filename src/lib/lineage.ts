/** A record that may lie below another one; 0 and none mean that it does not. */
interface Node {
  id: number
  parentId?: number
}

/**
 * By the id of each record its own id and those of all that it lies below, the nearest first. A parent that is missing, or that
 * lies below its own child, ends the line.
 */
export function lineage(nodes: readonly Node[]): ReadonlyMap<number, readonly number[]> {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId ?? 0]))
  return new Map(
    nodes.map(({ id }) => {
      const line = new Set<number>()
      for (let at = id; parents.has(at) && !line.has(at); at = parents.get(at)!) line.add(at)
      return [id, [...line]]
    }),
  )
}
