import { useRef, useState } from 'react'
import { errorMessage } from '../../api/errors'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import type { User } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { usersOf } from '../../stores/UserStore'

interface EndSessionsDialogProps {
  user: User
  isOpen: boolean
  onClose: () => void
}

/** Asks whether a user shall be signed out everywhere. */
export function EndSessionsDialog({ user, isOpen, onClose }: EndSessionsDialogProps) {
  const { stores, toaster } = useConsole()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const underWay = useRef(false)

  const handleConfirm = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(undefined)
    try {
      await usersOf(stores).endSessions(user.id)
      toaster.show({ message: `${user.name} is signed out everywhere`, intent: 'success' })
      onClose()
    } catch (thrown) {
      if (stores.session.status !== 'signedIn') return
      const message = errorMessage(thrown)
      setError(message)
      toaster.show({ message, intent: 'danger' })
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`End sessions of ${user.name}`}
      confirmLabel="End sessions"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {user.name} is signed out everywhere, and can sign in again at once.
    </ConfirmDialog>
  )
}
