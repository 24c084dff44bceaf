import { Spinner } from '@blueprintjs/core'
import { RefreshIcon } from '@blueprintjs/icons'
import { useEffect, useRef, type ReactNode } from 'react'
import { LinkButton } from '../text/LinkButton'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { LoadingButton } from './LoadingButton'
import styles from './ResourceView.module.css'
import { StateMark, type StateMarkName } from './StateMark'

export interface ResourceViewProps {
  status: 'loading' | 'failed' | 'ready'
  /** Why it failed, in words, and the HTTP status where there is one. */
  error?: { message: string; status?: number }
  /** Where to go instead of trying again when the record does not exist (404). */
  back?: { to: string; label: string }
  onRetry: () => void
  /** Another try is under way. */
  isRetrying?: boolean
  /** Stands where the content will, as high as it, so that nothing jumps: a TableSkeleton or a FormSkeleton. */
  loading?: ReactNode
  /** Said while loading; shown as well where there is no `loading`. */
  label?: string
  /** The content; nothing (null, undefined, false) as long as there is none. What is there stays while it is refreshed. */
  children: ReactNode
}

/** What stands above the sentence, by HTTP status. */
const marks: Readonly<Record<number, StateMarkName>> = { 403: 'locked', 404: 'missing' }

/**
 * One asynchronous value on screen: loading, failed with Retry (or a way back from what does not exist), or the content.
 *
 * Use it around everything that is read from the server: it is the only place that shows loading and failure, so
 * that no screen words them itself.
 */
export function ResourceView(props: ResourceViewProps) {
  const { status, error, back, onRetry, isRetrying = false, loading, label = 'Loading…', children } = props
  const hasContent = children !== null && children !== undefined && children !== false
  const isFailed = status === 'failed'
  const content = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)
  const handleRetry = () => {
    hasAsked.current = true
    onRetry()
  }

  useEffect(() => {
    if (isFailed || !hasContent || !hasAsked.current) return
    hasAsked.current = false
    // After Retry the focus moves to the content, so that it is not lost.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [isFailed, hasContent])

  // The content keeps its place whatever stands above it, so that nothing in it (typed text, scrolling) is lost.
  return (
    <>
      {isFailed && (
        <div role="alert" className={hasContent ? styles.failure : styles.whole}>
          <StateMark name={marks[error?.status ?? 0] ?? 'failed'} />
          <p className={styles.words}>{error?.message ?? 'something went wrong'}</p>
          {back && error?.status === 404 ? (
            <LinkButton
              to={back.to}
              text={`Go to ${back.label.charAt(0).toLowerCase()}${back.label.slice(1)}`}
              size="medium"
            />
          ) : (
            <LoadingButton icon={<RefreshIcon />} text="Retry" isBusy={isRetrying} onClick={handleRetry} />
          )}
        </div>
      )}
      {!isFailed && !hasContent && (
        <div className={styles.loading}>
          <output className={loading === undefined ? styles.wait : undefined}>
            {loading === undefined ? (
              <>
                <Spinner size={18} aria-label="In progress" />
                {label}
              </>
            ) : (
              <VisuallyHidden>{label}</VisuallyHidden>
            )}
          </output>
          {loading !== undefined && (
            <div aria-busy>
              <div aria-hidden="true">{loading}</div>
            </div>
          )}
        </div>
      )}
      {hasContent && (
        <div
          ref={content}
          tabIndex={-1}
          className={isFailed ? `${styles.content} ${styles.old}` : styles.content}
          aria-busy={status === 'loading'}
        >
          {children}
        </div>
      )}
    </>
  )
}
