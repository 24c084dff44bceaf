import { useCallback } from 'react'
import { optionTree, type Option } from '../components/picker/optionTree'
import { noParent } from '../contract/limits'
import type { RecordStore } from '../stores/RecordStore'
import { useResource } from './useResource'

const none: readonly never[] = []

/** What one selector offers, and how a missing option is made on the spot. */
export interface TaxonomyChoice {
  options: readonly Option[]
  isLoading: boolean
  /** Why the options could not be loaded, and the way to try again. */
  failure: { message: string; onRetry: () => void } | undefined
  /** Picked records whose names are known before the options are. */
  known: readonly Option[] | undefined
  onCreate: (name: string) => Promise<Option>
}

/** What a selector of tags, categories or stacks needs; the component must be an observer. */
export function useTaxonomyChoice<Values extends object>(
  store: RecordStore<{ id: number; name: string; parentId?: number }, Values>,
  valuesOf: (name: string) => Values,
  known?: readonly Option[],
): TaxonomyChoice {
  const { value, status, error, onRetry } = useResource(store.list)
  const options = optionTree(value ?? none)
  const handleCreate = useCallback(
    async (name: string): Promise<Option> => ({ id: await store.createNamed(name, valuesOf(name)), name }),
    [store, valuesOf],
  )
  return {
    options,
    isLoading: status === 'loading',
    failure: value === undefined && error ? { message: error.message, onRetry } : undefined,
    known,
    onCreate: handleCreate,
  }
}

/** A tag by its name. */
export const tagNamed = (name: string) => ({ name })
/** A category or language stack at the top of its tree. */
export const nodeNamed = (name: string) => ({ name, parentId: noParent })
