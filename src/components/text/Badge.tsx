import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** What the state means; `none` by default. */
  intent?: 'none' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

/**
 * A word that names a state: a claim's status, a role, "You".
 *
 * Use it for a word that can change by itself or by somebody else. For a yes or no in a table use FlagTag; for a
 * choice, a field.
 */
export function Badge({ intent = 'none', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-intent={intent}>
      {children}
    </span>
  )
}
