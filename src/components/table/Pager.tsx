import { Button } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import styles from './Pager.module.css'

export interface PagerProps {
  /** Current page, from 1: Prev is disabled there (specification §9). */
  page: number
  /** How many pages there are, where that is known. */
  pages?: number | undefined
  /** Whether a next page may exist. */
  hasNext: boolean
  /** What stands on this page: `users 11–20 of 25`. */
  summary?: string | undefined
  onPage: (page: number) => void
  /** Accessible name: `Pages of users`. */
  label: string
}

/**
 * Prev and Next, and between them the page's number and what is known of all pages.
 *
 * Use it for lists that the server hands out page by page, as the users. Lists that come whole are searched and
 * scrolled.
 */
export function Pager({ page, pages, hasNext, summary, onPage, label }: PagerProps) {
  const prev = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLButtonElement | null>(null)

  // A button that its own press disabled would drop the focus: the other one takes it.
  useEffect(() => {
    if (!pressed.current?.disabled) return
    const other = pressed.current === prev.current ? next : prev
    const isLost = document.activeElement === document.body || document.activeElement === pressed.current
    pressed.current = null
    if (isLost) other.current?.focus()
  })

  const go = (to: number) => {
    pressed.current = to < page ? prev.current : next.current
    onPage(to)
  }
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button
        ref={prev}
        icon={<ChevronLeftIcon />}
        text="Prev"
        disabled={page <= 1}
        // From a page beyond the end straight to the last.
        onClick={() => go(Math.min(page - 1, pages ?? page))}
      />
      <p className={styles.place}>
        <span aria-current="page">
          Page {page}
          {pages !== undefined && page <= pages && ` of ${pages}`}
        </span>
        {summary && <span>{summary}</span>}
      </p>
      <Button
        ref={next}
        endIcon={<ChevronRightIcon />}
        text="Next"
        disabled={!hasNext}
        onClick={() => go(page + 1)}
      />
    </nav>
  )
}
