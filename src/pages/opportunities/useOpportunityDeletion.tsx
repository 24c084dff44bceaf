import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorMessage } from '../../api/errors'
import { backState } from '../../components/layout/backState'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import type { Opportunity } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { paths } from '../../paths'
import { projectOf } from './projectOf'

/**
 * Soft deletion after a confirmation, then back to the project's opportunities (specification §4). The toast offers
 * Undo, which restores it. `abandon` says that nothing typed is left to keep.
 */
export function useOpportunityDeletion(
  opportunity: Opportunity,
  abandon: () => void,
): { onAsk: () => void; dialog: ReactNode } {
  const { stores, toaster } = useConsole()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const osnId = projectOf(opportunity)

  const restore = async () => {
    try {
      const now = await stores.opportunities.one.read(opportunity.id, {})
      // Somebody else may have brought it back already.
      if (now.isDeleted) await stores.opportunities.setDeleted(opportunity.id, false)
      else stores.opportunities.changed(opportunity.id)
      toaster.show({ message: `${opportunity.title} is back`, intent: 'success' })
    } catch (failure) {
      const retry = { label: 'Try again', onClick: () => void restore() }
      toaster.show({ message: errorMessage(failure), intent: 'danger', action: retry })
    }
  }

  const handleConfirm = async () => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await stores.opportunities.setDeleted(opportunity.id, true)
      const undo = { label: 'Undo', onClick: () => void restore() }
      toaster.show({ message: 'contribution deleted successfully', intent: 'success', action: undo })
      abandon()
      void navigate(osnId === undefined ? paths.projects() : paths.opportunities(osnId), { state: backState })
    } catch (failure) {
      setError(errorMessage(failure))
      toaster.show({ message: errorMessage(failure), intent: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  const dialog = (
    <ConfirmDialog
      isOpen={isAsked}
      title="Delete this opportunity?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      intent="danger"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={() => {
        setAsked(false)
        setError(undefined)
      }}
    >
      {opportunity.title} disappears from the project's opportunities. Its applications are kept.
    </ConfirmDialog>
  )
  return { onAsk: () => setAsked(true), dialog }
}
