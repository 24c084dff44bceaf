import type { ReactNode } from 'react'
import styles from './FormCard.module.css'

interface FormCardProps {
  /** Heading of the card, and its name as a group; none where its fields' labels say it. */
  label?: string
  children: ReactNode
}

/**
 * A few fields or facts on a surface of their own.
 *
 * Use it in the rail of FormColumns. Within the main column FormSection groups fields.
 */
export function FormCard({ label, children }: FormCardProps) {
  if (label === undefined) return <div className={styles.card}>{children}</div>
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}
