import { queryPage, type RowCounts } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import { limits } from '../../contract/limits'
import type { Stores } from '../createStores'
import { searchedProjectsOf } from '../query/SearchedProjects'
import type { Merge } from './mergeItems'

/** Projects that have one of some tags, categories or stacks. */
export interface ProjectsHaving {
  rows: readonly ProjectRow[]
  /** There are more that were not read. */
  hasMore: boolean
  /** How many have it, or what lies below it, as the host counts them. */
  counts: RowCounts
}

/** What is wanted: the filter of the list, the field of its rows, the ids, and whether the first ones will do. */
export interface HavingQuery {
  filter: 'tag' | 'category' | 'stack'
  field: Merge['field']
  ids: readonly number[]
  isFirstOnly: boolean
}

/** The first ones: so many rows, of so many pages at most. */
const firstOnes = { rows: queryPage.most, pages: 10 }

/**
 * The projects that have one of these themselves, not what lies below it, by id, of a host that offers `query`: all of them, as far
 * as one change may take so many, or the first ones. Throws an `ApiError`, or an abort.
 */
export async function projectsHaving(
  stores: Stores,
  { filter, field, ids, isFirstOnly }: HavingQuery,
  signal: AbortSignal,
): Promise<ProjectsHaving> {
  const searched = searchedProjectsOf(stores)
  const wanted = new Set(ids)
  const query = { filter: ids.map((id) => `${filter}:${id}`), limit: queryPage.most }
  const rows: ProjectRow[] = []
  let counts: RowCounts | null = null
  let after: string | null = null
  let pages = 0
  const isEnough = () =>
    isFirstOnly ? rows.length >= firstOnes.rows || pages >= firstOnes.pages : rows.length > limits.selection
  do {
    const page = await searched.find(
      after === null ? { ...query, counts: 'found' } : { ...query, after },
      signal,
    )
    counts ??= page.counts
    rows.push(...page.rows.filter((row) => row[field]?.some((id) => wanted.has(id))))
    after = page.after
    pages++
  } while (after !== null && !isEnough())
  if (!counts) throw new Error('The host did not count the projects')
  return { rows, hasMore: after !== null, counts }
}
