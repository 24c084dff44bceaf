/** A forest: the rows that stand at the top, and the children of each. */
export interface Tree<Row> {
  roots: Row[]
  childrenOf: (row: Row) => Row[] | undefined
}

type Key = string | number

/**
 * Makes a tree of flat rows, in their order. Every row is in it exactly once: one whose parent is not among the rows
 * stands at the top, and so does the first of a ring of rows that are each other's ancestors.
 */
export function buildTree<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  parentOf: (row: Row) => Key | null,
): Tree<Row> {
  const known = new Set(rows.map(keyOf))
  const under = new Map<Key, Row[]>()
  const roots: Row[] = []
  for (const row of rows) {
    const parent = parentOf(row)
    if (parent === null || !known.has(parent)) roots.push(row)
    else append(under, parent, row)
  }

  const placed = new Set<Row>()
  const children = new Map<Row, Row[]>()
  const place = (root: Row) => {
    placed.add(root)
    const open = [root]
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      const own = (under.get(keyOf(row)) ?? []).filter((child) => !placed.has(child))
      for (const child of own) placed.add(child)
      if (own.length > 0) children.set(row, own)
      open.push(...own)
    }
  }
  roots.forEach(place)
  for (const row of rows) {
    if (placed.has(row)) continue
    roots.push(row)
    place(row)
  }
  return { roots, childrenOf: (row) => children.get(row) }
}

function append<Row>(lists: Map<Key, Row[]>, key: Key, row: Row) {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [row])
  else list.push(row)
}
