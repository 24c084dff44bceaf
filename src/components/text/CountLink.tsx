import { ScreenLink } from './ScreenLink'
import styles from './CountLink.module.css'
import { aboutWord } from '../../contract/words'

export interface CountLinkProps {
  /** Undefined where it is not known. */
  count: number | undefined
  /** It is being counted: its place is kept. */
  isComing?: boolean
  /** It is an estimate. */
  isAbout?: boolean
  /** What is counted. */
  noun: { one: string; many: string }
  /** What has them: a name. */
  of: string
  /** The list of what is counted. */
  to: string
}

/**
 * How many records there are of something, as a link to them: "12". None is no link.
 *
 * Use it for a count in a table that has a list of its own. In a sentence use a plain link.
 */
export function CountLink({ count, isComing = false, isAbout = false, noun, of, to }: CountLinkProps) {
  if (count === undefined) return isComing ? <span className={styles.none} /> : null
  if (count === 0) return <span className={styles.none}>0</span>
  const words = aboutWord(count, isAbout)
  return (
    <ScreenLink
      to={to}
      className={styles.count}
      aria-label={`${words} ${count === 1 ? noun.one : noun.many} with ${of}`}
    >
      {words}
    </ScreenLink>
  )
}
