import { useState } from 'react'
import type { Stamps } from '../../contract/entities'
import { formatRelativeTime } from '../compare/formatRelativeTime'
import styles from './LastChange.module.css'

export interface LastChangeProps {
  /** Who added the record and who changed it last, and when; nothing is drawn where no host says so. */
  record: Partial<Stamps>
}

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/**
 * When a record was changed last, and by whom: "Changed 3 days ago by Ada Adeyemi".
 *
 * Use it at the end of the rail of an edit page.
 */
export function LastChange({ record: { createdAt, createdBy, updatedAt, updatedBy } }: LastChangeProps) {
  const [now] = useState(() => Date.now())
  const at = updatedAt ?? createdAt
  if (!at || Number.isNaN(Date.parse(at))) return null
  const by = updatedAt ? updatedBy : createdBy
  return (
    <p className={styles.change}>
      {updatedAt && updatedAt !== createdAt ? 'Changed' : 'Added'}{' '}
      <time dateTime={at} title={exact.format(Date.parse(at))}>
        {formatRelativeTime(Date.parse(at), now)}
      </time>
      {by && ` by ${by.name}`}
    </p>
  )
}
