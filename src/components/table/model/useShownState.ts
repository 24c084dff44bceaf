import { useDeferredValue, useMemo } from 'react'
import type { TableState } from './tableState'

/** The state of a table with a search that follows what is typed: a letter appears before what it finds. The same until it changes. */
export function useShownState({ search, sort, filters }: TableState): TableState {
  const shown = useDeferredValue(search)
  return useMemo(() => ({ search: shown, sort, ...(filters && { filters }) }), [shown, sort, filters])
}
