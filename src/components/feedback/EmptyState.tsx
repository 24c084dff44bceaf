import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { StateMark, type StateMarkName } from './StateMark'

export interface EmptyStateProps {
  /** What is not there: "No projects yet". */
  title: ReactNode
  /** The mark above the title; `empty` by default. */
  mark?: StateMarkName
  /** What to do about it. */
  children?: ReactNode
  /** The button or link that leads on. */
  actions?: ReactNode
}

/**
 * Stands where a list would be when there is nothing to list.
 *
 * Use it for a list without rows, with the one action that fills it. For a search without hits the table has its own
 * words; for a failure use ResourceView.
 */
export function EmptyState({ title, mark = 'empty', children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <StateMark name={mark} />
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
