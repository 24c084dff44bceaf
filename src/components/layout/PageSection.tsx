import { useId, type ReactNode, type Ref } from 'react'
import styles from './PageSection.module.css'

interface PageSectionProps {
  /** Heading of the section; without one the page's own heading speaks for it. */
  title?: string
  /** Target of an anchor on the same page. */
  id?: string
  /** The section itself, for who brings it into view. */
  sectionRef?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * A part of a page on a surface of its own.
 *
 * Use it for each part of a page that has a heading of its own. Fields that belong together within one form go into
 * FormSection.
 */
export function PageSection({ title, id, sectionRef, children }: PageSectionProps) {
  const headingId = useId()
  return (
    <section
      ref={sectionRef}
      className={styles.section}
      id={id}
      aria-labelledby={title && headingId}
      tabIndex={id ? -1 : undefined}
    >
      {title && (
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
