import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ResourceView } from '../../components/feedback/ResourceView'
import { TableSkeleton } from '../../components/feedback/TableSkeleton'
import { PageHeader } from '../../components/layout/PageHeader'
import { LinkButton } from '../../components/text/LinkButton'
import { useStores } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { useResource } from '../../hooks/useResource'
import { paths } from '../../paths'
import { historyOf } from '../../stores/history/HistoryStore'
import { mayReadHistory } from '../../stores/history/mayReadHistory'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'
import { useHistoryFeed } from './useHistoryFeed'
import { useHistoryFilter } from './useHistoryFilter'

/** /history: who changed what and when, newest first, where the host offers it. */
export const HistoryPage = observer(function HistoryPage() {
  const { session } = useStores()
  const heading = usePage('History')
  const actions = <LinkButton to={paths.home()} text="Go to the start page" size="medium" />
  return (
    <>
      <PageHeader title="History" headingRef={heading} />
      {mayReadHistory(session) ? (
        <WholeHistory />
      ) : session.isOffered('history') ? (
        <EmptyState mark="locked" title="Only an admin may read the history" actions={actions}>
          Ask a super admin if you need it.
        </EmptyState>
      ) : (
        <EmptyState title="This host does not offer the history" actions={actions} />
      )}
    </>
  )
})

const WholeHistory = observer(function WholeHistory() {
  const stores = useStores()
  const store = historyOf(stores)
  const { choice, filter, onChange } = useHistoryFilter()
  const people = useResource(store.people)
  const feed = useHistoryFeed(store.list(filter))
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      <ResourceView
        {...people}
        status={people.error ? 'failed' : 'ready'}
        {...(people.error && {
          error: { message: `The names for the filter could not be loaded. ${people.error.message}` },
        })}
      >
        <HistoryFilters
          choice={choice}
          onChange={onChange}
          people={people.value ?? []}
          seesUsers={stores.session.role === 'SUPER_ADMIN'}
        />
      </ResourceView>
      <ResourceView {...feed} label="Loading the history…" loading={<TableSkeleton rows={12} columns={1} />}>
        {feed.value &&
          (feed.value.entries.length > 0 ? (
            <HistoryList feed={feed} />
          ) : isNarrowed ? (
            <EmptyState mark="search" title="No entries match these filters" />
          ) : (
            <EmptyState title="Nothing has been changed yet" />
          ))}
      </ResourceView>
    </>
  )
})
