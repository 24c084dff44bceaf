import { matchPath } from 'react-router-dom'
import { readId } from '../../hooks/useRouteId'
import type { Stores } from '../../stores/createStores'
import { firstRecords } from './firstRecords'

/** How long a record is held for a screen that may come, in ms. */
const heldFor = 5000

/**
 * Asks for the record at this path before its screen is there, as when a press on a link to it begins; does nothing at other
 * paths. The screen finds the answer or what is under way; a screen that does not come leaves nothing behind.
 */
export function askAhead(stores: Stores, path: string): void {
  for (const [pattern, { record }] of Object.entries(firstRecords)) {
    const id = readId(Object.values(matchPath(pattern, path)?.params ?? {})[0])
    if (!record || id === undefined) continue
    const release = record(stores, id).retain()
    setTimeout(release, heldFor)
  }
}
