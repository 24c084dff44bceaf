import { Button, Spinner } from '@blueprintjs/core'
import { ErrorIcon, RefreshIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import styles from './RemoteView.module.css'

export interface RemoteViewProps {
  status: 'loading' | 'failed' | 'ready'
  /** Why it failed, in words, and what else the user can do. */
  error?: { message: string; wayOn?: ReactNode }
  onRetry: () => void
  /** Stands where the content will: as high as it, so that nothing jumps. */
  loading?: ReactNode
  /** Said while loading. */
  label?: string
  /** The content; nothing (null, undefined, false) as long as there is none. What is there stays while it is refreshed. */
  children: ReactNode
}

/** One asynchronous value on screen: loading, failed with Retry, or the content. */
export function RemoteView(props: RemoteViewProps) {
  const { status, error, onRetry, loading, label = 'Loading…', children } = props
  const hasContent = children !== null && children !== undefined && children !== false

  if (status === 'failed') {
    return (
      <>
        <div role="alert" className={styles.failure}>
          <ErrorIcon className={styles.mark} />
          <div className={styles.words}>
            <p>{error?.message ?? 'something went wrong'}</p>
            {error?.wayOn}
          </div>
          <Button icon={<RefreshIcon />} text="Retry" onClick={onRetry} />
        </div>
        {hasContent && <div className={styles.old}>{children}</div>}
      </>
    )
  }
  if (!hasContent) {
    return (
      <div className={styles.loading}>
        <output className={loading === undefined ? styles.wait : styles.hint}>
          <Spinner size={18} aria-label="In progress" />
          {label}
        </output>
        {loading !== undefined && <div aria-hidden="true">{loading}</div>}
      </div>
    )
  }
  return <div aria-busy={status === 'loading'}>{children}</div>
}
