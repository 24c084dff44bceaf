import { noParent } from '../../contract/limits'

/** A record whose parent leads nowhere. */
export interface DeadParent<Node> {
  node: Node
  /** The parent does not exist, or the record lies below itself. */
  why: 'missing' | 'cycle'
}

/** The records of a tree whose parent does not exist, and those that lie below themselves. */
export function deadParents<Node extends { id: number; parentId: number }>(
  nodes: readonly Node[],
): DeadParent<Node>[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  /** Looked at already: no circle goes through them that is not known. */
  const settled = new Set<number>()
  const circle = new Set<number>()
  for (const start of nodes) {
    const line: number[] = []
    let at: Node | undefined = start
    while (at && !settled.has(at.id)) {
      settled.add(at.id)
      line.push(at.id)
      at = byId.get(at.parentId)
    }
    const from = at ? line.indexOf(at.id) : -1
    if (from >= 0) for (const id of line.slice(from)) circle.add(id)
  }
  return nodes.flatMap((node): DeadParent<Node>[] => {
    if (circle.has(node.id)) return [{ node, why: 'cycle' }]
    return node.parentId === noParent || byId.has(node.parentId) ? [] : [{ node, why: 'missing' }]
  })
}
