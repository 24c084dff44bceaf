import { describe, expect, it } from 'vitest'
import type { ArticleRow, ProjectRow } from '../../contract/entities'
import { mergeItems, type Merge } from './mergeItems'

const project = (id: number, row: Partial<ProjectRow>) =>
  ({ id, name: `Project ${id}`, ...row }) as ProjectRow
const article = (id: number, tags: number[]) => ({ id, title: `Article ${id}`, tags }) as ArticleRow
const node = (id: number, parentId = 0) => ({ id, name: `Node ${id}`, parentId })

const ofTags: Merge = { kind: 'tag', field: 'tags', stays: node(1), gone: [node(2)] }

describe('mergeItems', () => {
  it('names each project and article that has the tag that goes', () => {
    const items = mergeItems(ofTags, {
      projects: [project(1, { tags: [2] }), project(2, { tags: [1] }), project(3, { tags: [1, 2] })],
      articles: [article(1, [2, 5]), article(2, [])],
      nodes: [node(1), node(2)],
    })
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['project', 'Project 1'],
      ['project', 'Project 3'],
      ['article', 'Article 1'],
    ])
    expect(items[0]?.change).toEqual({ field: 'tags', add: [1], remove: [2], isReplacing: true })
  })

  const merged = (stays: number, gone: number, nodes: readonly ReturnType<typeof node>[]) => {
    const find = (id: number) => nodes.find((one) => one.id === id) ?? node(id)
    const merge: Merge = { kind: 'category', field: 'categories', stays: find(stays), gone: [find(gone)] }
    const lists = { projects: [project(1, { categories: [gone] })], articles: [article(1, [gone])], nodes }
    return mergeItems(merge, lists).map(({ kind, id, below }) => [kind, id, below])
  }

  it('brings what lies below the one that goes below the one that stays', () => {
    expect(merged(1, 2, [node(1), node(2), node(3, 2), node(4, 3), node(5, 1)])).toEqual([
      ['project', 1, undefined],
      ['category', 3, 1],
    ])
  })

  it('brings what stays to the place of what it lay below', () => {
    expect(merged(2, 1, [node(9), node(1, 9), node(2, 1), node(3, 1)])).toEqual([
      ['project', 1, undefined],
      ['category', 2, 9],
      ['category', 3, 2],
    ])
  })

  it('brings the branch in which it stays to that place, where it lies deeper', () => {
    expect(merged(3, 1, [node(1), node(2, 1), node(3, 2), node(4, 1)])).toEqual([
      ['project', 1, undefined],
      ['category', 2, 0],
      ['category', 4, 3],
    ])
  })
})
