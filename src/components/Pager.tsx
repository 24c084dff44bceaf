import { Button } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import styles from './Pager.module.css'

export interface PagerProps {
  /** Current page, from 1: Prev is disabled there (specification §9). */
  page: number
  /** Whether a next page may exist. */
  hasNext: boolean
  onPage: (page: number) => void
  /** Accessible name: `Pages of users`. */
  label: string
}

/**
 * Prev and Next, with the page's number between.
 *
 * Use it for lists that the server hands out page by page, as the users. Lists that come whole are searched and
 * scrolled.
 */
export function Pager({ page, hasNext, onPage, label }: PagerProps) {
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
        onClick={() => go(page - 1)}
      />
      <span aria-current="page">Page {page}</span>
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
