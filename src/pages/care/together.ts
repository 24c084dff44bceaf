import type { ResourceState } from '../../hooks/useResource'

type State = Pick<ResourceState<unknown>, 'status' | 'error' | 'onRetry' | 'isRetrying'>

/** Several values as one: it is there when all are, and has failed where one has; Retry asks again for what failed. */
export function together(states: readonly State[]): State {
  const failed = states.filter(({ status }) => status === 'failed')
  return {
    status:
      failed.length > 0 ? 'failed' : states.every(({ status }) => status === 'ready') ? 'ready' : 'loading',
    error: failed[0]?.error,
    onRetry: () => failed.forEach(({ onRetry }) => onRetry()),
    isRetrying: failed.some(({ isRetrying }) => isRetrying),
  }
}
