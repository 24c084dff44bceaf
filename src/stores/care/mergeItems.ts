import type { ArticleRow, ProjectRow } from '../../contract/entities'
import { lineage } from '../../lib/lineage'
import type { BulkChange } from '../../contract/bulk/bulkChange'
import type { BulkKind } from '../bulk/bulkKinds'

/** A tag, category or stack. */
export interface MergeNode {
  id: number
  name: string
  parentId?: number | undefined
}

/** What is merged: `gone` go, `stays` takes their place. Several go only of tags, which are no tree. */
export interface Merge {
  kind: 'tag' | 'category' | 'languageStack'
  /** The field of projects and articles that holds their ids. */
  field: 'tags' | 'categories' | 'language_stacks'
  stays: MergeNode
  gone: readonly [MergeNode, ...MergeNode[]]
}

/** One record that a merge changes. */
export interface MergeItem {
  kind: BulkKind
  id: number
  name: string
  change: BulkChange
  /** Below what it comes to stand, where it is moved. */
  below?: number
}

export interface MergeLists {
  projects: readonly ProjectRow[]
  articles: readonly ArticleRow[]
  /** All records of the kind. */
  nodes: readonly MergeNode[]
}

/**
 * Each record that has to change so that nothing uses `gone` any more: projects and articles get what stays in their place, and what
 * lies below comes below what stays. Where that lies below `gone` itself, its branch comes to where `gone` stands.
 */
export function mergeItems({ kind, field, stays, gone }: Merge, lists: MergeLists): MergeItem[] {
  const going = new Set(gone.map(({ id }) => id))
  const change: BulkChange = { field, add: [stays.id], remove: [...going], isReplacing: true }
  const has = (ids: readonly number[] | null | undefined) => ids?.some((id) => going.has(id)) === true
  const projects = lists.projects
    .filter((row) => has(row[field]))
    .map(({ id, name }): MergeItem => ({ kind: 'project', id, name, change }))
  const articles = lists.articles
    .filter(({ tags }) => field === 'tags' && has(tags))
    .map(({ id, title }): MergeItem => ({ kind: 'article', id, name: title, change }))
  if (kind === 'tag') return [...projects, ...articles]
  const [node] = gone
  const line = lineage(lists.nodes).get(stays.id) ?? []
  const branch = line[line.indexOf(node.id) - 1]
  const children = lists.nodes
    .filter(({ parentId }) => parentId === node.id)
    .map(({ id, name }): MergeItem => {
      const below = id === branch ? (node.parentId ?? 0) : stays.id
      return { kind, id, name, change: { set: { parentId: below } }, below }
    })
  return [...projects, ...articles, ...children]
}
