import { isStaff } from '../../contract/access/roles'
import { readSearched, searched } from '../../pages/projects/searched/lazySearched'
import type { Stores } from '../../stores/createStores'
import { firstLists } from './firstLists'
import { waitShortly } from './waitShortly'

/**
 * Fetches what the list at this address is drawn from where the host searches it: the code of its table, and for staff its first
 * rows. Does nothing elsewhere; never throws.
 */
export async function fetchSearched(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  stores: Stores,
): Promise<void> {
  const { session } = stores
  if (!firstLists[pathname]?.part || !session.isOffered('query')) return
  const code = searched.load().catch(() => undefined)
  await waitShortly(code, () => session.status !== 'checking')
  // Only for whom the server lets read lists: a refusal would be noted in the audit trail.
  if (isStaff(session.role)) await readSearched(stores, search)
}
