import type { NodeRecord } from '../../database/records'
import { nameKey } from '../../database/nameKey'

/** The ids of a record that had `from` once it has `into` in its place: never twice, and at the end as a form adds it. */
export function replaced(ids: readonly number[], from: number, into: number): number[] {
  const left = ids.filter((id) => id !== from)
  return left.includes(into) ? left : [...left, into]
}

/**
 * The ids of a record that gets `from` back: as they were, where nobody changed them since; else what was chosen meanwhile stays, and
 * `into` goes if the record did not have it before.
 */
export function takenBack(
  now: readonly number[],
  { before, after }: { before: readonly number[]; after: readonly number[] },
  { from, into }: { from: number; into: number },
): readonly number[] {
  if (now.join() === after.join()) return before
  const kept = before.includes(into) ? now : now.filter((id) => id !== into)
  return kept.includes(from) ? kept : [...kept, from]
}

type Node = Pick<NodeRecord, 'id' | 'name' | 'parentId'>

/** A move of a record of a tree to another parent. */
export interface Move {
  readonly id: number
  readonly name: string
  readonly before: number
  readonly after: number
}

/** Ids of a record and of all above it, itself first. A circle ends it. */
export function lineOf(nodes: ReadonlyMap<number, Node>, id: number): number[] {
  const line: number[] = []
  for (let node = nodes.get(id); node && !line.includes(node.id); node = nodes.get(node.parentId))
    line.push(node.id)
  return line
}

/**
 * How what lies below `from` moves when it is merged into `into`: below that; but where `into` itself lies below `from`, its branch
 * comes to where `from` stands.
 */
export function movesOf(nodes: readonly Node[], from: Node, into: number): Move[] {
  const line = lineOf(new Map(nodes.map((node) => [node.id, node])), into)
  const branch = line[line.indexOf(from.id) - 1]
  return nodes
    .filter(({ parentId }) => parentId === from.id)
    .map(({ id, name, parentId }) => ({
      id,
      name,
      before: parentId,
      after: id === branch ? from.parentId : into,
    }))
}

/** Whether a record may stand there: no sibling has its name. */
export function isFree(nodes: Iterable<Node>, { id, name, parentId }: Node): boolean {
  for (const node of nodes)
    if (node.id !== id && node.parentId === parentId && nameKey(node.name) === nameKey(name)) return false
  return true
}
