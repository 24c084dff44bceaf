import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessage, isUnauthorized } from '../../api/errors'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import { backState } from '../../components/layout/backState'
import { useConsole } from '../../hooks/useConsole'
import { showRemoved } from '../../hooks/removal/showRemoved'
import { kindOfForm } from '../../pages/taxonomyKinds'
import { removalsOf, type AskedRemoval } from '../../stores/care/RemovalStore'

/** Asks whether a tag, category or language stack shall be removed, from wherever somebody wants that. */
export const RemovalHost = observer(function RemovalHost() {
  const removals = removalsOf(useConsole().stores)
  const { asked } = removals
  // It stands until it has given the focus back.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const shown = asked ?? last
  return shown ? (
    <Question
      key={shown.key}
      asked={shown}
      isOpen={asked !== undefined}
      onClose={() => removals.settle()}
      onClosed={() => setLast(undefined)}
    />
  ) : null
})

interface QuestionProps {
  asked: AskedRemoval
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

function Question({ asked, isOpen, onClose, onClosed }: QuestionProps) {
  const console = useConsole()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { noun, editPath, listPath } = kindOfForm(asked.kind)
  const handleConfirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const made = await removalsOf(console.stores).remove(asked)
      onClose()
      showRemoved(console, made, `${asked.name} removed`)
      if (pathname === editPath(asked.id)) void navigate(listPath, { state: backState })
    } catch (thrown) {
      // The login screen says that the session has ended.
      if (isUnauthorized(thrown)) onClose()
      else setError(errorMessage(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Remove this ${noun.one}?`}
      confirmLabel="Remove"
      cancelLabel="Cancel"
      intent="danger"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
      onClosed={() => {
        onClosed()
        // What it was asked from may be gone.
        if (
          document.activeElement === document.body ||
          document.activeElement?.closest('[role="alertdialog"]')
        )
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }}
    >
      {asked.name} disappears from the list of {noun.many}, and nobody can choose it any more.
    </ConfirmDialog>
  )
}
