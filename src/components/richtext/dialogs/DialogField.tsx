import type { ReactNode } from 'react'
import styles from './ToolDialog.module.css'

interface DialogFieldProps {
  /** Id of the control; that of the error is `<id>-error`. */
  id: string
  label: string
  hint?: string
  error?: string
  children: ReactNode
}

/** A labelled control of a dialog. */
export function DialogField({ id, label, hint, error, children }: DialogFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && <div className={styles.hint}>{hint}</div>}
      {children}
      {error && (
        <div id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </div>
  )
}
