import { relatedStore } from '../hooks/bulk/names'
import type { Stores } from '../stores/createStores'
import type { TaxonomyKind } from './taxonomyKinds'

/** Why a tag, category or stack can't be removed, by the lists that are known; the host has the last word. */
export function removalHindrance(
  stores: Stores,
  { records, field, form, noun }: TaxonomyKind,
  id: number,
): string | undefined {
  const { projects, articles } = stores
  const isChosen = projects.list.value?.some((row) => row[field]?.includes(id))
  const isTag = form === 'tag' && articles.list.value?.some(({ tags }) => tags?.includes(id))
  if (isChosen || isTag) return 'It is in use: merge it into another one'
  const isParent = relatedStore(stores, records).list.value?.some(({ parentId }) => parentId === id)
  return isParent ? `Other ${noun.many} lie below it: move them first` : undefined
}
