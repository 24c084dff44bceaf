import { Link } from 'react-router-dom'
import styles from './CountTabs.module.css'
import { aboutWord } from '../../contract/words'

/** A list among others of one page. */
export interface CountTab {
  /** Its address. */
  to: string
  label: string
  /** How many there are; nothing is shown of none, nor before it is known. */
  count: number | undefined
  /** It is an estimate. */
  isAbout?: boolean
  /** What there are so many of, where the label does not say it: `pending`. */
  what?: string
  isCurrent: boolean
}

export interface CountTabsProps {
  /** Accessible name: `Lists of the inbox`. */
  label: string
  tabs: readonly CountTab[]
}

/**
 * The lists of one page beside each other, each with how much is in it.
 *
 * Use it below the header of a page whose lists are looked at one at a time. Their addresses differ by what stands behind
 * the `?`.
 */
export function CountTabs({ label, tabs }: CountTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: name, count = 0, isAbout, what, isCurrent }) => (
        <Link key={to} to={to} replace className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {name} <span className={styles.count}>{wordsOf(count, isAbout, what)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** `3`, or `3 pending`; nothing of none. */
function wordsOf(count: number, isAbout: boolean | undefined, what: string | undefined): string {
  if (count === 0) return ''
  const words = aboutWord(count, isAbout)
  return what === undefined ? words : `${words} ${what}`
}
