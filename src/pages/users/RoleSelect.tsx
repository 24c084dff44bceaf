import { Button, HTMLSelect } from '@blueprintjs/core'
import '../../styles/select.css'
import { useId, useRef, useState } from 'react'
import { wireOptions } from '../../components/fields/wireOptions'
import { isRole, roles, type Role } from '../../contract/access/roles'
import type { User } from '../../contract/entities'
import { roleWord } from '../../contract/words'
import styles from './RoleSelect.module.css'

interface RoleSelectProps {
  user: User
  onApply: (user: User, role: Role) => void
}

/** Chooses a role and applies it; a SUPER_ADMIN's can't be changed, and the same role can't be applied (specification §5). */
export function RoleSelect({ user, onApply }: RoleSelectProps) {
  const [chosen, setChosen] = useState(user.role)
  const [known, setKnown] = useState(user.role)
  if (known !== user.role) {
    setKnown(user.role)
    setChosen(user.role)
  }
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const handleApply = () => {
    if (!isRole(chosen)) return
    // Apply is disabled once the role is given: the question gives the focus back to the choice.
    select.current?.focus()
    onApply(user, chosen)
  }
  const isProtected = user.role === 'SUPER_ADMIN'
  const isKnown = isRole(user.role)
  const options = wireOptions(isKnown ? roles : [user.role, ...roles], roleWord)
  return (
    <span className={styles.control}>
      <HTMLSelect
        ref={select}
        aria-label={`Role of ${user.name}`}
        title={chosen}
        options={options}
        value={chosen}
        disabled={isProtected}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <span id={id} hidden>
        Role of {user.name}
      </span>
      <Button
        text="Apply"
        // Its name is the word alone (decisions, "Words on screen"): whose role it is, is its description.
        aria-describedby={id}
        disabled={isProtected || chosen === user.role || !isRole(chosen)}
        onClick={handleApply}
      />
    </span>
  )
}
