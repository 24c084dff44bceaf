import { Button, HTMLSelect } from '@blueprintjs/core'
import { useState } from 'react'
import { isRole, roles, type Role, type User } from '../../contract/entities'
import styles from './RoleSelect.module.css'

interface RoleSelectProps {
  user: User
  onApply: (user: User, role: Role) => void
}

/** Chooses a role and applies it; a SUPER_ADMIN's can't be changed, and the same role can't be applied (specification §5). */
export function RoleSelect({ user, onApply }: RoleSelectProps) {
  const [chosen, setChosen] = useState(user.role)
  const isProtected = user.role === 'SUPER_ADMIN'
  const isKnown = isRole(user.role)
  const options = isKnown ? roles : [user.role, ...roles]
  return (
    <span className={styles.control}>
      <HTMLSelect
        aria-label={`Role of ${user.name}`}
        options={[...options]}
        value={chosen}
        disabled={isProtected}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        text="Apply"
        aria-label={`Apply the role of ${user.name}`}
        disabled={isProtected || chosen === user.role || !isRole(chosen)}
        onClick={() => isRole(chosen) && onApply(user, chosen)}
      />
    </span>
  )
}
