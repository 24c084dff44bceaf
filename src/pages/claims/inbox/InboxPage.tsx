import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { CountTabs, type CountTab } from '../../../components/layout/CountTabs'
import { PageHeader } from '../../../components/layout/PageHeader'
import { useStores } from '../../../hooks/useConsole'
import { usePage } from '../../../hooks/usePage'
import { useResource } from '../../../hooks/useResource'
import { paths } from '../../../paths'
import { inboxOf, type InboxStore } from '../../../stores/inbox/InboxStore'
import { ApplicationsInbox } from './ApplicationsInbox'
import { ClaimsInbox } from './ClaimsInbox'
import styles from './Inbox.module.css'
import { useInboxAddress, type InboxAddress } from './useInboxAddress'
import { useUnread } from './useUnread'

/** /inbox: claims and applications of all projects, each with its letter. */
export const InboxPage = observer(function InboxPage() {
  const stores = useStores()
  const inbox = inboxOf(stores)
  const heading = usePage('Inbox')
  const address = useInboxAddress()
  const unread = useUnread()
  const { list } = address
  const listsApplications = stores.session.isOffered('pendingWork')
  const pending = (inbox.claims.pending.value ?? inbox.claims.decided.value)?.pending
  return (
    <div className={styles.page}>
      <PageHeader title="Inbox" headingRef={heading} />
      {listsApplications && <KeepCount inbox={inbox} />}
      <div className={styles.bar}>
        <div className={styles.tabs}>
          <CountTabs
            label="Lists of the inbox"
            tabs={[
              tab(address, { to: 'claims', label: 'Claims', count: pending, what: 'pending' }),
              tab(address, { to: 'applications', label: 'Applications', count: unread.count, what: 'new' }),
            ]}
          />
        </div>
        {list === 'claims' && (
          <nav aria-label="State of the claims" className={styles.states}>
            <State address={address} to="pending" label="Pending" />
            <State address={address} to="decided" label="Decided" />
          </nav>
        )}
      </div>
      {list === 'claims' ? (
        <ClaimsInbox key={address.state} address={address} />
      ) : listsApplications ? (
        <ApplicationsInbox address={address} unread={unread} />
      ) : (
        <EmptyState title="This server lists no applications of all opportunities">
          Open those of one opportunity from its project, in the{' '}
          <Link to={paths.projects()}>list of projects</Link>.
        </EmptyState>
      )}
    </div>
  )
})

/** Keeps the applications known for their count; the list itself says where that fails. */
const KeepCount = observer(function KeepCount({ inbox }: { inbox: InboxStore }) {
  useResource(inbox.applications)
  return null
})

const tab = (
  { list, hrefOf }: InboxAddress,
  { to, ...rest }: Omit<CountTab, 'to' | 'isCurrent'> & { to: InboxAddress['list'] },
): CountTab => ({ ...rest, to: hrefOf({ list: to, state: 'pending', search: '' }), isCurrent: list === to })

function State({ address, to, label }: { address: InboxAddress; to: InboxAddress['state']; label: string }) {
  return (
    <Link
      to={address.hrefOf({ state: to })}
      replace
      className={styles.state}
      aria-current={address.state === to || undefined}
    >
      {label}
    </Link>
  )
}
