import { useEffect, useRef } from 'react'
import type { Toaster } from '../../components/feedback/createToaster'
import { errorMessage, isUnauthorized } from '../../api/errors'
import type { ClaimDecisionBody } from '../../contract/bodies'
import { useConsole } from '../../hooks/useConsole'
import { useLatest } from '../../lib/useLatest'
import { inboxOf, type Decidable } from '../../stores/inbox/InboxStore'

/** A claim with what messages call it. */
export interface NamedClaim extends Decidable {
  name: string
  projectName: string
}

interface DecisionListeners {
  /** A decision failed while the screen stands; a toast says so too. */
  onFailed?: (id: number, message: string) => void
  /** A claim was decided while the screen stands. */
  onDecided?: (id: number) => void
  /** A decision was taken back while the screen stands. */
  onReopened?: (id: number) => void
}

/** The message that offers Undo of the last decision. */
const offered = new WeakMap<Toaster, string>()

/** Decides claims, with a message that offers Undo, also after its screen was left. */
export function useDecisions(listeners: DecisionListeners) {
  const { stores, toaster } = useConsole()
  const inbox = inboxOf(stores)
  const latest = useLatest(listeners)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  const aboutOf = ({ name, projectName }: NamedClaim) => `${name}, ${projectName}`

  const attempt = async (claim: NamedClaim, work: () => Promise<void>) => {
    if (inbox.busy.has(claim.id)) return
    try {
      await work()
    } catch (error) {
      // The login screen says that the session has ended.
      if (isUnauthorized(error)) return
      const message = errorMessage(error)
      toaster.show({ message, about: aboutOf(claim), intent: 'danger' })
      if (isThere.current) latest.current.onFailed?.(claim.id, message)
    }
  }

  /** Takes the decision of a version back; whichever there is by default. */
  const reopen = (claim: NamedClaim, version?: number): Promise<void> =>
    attempt(claim, async () => {
      await inbox.reopen(claim, version)
      toaster.show({ message: 'Claim is pending again', about: aboutOf(claim), intent: 'success' })
      if (isThere.current) latest.current.onReopened?.(claim.id)
    })

  const decide = (claim: NamedClaim, body: ClaimDecisionBody): Promise<void> =>
    attempt(claim, async () => {
      const version = await inbox.decide(claim, body)
      const isLast = inbox.claims.pending.value?.pending === 0
      const what = body.status === 'APPROVED' ? 'Claim approved' : 'Claim rejected'
      // Undo in a message is for the last decision; it stands at each letter.
      toaster.dismiss(offered.get(toaster) ?? '')
      const key = toaster.show({
        message: isLast ? `${what}, none is pending any more` : what,
        about: aboutOf(claim),
        intent: 'success',
        action: { label: 'Undo', onClick: () => void reopen(claim, version) },
      })
      offered.set(toaster, key)
      if (isThere.current) latest.current.onDecided?.(claim.id)
    })

  return { inbox, decide, reopen }
}
