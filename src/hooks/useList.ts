import type { Resource } from '../stores/Resource'
import { useListState, type ListState } from './useListState'
import { useResource, type ResourceState } from './useResource'

/** A list that its host sends whole, with what its page hands to its table. */
export interface ShownList<Row> extends Pick<ListState, 'section'> {
  list: ResourceState<Row[]>
  /** The rows to show: all, or those that have come so far. */
  rows: Row[] | undefined
  table: Omit<ListState, 'section'>
}

/**
 * Keeps a list loaded while its page is on screen, and its search and order in the address (`path`). Its rows are shown while
 * others are still on their way, where the answer is read as it comes; the component must be an observer.
 */
export function useList<Row>(resource: Resource<Row[]>, path: string): ShownList<Row> {
  const list = useResource(resource)
  const { arriving } = resource
  const { section, ...table } = useListState(path, {
    isWhole: list.value !== undefined,
    hasArriving: arriving !== undefined,
  })
  return { list, section, table, rows: table.isArriving ? arriving : list.value }
}
