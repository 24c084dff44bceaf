import { Button } from '@blueprintjs/core'
import { useLayoutEffect } from 'react'
import type { User } from '../../contract/entities'
import styles from './RoleSelect.module.css'

interface UserActionsProps {
  user: User
  /** Whether the user is the one who looks. */
  isOwn: boolean
  onEndSessions: (user: User) => void
  onDemote: (user: User) => void
  /** The button that demotes has gone, perhaps with the focus on it. */
  onDemoteGone: () => void
}

/** What a SUPER_ADMIN may do with a user beside giving a role, on hosts that offer `people`. */
export function UserActions({ user, isOwn, onEndSessions, onDemote, onDemoteGone }: UserActionsProps) {
  const canDemote = user.role === 'SUPER_ADMIN' && !isOwn
  useLayoutEffect(() => (canDemote ? onDemoteGone : undefined), [canDemote, onDemoteGone])
  return (
    <span className={styles.control}>
      <Button
        variant="minimal"
        text="End sessions"
        aria-label={`End sessions of ${user.name}`}
        onClick={() => onEndSessions(user)}
      />
      {canDemote && (
        <Button
          variant="minimal"
          text="Take role away"
          aria-label={`Take role away from ${user.name}`}
          onClick={() => onDemote(user)}
        />
      )}
    </span>
  )
}
