import type { Stores } from '../../stores/createStores'
import { firstLists } from './firstLists'

/**
 * Asks for the list at this path while the console's own code is on its way; does nothing at other paths. The screen finds
 * what has come, and asks again for what has failed.
 */
export function fetchEarly(pathname: string, stores: Stores): void {
  const list = firstLists[pathname]
  // The screen takes over the part that the head has asked for.
  if (list && !(list.part && stores.session.isOffered('query'))) void list.rows(stores).load()
}
