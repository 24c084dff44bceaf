import { ChevronLeftIcon } from '@blueprintjs/icons'
import { useContext, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { backState } from './backState'
import { ListSlots } from '../list/ListSlots'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  /** The page's one h1. */
  title: string
  /** Where the page came from: a link before the title. */
  back?: { label: string; to: string }
  /** One or two sentences below the bar. */
  children?: ReactNode
  /** Buttons or links at the end of the bar. */
  actions?: ReactNode
  /** The h1, which takes the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>
}

/**
 * The head of every page inside the main layout: a bar that stays at the top while the page scrolls.
 *
 * Use it as the first thing of every page inside the main layout: it holds the page’s only h1 and its actions, the
 * weightiest last. On a page of a list its table puts the search and the row count here.
 */
export function PageHeader({ title, back, children, actions, headingRef }: PageHeaderProps) {
  const slots = useContext(ListSlots)
  const { setSearch, setCount } = slots ?? {}
  return (
    <>
      <header className={styles.header} data-with-search={slots !== undefined || undefined}>
        <div className={styles.words}>
          {back !== undefined && (
            <Link className={styles.back} to={back.to} state={backState}>
              <ChevronLeftIcon />
              <VisuallyHidden below={1024}>{back.label}</VisuallyHidden>
            </Link>
          )}
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {slots && <div ref={setCount} className={styles.count} />}
        </div>
        {slots && <div ref={setSearch} className={styles.search} />}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </>
  )
}
