import { describe, expect, it } from 'vitest'
import { lineage } from './lineage'

const lines = (nodes: readonly (readonly [id: number, parentId: number])[]) =>
  Object.fromEntries(lineage(nodes.map(([id, parentId]) => ({ id, parentId }))))

describe('lineage', () => {
  it('names a record and all that it lies below, the nearest first', () => {
    expect(
      lines([
        [1, 0],
        [2, 1],
        [3, 2],
      ]),
    ).toEqual({ 1: [1], 2: [2, 1], 3: [3, 2, 1] })
  })

  it('ends at a parent that is missing', () => {
    expect(lines([[3, 99]])).toEqual({ 3: [3] })
  })

  it('ends where records lie below each other', () => {
    expect(
      lines([
        [1, 2],
        [2, 1],
      ]),
    ).toEqual({ 1: [1, 2], 2: [2, 1] })
  })
})
