import { noParent } from '../../contract/limits'
import type { BulkItem } from '../bulk/BulkItem'
import type { ImportKind } from './importKinds'
import type { Named } from './NameIndex'
import type { PlannedRow } from './planImport'

/** One record of the job that imports. */
export type ImportItem = Omit<BulkItem, 'state'>

/**
 * What a job does for the rows that add or change a record. In a tree each comes after what it will lie below, so that
 * nothing lies below itself at any time.
 */
export function importItems(
  { kind }: ImportKind,
  rows: readonly PlannedRow[],
  list: readonly Named[],
): ImportItem[] {
  const items = rows.flatMap(({ line, name, outcome }): ImportItem[] => {
    if (outcome.does === 'add')
      return [{ id: -line, name, adds: { values: outcome.values, key: crypto.randomUUID() } }]
    if (outcome.does === 'change')
      return [{ id: outcome.id, name, own: { kind, change: { set: outcome.set } } }]
    return []
  })
  if (kind !== 'category' && kind !== 'languageStack') return items
  const ids = new Set(items.map(({ id }) => id))
  const parents = new Map(list.map((node) => [node.id, (node as Named & { parentId: number }).parentId]))
  for (const item of items) {
    const parent = parentOf(item)
    if (parent !== undefined) parents.set(item.id, parent)
  }
  return items.map((item) => {
    const above = nearest(parents, item.id, ids)
    return above === undefined ? item : { ...item, after: [above] }
  })
}

function parentOf({ adds, own }: ImportItem): number | undefined {
  const fields = adds?.values ?? (own && 'set' in own.change ? own.change.set : {})
  return fields.parentId === undefined ? undefined : Number(fields.parentId)
}

/** The nearest record above this one that the job treats. */
function nearest(
  parents: ReadonlyMap<number, number>,
  id: number,
  ids: ReadonlySet<number>,
): number | undefined {
  const seen = new Set([id])
  let at = parents.get(id) ?? noParent
  while (at !== noParent && !seen.has(at)) {
    if (ids.has(at)) return at
    seen.add(at)
    at = parents.get(at) ?? noParent
  }
  return undefined
}
