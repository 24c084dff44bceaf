import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ResourceView } from '../../../components/feedback/ResourceView'
import { TableSkeleton } from '../../../components/feedback/TableSkeleton'
import { useShortcuts } from '../../../components/keys/useShortcuts'
import type { ClaimDecisionBody } from '../../../contract/bodies'
import type { InboxClaim } from '../../../contract/endpoints/inbox'
import { useConsole } from '../../../hooks/useConsole'
import { useResource } from '../../../hooks/useResource'
import { useUserKey } from '../../../hooks/useUserKey'
import { useLatest } from '../../../lib/useLatest'
import { paths } from '../../../paths'
import { askedProjects } from '../../../stores/inbox/claimsByProject'
import { inboxOf } from '../../../stores/inbox/InboxStore'
import { ClaimBadge } from '../ClaimBadge'
import { useDecisions } from '../useDecisions'
import { Decision } from './Decision'
import styles from './Inbox.module.css'
import { InboxPanes } from './InboxPanes'
import { Letter } from './Letter'
import { furtherOf } from '../../../stores/FurtherPages'
import type { InboxAddress } from './useInboxAddress'
import { useInboxMoves } from './useInboxMoves'
import { useInboxSearch } from './useInboxSearch'

const none: readonly InboxClaim[] = []
const noun = { one: 'claim', many: 'claims' }
const textsOf = ({ claimer, project, details }: InboxClaim) => [
  claimer.name,
  project.name,
  claimer.email,
  details,
]
const named = ({ id, project, claimer }: InboxClaim) => ({
  id,
  project,
  name: claimer.name,
  projectName: project.name,
})

/** The claims on all projects, pending or decided, and the letter of one of them. */
export const ClaimsInbox = observer(function ClaimsInbox({ address }: { address: InboxAddress }) {
  const { stores, config } = useConsole()
  const { state, hrefOf } = address
  const inbox = inboxOf(stores)
  const found = useResource(inbox.claims[state])
  const claims = found.value?.claims ?? none
  const person = useUserKey()
  useEffect(() => {
    if (person !== undefined) void inbox.reasons.restore(person)
  }, [inbox, person])
  const [failure, setFailure] = useState<{ id: number; message: string }>()
  const isOffered = stores.session.isOffered('claimDecisions')
  const listed = useInboxSearch(claims, address.search, textsOf)
  const latest = useLatest(listed)
  const entries = listed.map(({ id, claimer, project, details, receivedAt, status }) => ({
    id,
    name: claimer.name,
    about: project.name,
    text: details,
    receivedAt,
    // In the list of pending ones only what was decided meanwhile stands out.
    badge: (state === 'decided' || status !== 'PENDING') && <ClaimBadge status={status} />,
  }))
  const older = inbox.olderClaims[state]
  const moves = useInboxMoves(entries, address, () => void older.load())
  const claim = listed.find(({ id }) => id === moves.shown)

  const isListed = ({ id }: InboxClaim) => latest.current.some((one) => one.id === id)
  const known = () => inbox.claims[state].value?.claims ?? none
  const { decide, reopen } = useDecisions({
    onFailed(id, message) {
      setFailure({ id, message })
      // Somebody else has decided: the pressed button is gone.
      if (id === moves.shown && known().find((one) => one.id === id)?.status !== claim?.status) moves.go(id)
    },
    onDecided(id) {
      setFailure(undefined)
      if (id === moves.shown) moves.go(nextPending(known().filter(isListed), id) ?? id)
    },
    onReopened(id) {
      setFailure(undefined)
      if (
        known()
          .filter(isListed)
          .some((one) => one.id === id)
      )
        moves.go(id)
    },
  })

  const handleDecide = (status: ClaimDecisionBody['status']) => {
    if (claim?.status !== 'PENDING') return
    setFailure(undefined)
    void decide(named(claim), { status, reason: inbox.reasons.of(claim.id).trim() })
  }
  const handleUndo = () => {
    if (!claim || claim.status === 'PENDING') return
    setFailure(undefined)
    void reopen(named(claim), claim.version)
  }
  const key = (keys: string, label: string, run: () => void) =>
    ({ keys, label, group: 'Records', run }) as const
  useShortcuts(
    !isOffered || !claim
      ? []
      : claim.status === 'PENDING'
        ? [
            key('a', 'Approve the claim', () => handleDecide('APPROVED')),
            key('r', 'Reject the claim', () => handleDecide('REJECTED')),
          ]
        : [key('u', 'Take the decision back', handleUndo)],
  )

  return (
    <ResourceView {...found} label="Loading claims…" loading={<TableSkeleton rows={8} hasNote columns={0} />}>
      {found.value && (
        <InboxPanes
          label={state === 'pending' ? 'Pending claims' : 'Decided claims'}
          entries={entries}
          noun={noun}
          total={claims.length}
          search={address}
          moves={moves}
          hrefOf={(id) => hrefOf({ open: id })}
          empty={<NoClaims state={state} />}
          more={furtherOf(older)}
          note={
            found.value.isPart && (
              <p className={styles.part}>
                These are the claims on the first {askedProjects} projects: this server lists no claims of
                all. Open the others from the <Link to={paths.projects()}>list of projects</Link>.
              </p>
            )
          }
        >
          {claim && (
            <Letter
              name={claim.claimer.name}
              email={claim.claimer.email}
              publicProfile={claim.publicProfile}
              receivedAt={claim.receivedAt}
              site={config}
              heading={moves.heading}
              text={claim.details}
              about={
                <>
                  claims <Link to={paths.projectEdit(claim.project.id)}>{claim.project.name}</Link>
                  <ClaimBadge status={claim.status} />
                </>
              }
            >
              <Decision
                key={claim.id}
                claim={claim}
                isOffered={isOffered}
                hasKeys={stores.preferences.hasShortcuts}
                reason={inbox.reasons.of(claim.id)}
                isBusy={inbox.busy.has(claim.id)}
                failure={failure?.id === claim.id ? failure.message : undefined}
                onReason={(reason) => inbox.reasons.set(claim.id, reason)}
                onDecide={handleDecide}
                onUndo={handleUndo}
              />
            </Letter>
          )}
        </InboxPanes>
      )}
    </ResourceView>
  )
})

function NoClaims({ state }: { state: InboxAddress['state'] }) {
  return state === 'pending' ? (
    <EmptyState title="No pending claims">Everything is decided.</EmptyState>
  ) : (
    <EmptyState title="No decided claims">Nobody has approved or rejected a claim yet.</EmptyState>
  )
}

/** The pending claim that follows in the list, or the first of it. */
function nextPending(claims: readonly InboxClaim[], id: number): number | undefined {
  const at = claims.findIndex((claim) => claim.id === id)
  const isOpen = (claim: InboxClaim) => claim.status === 'PENDING' && claim.id !== id
  return (claims.slice(at + 1).find(isOpen) ?? claims.find(isOpen))?.id
}
