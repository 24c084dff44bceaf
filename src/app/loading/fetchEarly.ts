import type { Stores } from '../../stores/createStores'
import { firstLists } from './firstLists'

/**
 * Asks for the list at this path while the console's own code is on its way; does nothing at other paths. The screen finds
 * what has come, and asks again for what has failed.
 */
export function fetchEarly(pathname: string, stores: Stores): void {
  void firstLists[pathname]?.rows(stores).load()
}
