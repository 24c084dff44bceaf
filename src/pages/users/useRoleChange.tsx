import { useCallback, useState, type ReactNode } from 'react'
import type { Role } from '../../contract/access/roles'
import type { User } from '../../contract/entities'
import { useConsole } from '../../hooks/useConsole'
import { RoleDialog, type RoleChange } from './RoleDialog'
import { roleEditor } from './roleEditor'
import { usersOf } from '../../stores/UserStore'

/**
 * Giving a user of this page another role, after a confirmation (specification §4); Undo in the toast gives the former
 * one back. Either asks first whether somebody else changed the role meanwhile.
 */
export function useRoleChange(page: number): {
  onApply: (user: User, role: Role) => void
  dialog: ReactNode
} {
  const { stores, toaster } = useConsole()
  const [asked, setAsked] = useState<RoleChange & { turn: number }>()
  const [isOpen, setOpen] = useState(false)
  const handleApply = useCallback(
    (user: User, role: Role) => {
      const parts = {
        users: usersOf(stores),
        page,
        notify: toaster.show,
        isSignedIn: () => stores.session.user !== undefined,
      }
      setAsked((before) => ({
        turn: (before?.turn ?? 0) + 1,
        user,
        role,
        editor: roleEditor(user, role, parts),
      }))
      setOpen(true)
    },
    [stores, toaster, page],
  )
  // It stands until it has given the focus back.
  const dialog = asked && (
    <RoleDialog key={asked.turn} {...asked} isOpen={isOpen} onClose={() => setOpen(false)} />
  )
  return { onApply: handleApply, dialog }
}
