import { Classes } from '@blueprintjs/core'
import { ScreenLink } from './ScreenLink'
import styles from './LinkButton.module.css'

interface LinkButtonProps {
  /** Path inside the console. */
  to: string
  text: string
  /** Accessible name where `text` alone says too little in a table: `Edit React`. It begins with `text`. */
  label?: string
  /** There is nothing to go to: a disabled button stands in the link's place. */
  disabled?: boolean
  /** Why it is disabled, shown as a tooltip: `No claims yet`. */
  reason?: string
  intent?: 'primary'
  /** `small` by default: words without a box, as in a table. */
  size?: 'small' | 'medium'
}

/**
 * A link that looks like a button.
 *
 * Use it for a way to another screen that is as weighty as a button: Add, Edit. For something that happens here use
 * a button.
 */
export function LinkButton(props: LinkButtonProps) {
  const { to, text, label, disabled = false, reason, intent, size = 'small' } = props
  const isQuiet = size === 'small'
  const look = [
    Classes.BUTTON,
    isQuiet ? `${Classes.SMALL} ${Classes.MINIMAL} ${styles.quiet}` : styles.boxed,
    intent && !disabled && Classes.intentClass(intent),
    disabled && Classes.DISABLED,
  ]
    .filter(Boolean)
    .join(' ')
  // Not Blueprint's component, of which a table would draw three in each row: its look is its classes. No element for the text.
  if (disabled)
    return (
      <button type="button" disabled className={look} aria-label={label} title={reason}>
        {text}
      </button>
    )
  return (
    <ScreenLink to={to} className={look} aria-label={label}>
      {text}
    </ScreenLink>
  )
}
