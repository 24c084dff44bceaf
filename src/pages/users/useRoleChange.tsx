import { useCallback, useState, type ReactNode } from 'react'
import { sentenceOf } from '../../api/errors'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { isRole, type Role, type User } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { usersSentence } from './usersSentence'

/** Giving a user another role, after a confirmation (specification §4); Undo in the toast gives the former one back. */
export function useRoleChange(): { onApply: (user: User, role: Role) => void; dialog: ReactNode } {
  const { stores, toaster } = useConsole()
  const [asked, setAsked] = useState<{ user: User; role: Role }>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const close = () => {
    setAsked(undefined)
    setError(undefined)
  }
  const handleConfirm = async () => {
    if (!asked || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await stores.users.setRole(asked.user.id, asked.role)
      toaster.show({
        message: `${asked.user.name} is now ${asked.role}`,
        intent: 'success',
        action: undo(asked.user),
      })
      close()
    } catch (failure) {
      setError(sentenceOf(failure, usersSentence))
      toaster.show({ message: sentenceOf(failure, usersSentence), intent: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  const undo = ({ id, name, role }: User) => {
    if (!isRole(role) || asked?.role === 'SUPER_ADMIN') return undefined
    const restore = async () => {
      try {
        await stores.users.setRole(id, role)
        toaster.show({ message: `${name} is ${role} again`, intent: 'success' })
      } catch (failure) {
        toaster.show({ message: sentenceOf(failure, usersSentence), intent: 'danger' })
      }
    }
    return { label: 'Undo', onClick: () => void restore() }
  }

  const dialog = (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title="Are you sure you want to do this?"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={close}
    >
      {asked && `${asked.user.name} changes from ${asked.user.role} to ${asked.role}.`}
      {asked?.role === 'SUPER_ADMIN' &&
        ' Nobody can take this back here: the role of a SUPER_ADMIN is protected.'}
    </ConfirmDialog>
  )
  const handleApply = useCallback((user: User, role: Role) => setAsked({ user, role }), [])
  return { onApply: handleApply, dialog }
}
