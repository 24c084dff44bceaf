import { readSearched } from '../../pages/projects/searched/lazySearched'
import type { Stores } from '../../stores/createStores'
import { firstLists } from './firstLists'

/**
 * Fetches what the list at this address is drawn from where the host searches it: the code of its table, and its first rows. Does
 * nothing elsewhere; never throws.
 */
export async function fetchSearched(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  stores: Stores,
): Promise<void> {
  if (firstLists[pathname]?.part && stores.session.isOffered('query')) await readSearched(stores, search)
}
