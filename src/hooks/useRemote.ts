import { useEffect, useRef } from 'react'
import { sentenceOf } from '../api/errors'
import type { Remote, RemoteStatus } from '../stores/Remote'
import { useOnline } from './useOnline'

/** What `RemoteView` draws; read it inside an observer. */
export interface RemoteState<T> {
  /** `failed` also where the refresh of a value failed that is still shown. */
  status: RemoteStatus
  value: T | undefined
  /** A refresh is under way while a value is shown. */
  isRefreshing: boolean
  error: { message: string; status?: number } | undefined
  onRetry: () => void
  /** Another try after a failure is under way. */
  isRetrying: boolean
}

/**
 * Keeps a remote value loaded while the component is on screen; the component must be an observer. One that failed is
 * loaded again when the connection is back. `otherwise` is said of a failure that has no words of its own.
 */
export function useRemote<T>(remote: Remote<T>, otherwise?: string): RemoteState<T> {
  useEffect(() => remote.retain(), [remote])
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current && remote.error !== undefined) void remote.load()
    wasOnline.current = isOnline
  }, [isOnline, remote])
  return {
    status: remote.error === undefined ? remote.status : 'failed',
    value: remote.value,
    isRefreshing: remote.isLoading && remote.value !== undefined,
    error: remote.error === undefined ? undefined : wordsFor(remote.error, otherwise),
    onRetry: () => void remote.load(),
    isRetrying: remote.isLoading && remote.error !== undefined,
  }
}

function wordsFor(error: unknown, otherwise: string | undefined): { message: string; status?: number } {
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? error.status
      : undefined
  return { message: sentenceOf(error, otherwise), status }
}
