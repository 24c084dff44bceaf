import { noParent } from '../../contract/limits'
import { compareTexts } from '../../lib/english/compareTexts'
import { onceFor } from '../../lib/onceFor'

/** Something that can be picked. */
export interface Option {
  id: number
  name: string
  /** Names of what it lies below, outermost first, without its own: ['Web', 'Frameworks'] of React. */
  path?: string[]
}

/** A record of a flat list that makes a tree; `parentId` 0 or none means that it stands at the top (specification §9). */
export interface FlatNode {
  id: number
  name: string
  parentId?: number | undefined
}

/**
 * Options of a flat list with the path of each, parents before their children and by name within one parent.
 * Records whose parents are missing stand at the top, and so does the first of a circle. Worked out once for each list.
 */
export const optionTree = onceFor((list: readonly FlatNode[]): readonly Option[] => {
  const byId = new Map(list.map((node) => [node.id, node]))
  const children = new Map<number, FlatNode[]>()
  const tops: FlatNode[] = []
  for (const node of list) {
    const parentId = node.parentId ?? noParent
    if (!byId.has(parentId)) tops.push(node)
    else {
      const siblings = children.get(parentId)
      if (siblings) siblings.push(node)
      else children.set(parentId, [node])
    }
  }
  const options: Option[] = []
  const seen = new Set<number>()
  // A stack of its own instead of recursion: a long chain must not exhaust the call stack.
  const walk = (starts: readonly FlatNode[]) => {
    const waiting: { node: FlatNode; path: string[] }[] = byName(starts)
      .map((node) => ({ node, path: [] }))
      .reverse()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { node, path } = next
      if (seen.has(node.id)) continue
      seen.add(node.id)
      options.push(
        path.length > 0 ? { id: node.id, name: node.name, path } : { id: node.id, name: node.name },
      )
      const below = byName(children.get(node.id) ?? [])
      const belowPath = [...path, node.name]
      for (const child of below.reverse()) waiting.push({ node: child, path: belowPath })
    }
  }
  walk(tops)
  for (const node of list) if (!seen.has(node.id)) walk([node])
  return options
})

/** Ids of a record and of everything below it: none of these may become its parent. */
export function branchOf(id: number, list: readonly FlatNode[]): ReadonlySet<number> {
  const branch = new Set([id])
  for (let size = 0; size < branch.size;) {
    size = branch.size
    for (const node of list) if (branch.has(node.parentId ?? noParent)) branch.add(node.id)
  }
  return branch
}

/** 'Web / Frameworks / React'. */
export function fullPath(option: Option): string {
  return [...(option.path ?? []), option.name].join(' / ')
}

const byName = (nodes: readonly FlatNode[]) => [...nodes].sort((a, b) => compareTexts(a.name, b.name))
