import { TextArea } from '@blueprintjs/core'
import { TickIcon, CrossIcon, UndoIcon } from '@blueprintjs/icons'
import { useId } from 'react'
import { formatRelativeTime } from '../../../components/compare/formatRelativeTime'
import { CharacterCount } from '../../../components/fields/CharacterCount'
import { LoadingButton } from '../../../components/feedback/LoadingButton'
import { KeyHint } from '../../../components/keys/KeyHint'
import type { ClaimDecisionBody } from '../../../contract/bodies'
import type { InboxClaim } from '../../../contract/endpoints/inbox'
import { limits } from '../../../contract/limits'
import { claimStatusWord } from '../../../contract/words'
import { useNow } from '../../../lib/useNow'
import styles from './Letter.module.css'

export interface DecisionProps {
  claim: Pick<InboxClaim, 'status' | 'reason' | 'decidedAt' | 'decidedBy'>
  /** The host takes decisions. */
  isOffered: boolean
  /** Shortcuts of one key are on: the buttons show them. */
  hasKeys: boolean
  /** The reason as it is typed. */
  reason: string
  /** A decision about the claim is under way. */
  isBusy: boolean
  /** Why the last try failed. */
  failure: string | undefined
  onReason: (reason: string) => void
  onDecide: (status: ClaimDecisionBody['status']) => void
  onUndo: () => void
}

/** Seconds until the e-mail goes out. */
const delay = limits.claimMailDelay / 1000

/** Approve and Reject with a reason, or what was decided, with Undo. */
export function Decision(props: DecisionProps) {
  const { claim, isOffered, failure } = props
  return (
    <form className={styles.decision} aria-label="Decision" onSubmit={(event) => event.preventDefault()}>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {!isOffered ? (
        <p className={styles.note}>
          This server takes no decisions on claims: they can only be read here. Decide where the claims came
          in.
        </p>
      ) : claim.status === 'PENDING' ? (
        <Ask {...props} />
      ) : (
        <Decided {...props} />
      )}
    </form>
  )
}

function Ask({ hasKeys, reason, isBusy, onReason, onDecide }: DecisionProps) {
  const id = useId()
  return (
    <>
      <div className={styles.reasonHead}>
        <label htmlFor={id}>Reason</label> <span className={styles.note}>optional</span>
        <CharacterCount length={reason.length} longest={limits.excerpt} />
      </div>
      <TextArea
        id={id}
        fill
        autoResize
        dir="auto"
        rows={1}
        className={styles.reason}
        value={reason}
        aria-describedby={`${id}-note`}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <LoadingButton
          type="button"
          intent="primary"
          icon={<TickIcon />}
          text="Approve"
          isBusy={isBusy}
          aria-keyshortcuts={hasKeys ? 'a' : undefined}
          endIcon={hasKeys ? <KeyHint keys={['a']} /> : undefined}
          onClick={() => onDecide('APPROVED')}
        />
        <LoadingButton
          type="button"
          intent="danger"
          variant="outlined"
          icon={<CrossIcon />}
          text="Reject"
          isBusy={isBusy}
          aria-keyshortcuts={hasKeys ? 'r' : undefined}
          endIcon={hasKeys ? <KeyHint keys={['r']} /> : undefined}
          onClick={() => onDecide('REJECTED')}
        />
        <p id={`${id}-note`} className={styles.note}>
          The claimant receives an e-mail with the reason {delay} seconds later.
        </p>
      </div>
    </>
  )
}

function Decided({ claim, hasKeys, isBusy, onUndo }: DecisionProps) {
  const { status, reason, decidedAt, decidedBy } = claim
  const now = useNow()
  const isMailed = decidedAt ? now - Date.parse(decidedAt) > limits.claimMailDelay : true
  return (
    <>
      <p>
        <strong>{claimStatusWord(status)}</strong>
        {decidedBy && ` by ${decidedBy.name}`}
        {decidedAt && ` ${formatRelativeTime(Date.parse(decidedAt), now)}`}
      </p>
      {reason !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {reason}
        </blockquote>
      )}
      <div className={styles.actions}>
        <LoadingButton
          type="button"
          icon={<UndoIcon />}
          text="Undo"
          isBusy={isBusy}
          aria-keyshortcuts={hasKeys ? 'u' : undefined}
          endIcon={hasKeys ? <KeyHint keys={['u']} /> : undefined}
          onClick={onUndo}
        />
        <p className={styles.note}>
          {isMailed
            ? 'The claim is pending again then. Who has received an e-mail about it receives a second one.'
            : 'The claim is pending again then, and no e-mail is sent.'}
        </p>
      </div>
    </>
  )
}
