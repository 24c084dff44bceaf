import { describe, expect, it } from 'vitest'
import { deadParents } from './deadParents'

const dead = (...nodes: [id: number, parentId: number][]) =>
  deadParents(nodes.map(([id, parentId]) => ({ id, parentId }))).map(({ node, why }) => `${node.id} ${why}`)

describe('deadParents', () => {
  it('finds nothing in a tree', () => {
    expect(dead([1, 0], [2, 1], [3, 2], [4, 1])).toEqual([])
  })

  it('names records whose parent does not exist', () => {
    expect(dead([1, 0], [2, 99], [3, 2])).toEqual(['2 missing'])
  })

  it('names the records of a circle, and not those that only hang on it', () => {
    expect(dead([5, 1], [1, 2], [2, 3], [3, 1], [6, 5])).toEqual(['1 cycle', '2 cycle', '3 cycle'])
  })

  it('names a record that is its own parent', () => {
    expect(dead([1, 1], [2, 1])).toEqual(['1 cycle'])
  })

  it('follows a chain of 20,000', () => {
    const chain = Array.from({ length: 20_000 }, (_, at): [number, number] => [at + 1, at])
    expect(dead(...chain)).toEqual([])
  })
})
