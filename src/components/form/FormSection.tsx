import { type CSSProperties, type ReactNode } from 'react'
import styles from './FormSection.module.css'

interface FormSectionProps {
  /** Fields beside each other where the screen has room for them; default 1. */
  columns?: 1 | 2 | 3
  /** Heading of the section, and its name. */
  label?: string
  children: ReactNode
}

/**
 * Fields that belong together, in columns; one column on a narrow screen.
 *
 * Use it for a group of fields within a form, with a heading where the form has more than one.
 */
export function FormSection({ columns = 1, label, children }: FormSectionProps) {
  const grid = (
    <div className={styles.grid} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  )
  if (!label) return grid
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      {grid}
    </fieldset>
  )
}
