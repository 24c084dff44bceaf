import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTree } from './buildTree'

interface Node {
  id: number
  parent: number
}

const keyOf = (node: Node) => node.id
const parentOf = (node: Node) => (node.parent === 0 ? null : node.parent)

/** Ids in the order in which a tree shows them, with their depth. */
function walk(rows: Node[]): [id: number, depth: number][] {
  const tree = buildTree(rows, keyOf, parentOf)
  const visit = (node: Node, depth: number): [number, number][] => [
    [node.id, depth],
    ...(tree.childrenOf(node) ?? []).flatMap((child) => visit(child, depth + 1)),
  ]
  return tree.roots.flatMap((root) => visit(root, 0))
}

describe('buildTree', () => {
  it('puts children under their parents, in the order of the rows', () => {
    const rows = [
      { id: 3, parent: 1 },
      { id: 1, parent: 0 },
      { id: 2, parent: 1 },
      { id: 4, parent: 3 },
    ]
    expect(walk(rows)).toEqual([
      [1, 0],
      [3, 1],
      [4, 2],
      [2, 1],
    ])
  })

  it('puts a row at the top when its parent is not there', () => {
    expect(walk([{ id: 2, parent: 99 }])).toEqual([[2, 0]])
  })

  it('breaks a ring at its first row', () => {
    const ring = [
      { id: 1, parent: 2 },
      { id: 2, parent: 1 },
      { id: 3, parent: 3 },
    ]
    expect(walk(ring)).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
  })

  it('has every row exactly once, whatever the parents are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 12 }), (parents) => {
        const rows = parents.map((parent, index) => ({ id: index + 1, parent }))
        const ids = walk(rows).map(([id]) => id)
        expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(keyOf))
      }),
    )
  })
})
