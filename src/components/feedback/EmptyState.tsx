import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** What is not there: "No projects yet". */
  title: string
  /** What to do about it. */
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
}

/**
 * Stands where a list would be when there is nothing to list.
 *
 * Use it for a list without rows, with the one action that fills it. For a search without hits the table has its own
 * words; for a failure use ResourceView.
 */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} viewBox="0 0 72 48" aria-hidden="true">
        <rect x="8" y="6" width="56" height="36" rx="6" className={styles.sheet} />
        <path d="M18 18h20M18 25h36M18 32h28" className={styles.lines} />
        <circle cx="58" cy="10" r="6" className={styles.dot} />
      </svg>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
