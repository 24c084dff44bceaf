import { useEffect } from 'react'
import { errorMessage } from '../../api/errors'
import { useResource, type ResourceState } from '../../hooks/useResource'
import type { HistoryFeed, KnownHistory } from '../../stores/history/HistoryFeed'

/** What a list of a history draws; read it inside an observer. */
export interface FeedState extends ResourceState<KnownHistory> {
  isLoadingMore: boolean
  /** Why the last older page could not be read. */
  moreError: string | undefined
  onMore: () => void
}

/** Keeps a history loaded while the component is on screen: what came since the last visit is asked for. */
export function useHistoryFeed(feed: HistoryFeed): FeedState {
  // Before it is retained, so that it is read once.
  useEffect(() => {
    feed.open()
    return () => feed.older.close()
  }, [feed])
  const state = useResource(feed.known)
  const { isLoading, error, load } = feed.older
  return {
    ...state,
    isLoadingMore: isLoading,
    moreError: error === undefined ? undefined : errorMessage(error),
    onMore: () => void load(),
  }
}
