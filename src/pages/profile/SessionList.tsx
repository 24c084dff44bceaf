import type { Ref } from 'react'
import { formatRelativeTime } from '../../components/compare/formatRelativeTime'
import { LoadingButton } from '../../components/feedback/LoadingButton'
import { Badge } from '../../components/text/Badge'
import type { Session } from '../../contract/entities'
import styles from './SessionList.module.css'

interface SessionListProps {
  sessions: readonly Session[]
  /** The time at which it is drawn, in ms since 1970. */
  now: number
  /** What is being ended. */
  busy: number | 'others' | undefined
  onEnd: (what: number | 'others') => void
  listRef?: Ref<HTMLUListElement>
}

/** Where somebody is signed in: each session with its device and last use, and a button to end it. */
export function SessionList({ sessions, now, busy, onEnd, listRef }: SessionListProps) {
  const ago = (time: string) => formatRelativeTime(Date.parse(time), now)
  return (
    <>
      <ul ref={listRef} className={styles.list} aria-label="Sessions" tabIndex={-1}>
        {sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
          <li key={id} className={styles.session}>
            <div className={styles.words}>
              <span className={styles.device}>
                {device} {isCurrent && <Badge>This device</Badge>}
              </span>
              <span className={styles.times}>
                Signed in {ago(startedAt)}
                {!isCurrent && `, last used ${ago(lastUsedAt)}`}
              </span>
            </div>
            {!isCurrent && (
              <LoadingButton
                text="End"
                aria-label={`End ${device}, last used ${ago(lastUsedAt)}`}
                isBusy={busy === id}
                onClick={() => onEnd(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <LoadingButton text="End all others" isBusy={busy === 'others'} onClick={() => onEnd('others')} />
      )}
    </>
  )
}
