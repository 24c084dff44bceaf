import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

/**
 * Terms and what is known of each, such as a person's e-mail and role.
 *
 * Use it to show one record that is read, not edited. For many records use DataTable.
 */
export function DescriptionList({ items }: { items: readonly { term: string; details: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.item}>
          <dt>{term}</dt>
          <dd dir="auto">{details}</dd>
        </div>
      ))}
    </dl>
  )
}
