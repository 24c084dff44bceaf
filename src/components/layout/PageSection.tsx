import { useId, type ReactNode } from 'react'
import styles from './PageSection.module.css'

interface PageSectionProps {
  /** Heading of the section; without one the page's own heading speaks for it. */
  title?: string
  children: ReactNode
}

/**
 * A part of a page on a surface of its own.
 *
 * Use it for each part of a page that has a heading of its own. Fields that belong together within one form go into
 * FormSection.
 */
export function PageSection({ title, children }: PageSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={title && headingId}>
      {title && (
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
