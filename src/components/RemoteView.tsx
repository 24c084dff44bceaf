import { Spinner } from '@blueprintjs/core'
import { ErrorIcon, RefreshIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { LoadingButton } from './LoadingButton'
import styles from './RemoteView.module.css'

export interface RemoteViewProps {
  status: 'loading' | 'failed' | 'ready'
  /** Why it failed, in words, and what else the user can do. */
  error?: { message: string; wayOn?: ReactNode }
  onRetry: () => void
  /** Another try is under way. */
  isRetrying?: boolean
  /** Stands where the content will: as high as it, so that nothing jumps. */
  loading?: ReactNode
  /** Said while loading. */
  label?: string
  /** The content; nothing (null, undefined, false) as long as there is none. What is there stays while it is refreshed. */
  children: ReactNode
}

/** One asynchronous value on screen: loading, failed with Retry, or the content. */
export function RemoteView(props: RemoteViewProps) {
  const { status, error, onRetry, isRetrying = false, loading, label = 'Loading…', children } = props
  const hasContent = children !== null && children !== undefined && children !== false
  const isFailed = status === 'failed'
  // The content keeps its place whatever stands above it, so that nothing in it (typed text, scrolling) is lost.
  return (
    <>
      {isFailed && (
        <div role="alert" className={styles.failure}>
          <ErrorIcon className={styles.mark} />
          <div className={styles.words}>
            <p>{error?.message ?? 'something went wrong'}</p>
            {error?.wayOn}
          </div>
          <LoadingButton icon={<RefreshIcon />} text="Retry" isBusy={isRetrying} onClick={onRetry} />
        </div>
      )}
      {!isFailed && !hasContent && (
        <div className={styles.loading}>
          <output className={loading === undefined ? styles.wait : styles.hint}>
            <Spinner size={18} aria-label="In progress" />
            {label}
          </output>
          {loading !== undefined && <div aria-hidden="true">{loading}</div>}
        </div>
      )}
      {hasContent && (
        <div className={isFailed ? styles.old : undefined} aria-busy={status === 'loading'}>
          {children}
        </div>
      )}
    </>
  )
}
