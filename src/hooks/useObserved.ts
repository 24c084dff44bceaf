import { reaction } from 'mobx'
import { useCallback, useSyncExternalStore } from 'react'
import { useLatest } from '../lib/useLatest'

/**
 * What `read` answers of the stores; the component draws again when that changes. For the login screen, which comes before
 * `observer` is fetched; everything else is an observer.
 */
export function useObserved<Value>(read: () => Value): Value {
  const latest = useLatest(read)
  const subscribe = useCallback(
    (listener: () => void) => reaction(() => latest.current(), listener, { equals: Object.is }),
    [latest],
  )
  return useSyncExternalStore(subscribe, read, read)
}
