import { useMemo } from 'react'
import type { TableState } from './tableState'

/** The state of a table as its rows show it: with the search that found them, not the one that is being typed. The same until these change. */
export function useShownState({ sort, filters }: TableState, search: string): TableState {
  return useMemo(() => ({ search, sort, ...(filters && { filters }) }), [search, sort, filters])
}
