import { errorMessage } from '../../../api/errors'
import type { InboxStore } from '../../../stores/inbox/InboxStore'
import type { InboxPanesProps } from './InboxPanes'

type Older = InboxStore['olderApplications'] | InboxStore['olderClaims'][keyof InboxStore['olderClaims']]

/** Older entries of a list as its panes offer them; undefined where there are none. Use it inside an observer. */
export function olderOf({ hasMore, isLoading, error, load }: Older): InboxPanesProps['more'] {
  if (!hasMore) return undefined
  return {
    isLoading,
    error: error === undefined ? undefined : errorMessage(error),
    onMore: () => void load(),
  }
}
