import { useMemo } from 'react'
import { choiceToken } from '../components/table/model/filters'
import type { ProjectRow } from '../contract/entities'
import { lineage } from '../lib/lineage'
import { paths } from '../paths'
import { countUses, type UseCounts } from '../stores/care/countUses'
import { projectCountsOf, type ProjectCounts } from '../stores/query/projectCounts'
import { Resource } from '../stores/Resource'
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
  /** They are estimates: what is used by few may be missing. */
  isAbout: boolean
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

/** How many records use one; undefined as long as that is not known. */
export function countOf(
  { counts, isAbout }: Pick<Users, 'counts' | 'isAbout'>,
  id: number,
): number | undefined {
  return counts?.get(id) ?? (counts && !isAbout ? 0 : undefined)
}

/** Of which records the uses are wanted, and from where; of all by default. */
interface UsesScope {
  /** Of this record alone, which a host that searches the projects counts exactly, or nearly so. */
  id?: number
  /** The screen reads the whole list of projects anyway. */
  isWhole?: boolean
}

/**
 * How many projects, and of tags how many articles, use each record of a kind. Their lists are asked for once `isWanted`; the
 * host is asked for the numbers instead of the projects where it searches these. The component must be an observer.
 */
export function useUses(kind: RowsOf, isWanted: boolean, { id, isWhole = false }: UsesScope = {}): Uses {
  const stores = useStores()
  const { projects, articles, session } = stores
  const nodes = relatedStore(stores, kind).list.value
  const lines = useMemo(() => lineage(nodes ?? []), [nodes])
  const isHosts = session.isOffered('query') && !isWhole
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
      isAbout: false,
      listOf: listWith(id, filter),
    }
  }, [id, kind, rows, lines])
  return { users, failure: error && isAsked ? { error, onRetry, isRetrying } : undefined }
}

/** Of a host that is not asked. */
const unasked = new Resource<RowCounts>(() => new Promise(() => undefined))

/** The uses as the host counts them. */
function useHostCounts(kind: RowsOf, id: number | undefined, isAsked: boolean) {
  const stores = useStores()
  const { filter } = taxonomyKinds[kind]
  const resource = isAsked ? countsOf(projectCountsOf(stores), filter, id) : unasked
  const { value, error, onRetry, isRetrying } = useResource(resource, undefined, isAsked)
  const users = useMemo(
    (): Users => ({
      id: 'projects',
      noun: nouns.projects,
      counts: value && (id === undefined ? choicesOf(value, filter) : new Map([[id, value.found]])),
      isHosts: true,
      isAbout: value !== undefined && (id === undefined ? value.areChoicesAbout : value.isAbout),
      listOf: listWith('projects', filter),
    }),
    [value, id, filter],
  )
  return { users, failure: error && isAsked ? { error, onRetry, isRetrying } : undefined }
}

const countsOf = (counts: ProjectCounts, filter: TaxonomyKind['filter'], id: number | undefined) =>
  id === undefined ? counts.choices : counts.with.of(choiceToken(filter, String(id)))

/** The numbers of the choices of one filter, by their ids. */
function choicesOf({ choices }: RowCounts, filter: TaxonomyKind['filter']): UseCounts {
  const start = choiceToken(filter, '')
  const own = Object.entries(choices ?? {}).filter(([token]) => token.startsWith(start))
  return new Map(own.map(([token, count]) => [Number(token.slice(start.length)), count]))
}

const listWith = (list: Users['id'], filter: TaxonomyKind['filter']) => (id: number) =>
  `${paths[list]()}?${new URLSearchParams({ show: choiceToken(filter, String(id)) }).toString()}`
