import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Tiles.module.css'
import { countWord } from '../../contract/words'

/** A number that asks for something to be done. */
export interface Tile {
  count: number
  /** It is an estimate. */
  isAbout?: boolean | undefined
  /** What there is one of, and many: `claim pending`, `claims pending`. */
  label: readonly [one: string, many: string]
  /** The list that it counts. */
  to: string
  /** Somebody waits for it. */
  isUrgent?: boolean
}

export interface TilesProps {
  /** Name of the row: `To do`. */
  label: string
  tiles: readonly Tile[]
  /** Beside the tiles. */
  children?: ReactNode
}

/**
 * What waits to be done, as one row of numbers that lead to their lists.
 *
 * Use it above the list that a day begins with. It has its height before anything is counted, so that nothing moves.
 */
export function Tiles({ label, tiles, children }: TilesProps) {
  return (
    <section className={styles.todo} aria-label={label}>
      <div className={styles.row}>
        {tiles.length === 0 ? (
          <div className={styles.tiles} />
        ) : (
          <ul className={styles.tiles}>
            {tiles.map(({ count, isAbout, label: [one, many], to, isUrgent }) => (
              <li key={to}>
                <Link to={to} className={styles.tile}>
                  <span className={styles.count} data-urgent={isUrgent || undefined}>
                    {isAbout && (
                      <>
                        <span className={styles.about}>about</span>{' '}
                      </>
                    )}
                    {countWord(count, isAbout)}
                  </span>{' '}
                  <span className={styles.label}>{count === 1 ? one : many}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}
