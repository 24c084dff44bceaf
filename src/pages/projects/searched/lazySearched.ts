import { lazyPart } from '../../../lib/loading/lazyPart'
import type { Stores } from '../../../stores/createStores'

const fetchSearched = () => import('./SearchedProjects')

/** The list where the host searches it. Its code comes only there: short lists do without. */
export const searched = lazyPart(() => fetchSearched().then((module) => module.SearchedProjects))

/**
 * Reads what that list shows first at an address with this search, `?q=react`, so that its rows are there when it is drawn. Never
 * throws: the list says what has failed.
 */
export async function readSearched(stores: Stores, search: string): Promise<void> {
  const module = await searched.load().then(fetchSearched, () => undefined)
  await module?.readFirstPart(stores, search)
}
