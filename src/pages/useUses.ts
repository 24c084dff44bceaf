import { useMemo } from 'react'
import { choiceToken } from '../components/table/model/filters'
import type { ProjectRow } from '../contract/entities'
import { lineage } from '../lib/lineage'
import { paths } from '../paths'
import { countUses, type UseCounts } from '../stores/care/countUses'
import { projectCountsOf } from '../stores/query/projectCounts'
import { neverLoaded } from '../stores/neverLoaded'
import type { Resource } from '../stores/Resource'
import type { ProjectUses } from '../contract/endpoints/care'
import type { RowCounts } from '../contract/endpoints/query'
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
  /** The host counts them: its numbers may be estimates. */
  isHosts: boolean
  /** Numbers above it are estimates; undefined where all are counted. */
  exactUpTo: number | undefined
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

/** How many records use one, undefined as long as that is not known, and whether that is an estimate. */
export function countOf(
  { counts, exactUpTo }: Pick<Users, 'counts' | 'exactUpTo'>,
  id: number,
): { count: number | undefined; isAbout: boolean } {
  const count = counts?.get(id) ?? (counts && 0)
  return { count, isAbout: count !== undefined && exactUpTo !== undefined && count > exactUpTo }
}

/**
 * How many projects, and of tags how many articles, use each record of a kind, or the one with the `id`. Their lists are asked for once
 * `isWanted`; the host is asked for the numbers instead of the projects where it searches these. The component must be an observer.
 */
export function useUses(kind: RowsOf, isWanted: boolean, id?: number): Uses {
  const stores = useStores()
  const { projects, articles, session } = stores
  const nodes = relatedStore(stores, kind).list.value
  const lines = useMemo(() => lineage(nodes ?? []), [nodes])
  const isHosts = session.isOffered('query')
  const fromRows = useUsers('projects', kind, projects.list, lines, isWanted && !isHosts)
  const fromHost = useHostCounts(kind, id, isWanted && isHosts)
  const ofProjects = isHosts ? fromHost : fromRows
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
      isHosts: false,
      exactUpTo: undefined,
      listOf: listWith(id, filter),
    }
  }, [id, kind, rows, lines])
  return { users, failure: error && isAsked ? { error, onRetry, isRetrying } : undefined }
}

/** What a host counts. */
interface HostCounts {
  counts: UseCounts
  exactUpTo: number | undefined
}

/** The uses as the host counts them. */
function useHostCounts(kind: RowsOf, id: number | undefined, isAsked: boolean) {
  const stores = useStores()
  const { filter } = taxonomyKinds[kind]
  const isOne = id !== undefined
  const host = isAsked ? projectCountsOf(stores) : undefined
  const all = useResource((!isOne && host?.uses) || neverLoaded, undefined, isAsked && !isOne)
  const one = useResource(
    (isOne && host?.with.of(choiceToken(filter, String(id)))) || neverLoaded,
    undefined,
    isAsked && isOne,
  )
  const { error, onRetry, isRetrying } = isOne ? one : all
  const found = useMemo(
    () => (isOne ? one.value && ofOne(id, one.value) : all.value && ofAll(all.value, filter)),
    [isOne, id, filter, one.value, all.value],
  )
  const users = useMemo(
    (): Users => ({
      id: 'projects',
      noun: nouns.projects,
      counts: found?.counts,
      isHosts: true,
      exactUpTo: found?.exactUpTo,
      listOf: listWith('projects', filter),
    }),
    [found, filter],
  )
  return { users, failure: error && isAsked ? { error, onRetry, isRetrying } : undefined }
}

const ofOne = (id: number, { found, isAbout }: RowCounts): HostCounts => ({
  counts: new Map([[id, found]]),
  exactUpTo: isAbout ? 0 : undefined,
})

/** The numbers of one filter, by the ids of what it chooses from. */
function ofAll({ counts, exactUpTo }: ProjectUses, filter: TaxonomyKind['filter']): HostCounts {
  const start = choiceToken(filter, '')
  const own = Object.entries(counts).filter(([token]) => token.startsWith(start))
  return {
    counts: new Map(own.map(([token, count]) => [Number(token.slice(start.length)), count])),
    exactUpTo: exactUpTo ?? undefined,
  }
}

const listWith = (list: Users['id'], filter: TaxonomyKind['filter']) => (id: number) =>
  `${paths[list]()}?${new URLSearchParams({ show: choiceToken(filter, String(id)) }).toString()}`
