import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Claim, ProjectRow } from '../../contract/entities'
import styles from './ClaimActions.module.css'
import { useDecisions } from './useDecisions'

interface ClaimActionsProps {
  claim: Claim
  project: Pick<ProjectRow, 'id' | 'name'>
}

/** Approve and Reject of a pending claim in its row, or Undo of a decided one. */
export const ClaimActions = observer(function ClaimActions({ claim, project }: ClaimActionsProps) {
  const { inbox, decide, reopen } = useDecisions({})
  const { id, status, claimer } = claim
  const place = useRef<HTMLSpanElement>(null)
  const hadFocus = useRef(false)
  // The buttons that were pressed give way to others.
  useEffect(() => {
    if (hadFocus.current) place.current?.querySelector('button')?.focus()
    hadFocus.current = false
  }, [status])
  const named = { id, project, name: claimer.name, projectName: project.name }
  const press = (work: () => Promise<void>) => {
    hadFocus.current = true
    void work().finally(() => requestAnimationFrame(() => (hadFocus.current = false)))
  }
  const isBusy = inbox.busy.has(id)
  const action = (text: string, work: () => Promise<void>) => (
    <Button
      size="small"
      variant="outlined"
      text={text}
      aria-label={`${text} the claim of ${claimer.name}`}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => !isBusy && press(work)}
    />
  )
  return (
    <span ref={place} className={styles.actions}>
      {status === 'PENDING' ? (
        <>
          {action('Approve', () => decide(named, { status: 'APPROVED', reason: '' }))}
          {action('Reject', () => decide(named, { status: 'REJECTED', reason: '' }))}
        </>
      ) : (
        action('Undo', () => reopen(named))
      )}
    </span>
  )
})
