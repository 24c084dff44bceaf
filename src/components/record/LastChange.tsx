import { HistoryIcon } from '@blueprintjs/icons'
import type { Stamps } from '../../contract/entities'
import { momentWord } from '../../lib/english/dates'
import { useNow } from '../../lib/useNow'
import { formatRelativeTime } from '../compare/formatRelativeTime'
import styles from './LastChange.module.css'

export interface LastChangeProps {
  /** Who added the record and who changed it last, and when; nothing is drawn where no host says so. */
  record: Partial<Stamps>
  /** Opens all that was done to the record; without it there is no button for that. */
  onHistory?: (() => void) | undefined
}

/**
 * When a record was changed last, and by whom: "Changed 3 days ago by Ada Adeyemi", and the way to its history.
 *
 * Use it at the end of an edit page, in its column of cards where it has one.
 */
export function LastChange({ record, onHistory }: LastChangeProps) {
  const { createdAt, createdBy, updatedAt, updatedBy } = record
  const now = useNow()
  const at = updatedAt ?? createdAt
  const isKnown = at !== null && at !== undefined && !Number.isNaN(Date.parse(at))
  if (!isKnown && !onHistory) return null
  const by = updatedAt ? updatedBy : createdBy
  return (
    <p className={styles.change}>
      {isKnown && (
        <span>
          {updatedAt && updatedAt !== createdAt ? 'Changed' : 'Added'}{' '}
          <time dateTime={at} title={momentWord(Date.parse(at))}>
            {formatRelativeTime(Date.parse(at), now)}
          </time>
          {by && ` by ${by.name}`}
        </span>
      )}
      {onHistory && (
        <button type="button" className={styles.history} aria-haspopup="dialog" onClick={onHistory}>
          <HistoryIcon size={14} />
          History
        </button>
      )}
    </p>
  )
}
