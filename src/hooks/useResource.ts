import { useEffect, useRef } from 'react'
import { errorMessage } from '../api/errors'
import type { Resource, ResourceStatus } from '../stores/Resource'
import { useOnline } from './useOnline'

/** What `ResourceView` draws; read it inside an observer. */
export interface ResourceState<T> {
  /** `failed` also where the refresh of a value failed that is still shown. */
  status: ResourceStatus
  value: T | undefined
  /** A refresh is under way while a value is shown. */
  isRefreshing: boolean
  error: { message: string; status?: number } | undefined
  onRetry: () => void
  /** Another try after a failure is under way. */
  isRetrying: boolean
}

/**
 * Keeps a resource loaded while the component is on screen; the component must be an observer. One that failed is
 * loaded again when the connection is back. `otherwise` is said of a failure that has no words of its own; nothing is asked
 * for before it `isWanted`.
 */
export function useResource<T>(resource: Resource<T>, otherwise?: string, isWanted = true): ResourceState<T> {
  useEffect(() => (isWanted ? resource.retain() : undefined), [resource, isWanted])
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current && resource.error !== undefined) void resource.load()
    wasOnline.current = isOnline
  }, [isOnline, resource])
  return {
    status: resource.error === undefined ? resource.status : 'failed',
    value: resource.value,
    isRefreshing: resource.isLoading && resource.value !== undefined,
    error: resource.error === undefined ? undefined : wordsFor(resource.error, otherwise),
    onRetry: () => void resource.load(),
    isRetrying: resource.isLoading && resource.error !== undefined,
  }
}

function wordsFor(error: unknown, otherwise: string | undefined): { message: string; status?: number } {
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? error.status
      : undefined
  return { message: errorMessage(error, otherwise), status }
}
