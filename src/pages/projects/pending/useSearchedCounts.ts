import type { SharedUrls } from '../../../contract/endpoints/care'
import type { RowCounts } from '../../../contract/endpoints/query'
import { useStores } from '../../../hooks/useConsole'
import { useResource, type ResourceState } from '../../../hooks/useResource'
import { useChunk } from '../../../lib/loading/useChunk'
import { neverLoaded } from '../../../stores/neverLoaded'
import { incompleteFilters } from '../filters/projectGaps'

const loadCounts = () =>
  Promise.all([
    import('../../../stores/query/projectCounts'),
    import('../../../stores/care/searchedCare'),
  ]).then(([{ projectCountsOf }, { searchedCareOf }]) => ({ projectCountsOf, searchedCareOf }))

/** What the host counts for `/` where it searches the projects. */
export interface SearchedCounts {
  /** Projects on which a claim waits, and those that lack something. */
  pending: RowCounts | undefined
  incomplete: RowCounts | undefined
  /** URLs that several projects have: how many, and the first of them. */
  shared: SharedUrls | undefined
  /** Nothing more comes by itself. */
  isSettled: boolean
  failure: Pick<ResourceState<unknown>, 'error' | 'onRetry' | 'isRetrying'> | undefined
}

/** Asks the host for its counts once they are wanted. The component must be an observer. */
export function useSearchedCounts(isWanted: boolean): SearchedCounts {
  const stores = useStores()
  const chunk = useChunk(loadCounts, isWanted)
  const part = isWanted ? chunk.part : undefined
  const counts = part?.projectCountsOf(stores).with
  const care = part?.searchedCareOf(stores)
  const pending = useResource(counts?.of('pending') ?? neverLoaded, undefined, counts !== undefined)
  const incomplete = useResource(
    counts?.of(incompleteFilters.join(',')) ?? neverLoaded,
    undefined,
    counts !== undefined,
  )
  const shared = useResource(care?.urls.known ?? neverLoaded, undefined, care !== undefined)
  const all = [pending, incomplete, shared]
  const failed = all.filter(({ error }) => error)
  return {
    pending: pending.value,
    incomplete: incomplete.value,
    shared: shared.value,
    isSettled: chunk.hasFailed || all.every(({ status }) => status !== 'loading'),
    failure: chunk.hasFailed
      ? { error: { message: 'The numbers could not be loaded' }, onRetry: chunk.retry, isRetrying: false }
      : failed[0] && {
          error: failed[0].error,
          onRetry() {
            for (const one of failed) one.onRetry()
          },
          isRetrying: failed.some(({ isRetrying }) => isRetrying),
        },
  }
}
