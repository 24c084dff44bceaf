import { useCallback, useState, type ReactNode } from 'react'
import { isUnauthorized, errorMessage } from '../../api/errors'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import { isRole, type Role, type User } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { usersSentence } from './usersSentence'

/**
 * Giving a user of this page another role, after a confirmation (specification §4); Undo in the toast gives the former
 * one back. Either asks first whether somebody else changed the role meanwhile.
 */
export function useRoleChange(page: number): {
  onApply: (user: User, role: Role) => void
  dialog: ReactNode
} {
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
      const { role } = asked
      const user = (await stores.users.find(asked.user.id, page)) ?? asked.user
      if (user.role !== asked.user.role && user.role !== role) {
        setAsked({ user, role })
        setError(`Somebody else changed this role meanwhile: ${user.name} is ${user.role} now`)
        return stores.users.page.invalidate(page)
      }
      await stores.users.setRole(user.id, role)
      toaster.show({
        message: `${user.name} is now ${role}`,
        intent: 'success',
        action: undo(asked.user, role),
      })
      close()
    } catch (failure) {
      setError(errorMessage(failure, usersSentence))
      if (!isUnauthorized(failure))
        toaster.show({ message: errorMessage(failure, usersSentence), intent: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  const undo = ({ id, name, role }: User, given: Role) => {
    if (!isRole(role) || given === 'SUPER_ADMIN') return undefined
    const restore = async () => {
      try {
        const now = await stores.users.find(id, page)
        if (now && now.role !== given) {
          const message = `Not undone: the role of ${name} was changed by somebody else meanwhile`
          toaster.show({ message, intent: 'warning' })
          return stores.users.page.invalidate(page)
        }
        await stores.users.setRole(id, role)
        toaster.show({ message: `${name} is ${role} again`, intent: 'success' })
      } catch (failure) {
        const retry = { label: 'Try again', onClick: () => void restore() }
        toaster.show({ message: errorMessage(failure, usersSentence), intent: 'danger', action: retry })
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
