import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readTableState, writeTableState, type TableState } from '../components/table/tableState'

/** Search and sort of a table, kept in the address, so that a link, a reload and Back show the same list. */
export function useListState(): { state: TableState; onStateChange: (state: TableState) => void } {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readTableState(params), [params])
  const handleStateChange = useCallback(
    (next: TableState) =>
      setParams((before) => writeTableState(before, next), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return { state, onStateChange: handleStateChange }
}
