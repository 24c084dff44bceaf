import { useMemo } from 'react'
import { useStores } from '../../../hooks/useConsole'
import { useResource } from '../../../hooks/useResource'
import { sharedAddresses } from '../../../contract/search/sharedAddresses'
import type { FoundProjects } from '../careList'

/** What is found in the whole list of projects, once it `isWanted`. The component must be an observer. */
export function useFoundInRows(isWanted: boolean): FoundProjects {
  const { value: rows, ...state } = useResource(useStores().projects.list, undefined, isWanted)
  const shared = useMemo(
    () =>
      rows &&
      sharedAddresses(rows, ({ projectUrl }) => projectUrl).map((one) => ({
        ...one,
        count: one.rows.length,
      })),
    [rows],
  )
  return { urls: { ...state, items: shared }, licensed: { ...state, items: rows } }
}
