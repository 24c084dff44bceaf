import type { RemovableKind } from '../../contract/endpoints/removals'
import type { Stores } from '../createStores'

/**
 * Has the records of a kind read again of which one was removed, merged or put back; with `isOfUsers` also the projects and
 * articles that may have had it.
 */
export function expireRemoved(stores: Stores, kind: RemovableKind, isOfUsers: boolean): void {
  const { projects, articles, tags, categories, languageStacks } = stores
  const { list, one } = { tag: tags, category: categories, languageStack: languageStacks }[kind]
  list.invalidate()
  one.invalidateAll()
  if (!isOfUsers) return
  for (const users of kind === 'tag' ? [projects, articles] : [projects]) {
    users.list.invalidate()
    users.one.invalidateAll()
  }
}
