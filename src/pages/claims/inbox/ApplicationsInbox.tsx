import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ResourceView } from '../../../components/feedback/ResourceView'
import { TableSkeleton } from '../../../components/feedback/TableSkeleton'
import type { InboxApplication } from '../../../contract/endpoints/inbox'
import { useConsole } from '../../../hooks/useConsole'
import { useResource } from '../../../hooks/useResource'
import { paths } from '../../../paths'
import { inboxOf } from '../../../stores/inbox/InboxStore'
import { InboxPanes } from './InboxPanes'
import { Letter } from './Letter'
import { furtherOf } from '../../../stores/FurtherPages'
import type { InboxAddress } from './useInboxAddress'
import { useInboxMoves } from './useInboxMoves'
import { useInboxSearch } from './useInboxSearch'
import type { Unread } from './useUnread'

const none: readonly InboxApplication[] = []
const noun = { one: 'application', many: 'applications' }
const textsOf = ({ name, opportunity, project, email, proposalLetter }: InboxApplication) => [
  name,
  opportunity.title,
  project.name,
  email,
  proposalLetter,
]

interface ApplicationsInboxProps {
  address: InboxAddress
  unread: Unread
}

/** The applications to all opportunities, and the letter of one of them. */
export const ApplicationsInbox = observer(function ApplicationsInbox(props: ApplicationsInboxProps) {
  const { address, unread } = props
  const { stores, config } = useConsole()
  const inbox = inboxOf(stores)
  const found = useResource(inbox.applications)
  const applications = found.value?.applications ?? none
  const listed = useInboxSearch(applications, address.search, textsOf)
  const entries = listed.map(({ id, name, opportunity, proposalLetter, receivedAt }) => ({
    id,
    name,
    about: opportunity.title,
    text: proposalLetter,
    receivedAt,
    isUnread: unread.isUnread(id),
  }))
  const older = inbox.olderApplications
  const moves = useInboxMoves(entries, address, () => void older.load())
  const application = listed.find(({ id }) => id === moves.shown)
  const { shown } = moves
  const { onRead } = unread
  // What a search happens to begin with is not read yet.
  const isMeant = address.search === '' || shown === address.open
  useEffect(() => {
    if (shown !== undefined && isMeant) onRead(shown)
  }, [shown, isMeant, onRead])

  return (
    <ResourceView
      {...found}
      label="Loading applications…"
      loading={<TableSkeleton rows={8} hasNote columns={0} />}
    >
      {found.value && (
        <InboxPanes
          label="Applications"
          entries={entries}
          noun={noun}
          total={applications.length}
          search={address}
          moves={moves}
          hrefOf={(id) => address.hrefOf({ open: id })}
          empty={<EmptyState title="No applications yet">Nobody has applied to an opportunity.</EmptyState>}
          more={furtherOf(older)}
        >
          {application && (
            <Letter
              name={application.name}
              email={application.email}
              publicProfile={application.publicProfile}
              receivedAt={application.receivedAt}
              site={config}
              heading={moves.heading}
              text={application.proposalLetter}
              about={
                <>
                  applies for{' '}
                  <Link to={paths.applicants(application.opportunity.id)}>
                    {application.opportunity.title}
                  </Link>{' '}
                  of <Link to={paths.opportunities(application.project.id)}>{application.project.name}</Link>
                </>
              }
            />
          )}
        </InboxPanes>
      )}
    </ResourceView>
  )
})
