import { type CSSProperties, type ReactNode } from 'react'
import styles from './FormSection.module.css'

interface FormSectionProps {
  /** Fields beside each other where the place has room for them; default 1. 'long first': a wide one, then narrow ones. */
  columns?: 1 | 2 | 3 | 'long first'
  /** Heading of the section, and its name. */
  label?: string
  children: ReactNode
}

/**
 * Fields that belong together, in columns; one column in a narrow place.
 *
 * Use it for a group of fields within a form, with a heading where the form has more than one. In the rail beside a long
 * form use FormCard.
 */
export function FormSection({ columns = 1, label, children }: FormSectionProps) {
  const grid =
    columns === 'long first' ? (
      <div className={styles.unequal}>{children}</div>
    ) : (
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
