import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './UsedBy.module.css'
import { aboutWord } from '../../contract/words'

/** The records of one kind that use a record. */
export interface UsedByPart {
  /** Undefined as long as nobody has counted. */
  count: number | undefined
  /** It is an estimate. */
  isAbout?: boolean
  noun: { one: string; many: string }
  /** The list of them. */
  to: string
}

export interface UsedByProps {
  parts: readonly UsedByPart[]
  /** Stands behind it: what can be done about it. */
  children?: ReactNode
}

/**
 * How many records use this one, as links to them: "Used by 12 projects and 3 articles".
 *
 * Use it at the end of the page of a tag, a category or a stack.
 */
export function UsedBy({ parts, children }: UsedByProps) {
  const isCounted = parts.length > 0 && parts.every(({ count }) => count !== undefined)
  const used = parts.filter(({ count }) => count !== undefined && count > 0)
  if (!isCounted && children === undefined) return null
  return (
    <p className={styles.used}>
      {isCounted && (
        <span>
          {used.length === 0
            ? 'Not used yet'
            : used.map(({ count = 0, isAbout, noun, to }, index) => (
                <Fragment key={to}>
                  {index === 0 ? 'Used by ' : ' and '}
                  <Link to={to} className={styles.list}>
                    {aboutWord(count, isAbout)} {count === 1 ? noun.one : noun.many}
                  </Link>
                </Fragment>
              ))}
        </span>
      )}
      {children}
    </p>
  )
}
