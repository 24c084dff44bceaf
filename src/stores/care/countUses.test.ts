import { describe, expect, it } from 'vitest'
import { lineage } from '../../lib/lineage'
import { countUses } from './countUses'

const tree = lineage([
  { id: 1, parentId: 0 },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
])

const count = (rows: readonly (readonly number[] | null)[]) =>
  Object.fromEntries(
    countUses(
      rows.map((ids) => ({ ids })),
      ({ ids }) => ids,
      tree,
    ),
  )

describe('countUses', () => {
  it('counts a row for what it has and for all above it, once for each', () => {
    expect(count([[2, 3], [3], [1]])).toEqual({ 1: 3, 2: 1, 3: 2 })
  })

  it('counts what the tree does not know, and passes over rows without ids', () => {
    expect(count([[9], null, []])).toEqual({ 9: 1 })
  })
})
