import { describe, expect, it } from 'vitest'
import { taxonomyKinds } from '../../taxonomyKinds'
import { goingOf } from './goingOf'

const node = (id: number, parentId = 0) => ({ id, name: `Node ${id}`, parentId })
const used = (counts: [number, number][]) => [
  {
    id: 'projects' as const,
    noun: { one: 'project', many: 'projects' },
    counts: new Map(counts),
    isHosts: false,
    exactUpTo: undefined,
    listOf: () => '',
  },
]
const going = (nodes: ReturnType<typeof node>[], counts: [number, number][], chosen: number[]) =>
  goingOf(
    { kind: taxonomyKinds.categories, nodes, by: used(counts) },
    nodes.filter(({ id }) => chosen.includes(id)),
  ).map(({ id, after, stays }) => [id, stays ?? after])

const held = 'Other categories lie below it: move them first'

describe('goingOf', () => {
  it('keeps what is used, and says by what', () => {
    expect(going([node(1), node(2)], [[1, 3]], [1, 2])).toEqual([
      [1, 'In use, by 3 projects: merge it into another one'],
      [2, []],
    ])
  })

  it('lets a parent go after all that lies below it', () => {
    expect(going([node(1), node(2, 1), node(3, 1)], [], [1, 2, 3])).toEqual([
      [1, [2, 3]],
      [2, []],
      [3, []],
    ])
  })

  it('keeps a parent below which something stays', () => {
    const nodes = [node(1), node(2, 1), node(3, 1)]
    expect(going(nodes, [], [1, 2])[0]).toEqual([1, held])
    expect(going(nodes, [[3, 1]], [1, 2, 3])[0]).toEqual([1, held])
  })

  it('ends in a tree that leads back into itself', () => {
    expect(going([node(1, 2), node(2, 1)], [], [1, 2]).map(([, why]) => why)).toEqual([held, held])
  })
})
