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

/** What is merged: `gone` goes, `stays` takes its place. */
export interface Merge {
  kind: 'tag' | 'category' | 'languageStack'
  /** The field of projects and articles that holds their ids. */
  field: 'tags' | 'categories' | 'language_stacks'
  stays: MergeNode
  gone: MergeNode
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
 * Each record that has to change so that nothing uses `gone` any more: projects and articles get what stays in its place, and what
 * lies below it comes below what stays. Where that lies below `gone` itself, its branch comes to where `gone` stands.
 */
export function mergeItems({ kind, field, stays, gone }: Merge, lists: MergeLists): MergeItem[] {
  const change: BulkChange = { field, add: [stays.id], remove: [gone.id], isReplacing: true }
  const has = (ids: readonly number[] | null | undefined) => ids?.includes(gone.id) === true
  const projects = lists.projects
    .filter((row) => has(row[field]))
    .map(({ id, name }): MergeItem => ({ kind: 'project', id, name, change }))
  const articles = lists.articles
    .filter(({ tags }) => field === 'tags' && has(tags))
    .map(({ id, title }): MergeItem => ({ kind: 'article', id, name: title, change }))
  if (kind === 'tag') return [...projects, ...articles]
  const line = lineage(lists.nodes).get(stays.id) ?? []
  const branch = line[line.indexOf(gone.id) - 1]
  const children = lists.nodes
    .filter(({ parentId }) => parentId === gone.id)
    .map(({ id, name }): MergeItem => {
      const below = id === branch ? (gone.parentId ?? 0) : stays.id
      return { kind, id, name, change: { set: { parentId: below } }, below }
    })
  return [...projects, ...articles, ...children]
}
