import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatRelativeTime } from '../../../components/compare/formatRelativeTime'
import { VisuallyHidden } from '../../../components/text/VisuallyHidden'
import styles from './InboxItem.module.css'

/** One line of the list: who wrote, about what, and how the letter begins. */
export interface InboxEntry {
  id: number
  name: string
  /** What it is about: the project, or the opportunity. */
  about: string
  text: string
  /** When it came, in ISO 8601; null where nobody knows it. */
  receivedAt: string | null | undefined
  isUnread?: boolean
  /** Its state, where it has one. */
  badge?: ReactNode
}

interface InboxItemProps {
  entry: InboxEntry
  now: number
  isShown: boolean
  href: string
  replace: boolean
  state: object | null
  onClick: () => void
}

/** So much of a letter is enough for two lines. */
const beginning = 200

/** A line of the inbox that leads to its letter. */
export function InboxItem({ entry, now, isShown, href, replace, state, onClick }: InboxItemProps) {
  const { id, name, about, text, receivedAt, isUnread, badge } = entry
  return (
    <li>
      <Link
        to={href}
        replace={replace}
        state={state}
        preventScrollReset={replace}
        id={`letter-${id}`}
        className={styles.item}
        aria-current={isShown || undefined}
        data-unread={isUnread || undefined}
        onClick={onClick}
      >
        <span className={styles.line}>
          {isUnread && <VisuallyHidden>New: </VisuallyHidden>}
          <span className={styles.name} dir="auto">
            {name}
          </span>{' '}
          {receivedAt && (
            <time dateTime={receivedAt} className={styles.time}>
              {formatRelativeTime(Date.parse(receivedAt), now)}
            </time>
          )}
        </span>{' '}
        <span className={styles.line}>
          <span className={styles.about} dir="auto">
            {about}
          </span>{' '}
          {badge}
        </span>{' '}
        <span className={styles.beginning} dir="auto">
          {text.slice(0, beginning) || 'No letter'}
        </span>
      </Link>
    </li>
  )
}
