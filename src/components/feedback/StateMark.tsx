import type { ReactNode } from 'react'
import styles from './StateMark.module.css'

export type StateMarkName = 'empty' | 'search' | 'failed' | 'missing' | 'locked'

const marks: Record<StateMarkName, ReactNode> = {
  empty: <path d="M4 13h4l2 3h4l2-3h4M4 13l3-8h10l3 8v6H4z" />,
  search: <path d="M15 15l5 5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />,
  failed: <path d="M12 8v5M12 16.5v.5M12 3.5L21.5 20h-19z" />,
  missing: <path d="M6 3h8l5 5v13H6zM14 3v5h5M10 13l5 5M15 13l-5 5" />,
  locked: <path d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3" />,
}

/**
 * A small mark in a tile: nothing here, nothing found, failed, does not exist, not allowed. Decoration only.
 *
 * Use it above the sentence of an EmptyState or a failure. For a whole screen StatusPage has a StatusPicture.
 */
export function StateMark({ name }: { name: StateMarkName }) {
  return (
    <span className={styles.tile} data-mark={name} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={styles.mark}>
        {marks[name]}
      </svg>
    </span>
  )
}
