import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/**
 * Text for screen readers alone.
 *
 * Use it where sight has the meaning already, from a place or a picture. Never to explain what sighted people
 * cannot read.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
