import { readTableState } from '../../../components/table/model/tableState'
import type { Stores } from '../../../stores/createStores'
import { searchedProjectsOf } from '../../../stores/query/SearchedProjects'
import { listQuery } from './listQuery'

/**
 * Reads the part of the list that an address with this search shows first, unless its screen was there before: then it shows what that
 * was asked for since. Never throws: `pages.part` holds what has failed.
 */
export async function readFirstPart(stores: Stores, search: string): Promise<void> {
  const { pages } = searchedProjectsOf(stores)
  if (pages.part.isLoading || pages.part.status !== 'loading') return
  pages.ask(listQuery(readTableState(new URLSearchParams(search))))
  await pages.part.load()
}
