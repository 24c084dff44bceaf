import { LoadingButton } from '../../components/feedback/LoadingButton'
import styles from './OlderEntries.module.css'
import type { FeedState } from './useHistoryFeed'

/** What stands below the entries that are known: the way to older ones, why these did not come, or that there are none. */
export function OlderEntries({ feed }: { feed: FeedState }) {
  const { value, moreError, isLoadingMore, onMore } = feed
  if (value === undefined) return null
  if (value.next === null) return <p className={styles.end}>There is nothing older.</p>
  return (
    <div className={styles.more}>
      {moreError !== undefined && <p role="alert">{moreError}</p>}
      <LoadingButton
        text={moreError === undefined ? 'Show older' : 'Retry'}
        isBusy={isLoadingMore}
        onClick={onMore}
      />
    </div>
  )
}
