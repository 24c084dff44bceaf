import { useCallback, useMemo } from 'react'
import { optionTree, type Option } from '../components/forms/optionTree'
import { noParent } from '../contract/limits'
import type { TaxonomyStore } from '../stores/TaxonomyStore'
import { useRemote } from './useRemote'

/** What a selector of tags, categories or stacks needs; the component must be an observer. */
export function useTaxonomyChoice<Draft>(
  store: TaxonomyStore<{ id: number; name: string; parentId?: number }, Draft>,
  draftOf: (name: string) => Draft,
): { options: readonly Option[]; isLoading: boolean; onCreate: (name: string) => Promise<Option> } {
  const { value, status } = useRemote(store.list)
  const options = useMemo(
    () => optionTree((value ?? []).map((row) => ({ ...row, parentId: row.parentId ?? noParent }))),
    [value],
  )
  const handleCreate = useCallback(
    async (name: string): Promise<Option> => ({ id: await store.createNamed(name, draftOf(name)), name }),
    [store, draftOf],
  )
  return { options, isLoading: status === 'loading', onCreate: handleCreate }
}

/** A tag by its name. */
export const tagNamed = (name: string) => ({ name })
/** A category or language stack at the top of its tree. */
export const nodeNamed = (name: string) => ({ name, parentId: noParent })
