import type { CSSProperties } from 'react'
import { waiting } from '../../lib/prerendered'
import { useSearchToCome } from '../keys/useSearchToCome'
import styles from './Skeleton.module.css'

interface TableSkeletonProps {
  /** How many rows; by default as many as a screen shows. */
  rows?: number
  /** Rows with a picture of 32 px, as of projects. */
  hasPicture?: boolean
  /** Rows with a second, muted line under the name. */
  hasNote?: boolean
  /** Columns after the name. */
  columns?: number
}

/** Widths of names and notes, in percent: one after the other, so that they look like words and never change. */
const widths = [44, 62, 36, 54, 70, 48, 58]

/**
 * Rows of a table that is still read: as high as the real ones, so that nothing moves when these come.
 *
 * `/` and what is typed after it are held for the search of the table.
 *
 * Use it as the `loading` of a ResourceView around a table. Screen readers skip it: the ResourceView says that it loads.
 */
export function TableSkeleton({ rows = 16, hasPicture, hasNote, columns = 2 }: TableSkeletonProps) {
  useSearchToCome()
  return (
    <div className={styles.table} {...waiting}>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ '--row': row } as CSSProperties}>
          {hasPicture && <span className={`${styles.bone} ${styles.picture}`} />}
          <span className={styles.words}>
            <span className={`${styles.bone} ${styles.name}`} style={{ width: percent(row) }} />
            {hasNote && (
              <span className={`${styles.bone} ${styles.note}`} style={{ width: percent(row + 4, 1.35) }} />
            )}
          </span>
          <span className={styles.cells}>
            {Array.from({ length: columns }, (_, column) => (
              <span key={column} className={`${styles.bone} ${styles.cell}`} />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}

const percent = (place: number, times = 1): string =>
  `${Math.round((widths[place % widths.length] ?? 50) * times)}%`
