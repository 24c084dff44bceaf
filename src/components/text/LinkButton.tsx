import { Button, Classes } from '@blueprintjs/core'
import { Link } from 'react-router-dom'

interface LinkButtonProps {
  /** Path inside the console. */
  to: string
  text: string
  /** Accessible name where `text` alone says too little in a table: `Edit React`. It begins with `text`. */
  label?: string
  /** There is nothing to go to: a disabled button stands in the link's place. */
  disabled?: boolean
  intent?: 'primary'
  /** `small`, as in a table, unless told. */
  size?: 'small' | 'medium'
}

/**
 * A link that looks like a button.
 *
 * Use it for a way to another screen that is as weighty as a button: Add, Edit. For something that happens here use
 * a button.
 */
export function LinkButton({ to, text, label, disabled = false, intent, size = 'small' }: LinkButtonProps) {
  if (disabled) return <Button size={size} disabled text={text} aria-label={label} />
  const look = [Classes.BUTTON, size === 'small' && Classes.SMALL, intent && Classes.intentClass(intent)]
    .filter(Boolean)
    .join(' ')
  return (
    <Link to={to} className={look} aria-label={label}>
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  )
}
