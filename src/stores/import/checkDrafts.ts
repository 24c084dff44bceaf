import { noParent } from '../../contract/limits'
import type { TreeNode } from '../../contract/rules'
import type { Fields } from '../../contract/bulk/bulkChange'
import type { ImportKind } from './importKinds'
import { foldName, type Named } from './NameIndex'

/** What a cell or a row needs before it can be imported. */
export interface RowProblem {
  /** Header of the column. */
  header: string
  /** What to do, as a sentence. */
  text: string
}

/** A row that is being read. */
export interface Draft {
  line: number
  name: string
  /** The record that the row changes. */
  changed: Named | undefined
  /** A record of this name exists, and the row does not say that it changes it. */
  existing: boolean
  fields: Record<string, Fields[string]>
  problems: RowProblem[]
}

/** Each record may stand in the file once, and each new name too; names in a tree may be the same below different parents. */
export function refuseRepeated(drafts: readonly Draft[], isTree: boolean): void {
  const firsts = new Map<string, Draft>()
  for (const draft of drafts) {
    if (draft.existing || draft.problems.length > 0) continue
    const { changed, name } = draft
    const isNewName = !changed || (!isTree && foldName(changed.name) !== foldName(name))
    const keys = [
      ...(changed ? [`#${changed.id}`] : []),
      ...(isNewName && name !== '' ? [foldName(name)] : []),
    ]
    const before = keys.map((key) => firsts.get(key)).find((one) => one !== undefined)
    if (before) {
      const isSameId = changed !== undefined && changed.id === before.changed?.id
      draft.problems.push({
        header: isSameId ? 'ID' : 'Name',
        text: `Row ${before.line} has the same ${isSameId ? 'ID' : 'name'}: keep one of the two`,
      })
    } else for (const key of keys) firsts.set(key, draft)
  }
}

/** Nothing may come to lie below itself, as the tree is once the whole file is imported. */
export function refuseCircles(drafts: readonly Draft[], list: readonly (Named & TreeNode)[]): void {
  const parents = new Map(list.map(({ id, parentId }) => [id, parentId]))
  const open = drafts.filter(({ existing, problems }) => !existing && problems.length === 0)
  for (const { fields, ...draft } of open)
    if (fields.parentId !== undefined) parents.set(idOf(draft), Number(fields.parentId))
  /** Those above which the tree ends. */
  const rooted = new Set<number>([noParent])
  for (const draft of open) {
    const own = idOf(draft)
    const seen = new Set<number>()
    let at = Number(draft.fields.parentId ?? noParent)
    while (!rooted.has(at) && at !== own && !seen.has(at)) {
      seen.add(at)
      at = parents.get(at) ?? noParent
    }
    if (rooted.has(at)) for (const one of seen) rooted.add(one)
    if (at === own)
      draft.problems.push({
        header: 'Parent',
        text: 'Choose another parent: this one lies below the record itself',
      })
  }
}

/** Names the record of a row: one that it adds by the number of the row, below 0. */
const idOf = ({ changed, line }: Pick<Draft, 'changed' | 'line'>) => changed?.id ?? -line

/** A name that another record keeps can't be given by a change: a tag's at all, that of a node below the same parent. */
export function refuseTaken(kind: ImportKind, drafts: readonly Draft[], list: readonly Named[]): void {
  if (kind.kind === 'project') return
  const changes = new Map<number, Draft>()
  for (const draft of drafts)
    if (draft.changed && draft.problems.length === 0) changes.set(draft.changed.id, draft)
  const taken = new Map<string, number>()
  for (const record of list) {
    const own = changes.get(record.id)
    const { parentId } = record as { parentId?: number }
    const below = Number(own?.fields.parentId ?? parentId ?? noParent)
    const place = `${below} ${foldName(own?.name ?? record.name)}`
    const before = taken.get(place)
    taken.set(place, record.id)
    const draft = before === undefined ? undefined : (own ?? changes.get(before))
    draft?.problems.push({
      header: 'Name',
      text: `Another ${kind.noun.one} has this name: choose another one`,
    })
  }
}

/** A row below one that can't be added can't be added either. */
export function refuseOrphans(drafts: readonly Draft[]): void {
  const below = new Map<number, Draft[]>()
  for (const draft of drafts) {
    const parent = -Number(draft.fields.parentId ?? noParent)
    if (draft.existing || parent <= 0) continue
    const known = below.get(parent)
    if (known) known.push(draft)
    else below.set(parent, [draft])
  }
  const open = drafts.filter(({ problems }) => problems.length > 0)
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const { name, line } = parent
    if (parent.changed) continue
    for (const draft of below.get(line) ?? []) {
      if (draft.problems.length > 0) continue
      draft.problems.push({
        header: 'Parent',
        text: `“${name}” in row ${line} can't be added: correct that row first`,
      })
      open.push(draft)
    }
  }
}
