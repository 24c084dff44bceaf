import { lazyPart } from '../../../lib/loading/lazyPart'
import type { Stores } from '../../../stores/createStores'

const importSearched = () => import('./SearchedProjects')

/** The list where the host searches it. Its code comes only there: short lists do without. */
export const searched = lazyPart(() => importSearched().then((module) => module.SearchedProjects))

/**
 * Reads what that list shows first at an address with this search, `?q=react`, so that its rows are there when it is drawn. Never
 * throws: the list says what has failed.
 */
export async function readSearched(stores: Stores, search: string): Promise<void> {
  const module = await importSearched().catch(() => undefined)
  await module?.readFirstPart(stores, search)
}
