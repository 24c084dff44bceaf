import { choiceToken } from '../components/table/model/filters'
import { relatedStore } from '../hooks/bulk/names'
import type { Stores } from '../stores/createStores'
import { projectCountsOf } from '../stores/query/projectCounts'
import type { TaxonomyKind } from './taxonomyKinds'

/** Why a tag, category or stack can't be removed, by what is known of the lists; the host has the last word. */
export function removalHindrance(stores: Stores, kind: TaxonomyKind, id: number): string | undefined {
  const isTag = kind.form === 'tag' && stores.articles.list.value?.some(({ tags }) => tags?.includes(id))
  if (isTag || isChosen(stores, kind, id)) return 'It is in use: merge it into another one'
  return isParent(stores, kind, id) ? `Other ${kind.noun.many} lie below it: move them first` : undefined
}

function isParent(stores: Stores, { records }: TaxonomyKind, id: number): boolean {
  return relatedStore(stores, records).list.value?.some(({ parentId }) => parentId === id) ?? false
}

/** Whether a project has it. */
function isChosen(stores: Stores, kind: TaxonomyKind, id: number): boolean {
  const { projects, session } = stores
  if (!session.isOffered('query'))
    return projects.list.value?.some((row) => row[kind.field]?.includes(id)) ?? false
  // The host's number is also of what lies below.
  if (isParent(stores, kind, id)) return false
  const { value } = projectCountsOf(stores).uses
  return (value?.counts[choiceToken(kind.filter, String(id))] ?? 0) > 0
}
