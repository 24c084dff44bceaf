import { Button } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
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

/** Prev and Next, with the page's number between. */
export function Pager({ page, hasNext, onPage, label }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button icon={<ChevronLeftIcon />} text="Prev" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span aria-current="page">Page {page}</span>
      <Button
        endIcon={<ChevronRightIcon />}
        text="Next"
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
