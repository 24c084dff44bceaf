import { queryPage } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import type { Stores } from '../createStores'
import { searchedProjectsOf } from './SearchedProjects'

/** More of one name are not looked for. */
const most = 20

/**
 * The projects that a search finds best for a name, by their ids: those that have it are among them. Only where the host offers
 * `query`. Throws an `ApiError`.
 */
export async function projectsNamed(
  stores: Stores,
  name: string,
  signal?: AbortSignal,
): Promise<readonly ProjectRow[]> {
  const search = name.trim().slice(0, queryPage.search)
  if (search === '') return []
  const { rows } = await searchedProjectsOf(stores).find({ search, limit: most }, signal)
  return rows.toSorted((a, b) => a.id - b.id)
}
