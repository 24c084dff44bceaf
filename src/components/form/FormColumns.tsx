import type { ReactNode } from 'react'
import styles from './FormColumns.module.css'

interface FormColumnsProps {
  /** FormCards beside the texts. */
  rail: ReactNode
  /** The texts of the record. */
  children: ReactNode
}

/**
 * A form in two columns: the texts, and a rail of cards with what sorts and shows the record. One column, the rail below,
 * in a narrow place (so also on a wide screen, where the form itself is narrow) and on screens below 1100 px.
 *
 * Use it inside a Form with more than about eight fields. A short form needs no rail.
 */
export function FormColumns({ rail, children }: FormColumnsProps) {
  return (
    <div className={styles.columns} data-columns>
      <div className={styles.main}>{children}</div>
      <div className={styles.rail}>{rail}</div>
    </div>
  )
}
