import { momentWord } from '../../lib/english/dates'
import { useNow } from '../../lib/useNow'
import { changedWord } from './changedWord'
import styles from './ChangedAt.module.css'

export interface ChangedAtProps {
  /** When it was, ISO 8601; nothing is drawn where nobody knows. */
  at: string | null | undefined
}

/**
 * When something was changed: "3 hours ago" in its first 30 days, "12 Nov 2025" later; the exact time on pointing at it.
 *
 * Use it in a column of a table. On an edit page LastChange also says by whom.
 */
export function ChangedAt({ at }: ChangedAtProps) {
  const now = useNow()
  const time = Date.parse(at ?? '')
  if (!at || Number.isNaN(time)) return null
  return (
    <time dateTime={at} title={momentWord(time)} className={styles.time}>
      {changedWord(time, now)}
    </time>
  )
}
