import { useMemo } from 'react'
import { choiceToken } from '../components/table/model/filters'
import type { ProjectRow } from '../contract/entities'
import { lineage } from '../lib/lineage'
import { paths } from '../paths'
import { countUses, type UseCounts } from '../stores/care/countUses'
import type { Resource } from '../stores/Resource'
import { relatedStore, type RowsOf } from '../hooks/bulk/names'
import { useStores } from '../hooks/useConsole'
import { useResource, type ResourceState } from '../hooks/useResource'
import { taxonomyKinds, type TaxonomyKind } from './taxonomyKinds'

/** The records that use a kind of tags, categories or stacks. */
export interface Users {
  /** `projects` or `articles`. */
  id: 'projects' | 'articles'
  noun: { one: string; many: string }
  /** How many of them use each; undefined until their list has come. */
  counts: UseCounts | undefined
  /** Address of the list with those that use one, or what lies below it. */
  listOf: (id: number) => string
}

/** How often tags, categories or stacks are used. */
export interface Uses {
  /** Without those of whose rows the host does not say what they use. */
  by: readonly Users[]
  /** A list that says so could not be loaded. */
  failure: Pick<ResourceState<unknown>, 'error' | 'onRetry' | 'isRetrying'> | undefined
}

const nouns = {
  projects: { one: 'project', many: 'projects' },
  articles: { one: 'article', many: 'articles' },
}

/**
 * How many projects, and of tags how many articles, use each record of a kind. Their lists are asked for once `isWanted`. The
 * component must be an observer.
 */
export function useUses(kind: RowsOf, isWanted: boolean): Uses {
  const stores = useStores()
  const { projects, articles } = stores
  const nodes = relatedStore(stores, kind).list.value
  const lines = useMemo(() => lineage(nodes ?? []), [nodes])
  const ofProjects = useUsers('projects', kind, projects.list, lines, isWanted)
  const ofArticles = useUsers('articles', kind, articles.list, lines, isWanted)
  const [a, b] = [ofProjects.users, kind === 'tags' ? ofArticles.users : undefined]
  const failed = [ofProjects, ofArticles].find(({ failure }) => failure)
  return {
    by: useMemo(() => [a, b].filter((users) => users !== undefined), [a, b]),
    failure: failed?.failure,
  }
}

/** Rows as far as they say what they use. */
type Row = Partial<Pick<ProjectRow, TaxonomyKind['field']>>

function useUsers<R extends Row>(
  id: Users['id'],
  kind: RowsOf,
  list: Resource<R[]>,
  lines: ReadonlyMap<number, readonly number[]>,
  isWanted: boolean,
) {
  // Articles have tags alone.
  const isAsked = isWanted && (id === 'projects' || kind === 'tags')
  const { value: rows, error, onRetry, isRetrying } = useResource(list, undefined, isAsked)
  const users = useMemo((): Users | undefined => {
    const { field, filter } = taxonomyKinds[kind]
    const [first] = rows ?? []
    if (first && !Array.isArray(first[field])) return undefined
    return {
      id,
      noun: nouns[id],
      counts: rows && countUses(rows, (row) => row[field], lines),
      listOf: (of) =>
        `${paths[id]()}?${new URLSearchParams({ show: choiceToken(filter, String(of)) }).toString()}`,
    }
  }, [id, kind, rows, lines])
  return { users, failure: error && isAsked ? { error, onRetry, isRetrying } : undefined }
}
