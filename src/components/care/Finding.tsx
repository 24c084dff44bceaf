import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { countWord } from '../../contract/words'
import styles from './Finding.module.css'

/** A record that a finding is about. */
export interface FoundRecord {
  id: number
  name: string
  /** Its edit page. */
  to: string
  /** What is said of it in a few words. */
  note?: string | undefined
}

export interface FindingProps {
  /** What kind of records they are: `Tag`. */
  kind?: string | undefined
  records: readonly FoundRecord[]
  /** So many more belong to it that are not named. */
  more?: number
  /** Buttons and links by which it can be put in order, the weightiest first. */
  children?: ReactNode
}

/**
 * Records that need a look, as one row: their kind, each with a link and a few words, and what can be done about them.
 *
 * Use it within FindingList, one for each thing that was found.
 */
export function Finding({ kind, records, more = 0, children }: FindingProps) {
  return (
    <div className={styles.finding}>
      {kind !== undefined && <span className={styles.kind}>{kind}</span>}
      <div className={styles.records}>
        {records.map(({ id, name, to, note }) => (
          <span key={id} className={styles.record}>
            <Link to={to} className={styles.name}>
              {name}
            </Link>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
        ))}
        {more > 0 && <span className={styles.rest}>and {countWord(more)} more</span>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
