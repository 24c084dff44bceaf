import { ChevronLeftIcon } from '@blueprintjs/icons'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { backState } from './backState'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  /** The page's one h1. */
  title: string
  /** Where the page came from: a link above the title. */
  back?: { label: string; to: string }
  /** One or two sentences under the title. */
  children?: ReactNode
  /** Buttons or links at the end of the line. */
  actions?: ReactNode
  /** The h1, which takes the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>
}

/**
 * The head of every page inside the main layout.
 *
 * Use it as the first thing of every page inside the main layout: it holds the page’s only h1 and its actions, the
 * weightiest last.
 */
export function PageHeader({ title, back, children, actions, headingRef }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back !== undefined && (
          <Link className={styles.back} to={back.to} state={backState}>
            <ChevronLeftIcon />
            {back.label}
          </Link>
        )}
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
