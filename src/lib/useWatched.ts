import { useCallback, useSyncExternalStore } from 'react'
import type { FormController } from './FormController'
import { useLatest } from './useLatest'

/**
 * What `read` answers of a form's controller; the component draws again when that changes. `read` has to answer the same
 * object as long as nothing changes.
 */
export function useWatched<Controller extends Pick<FormController<object>, 'watch'>, Value>(
  controller: Controller,
  read: (controller: Controller) => Value,
): Value {
  const latest = useLatest(read)
  const subscribe = useCallback(
    (listener: () => void) => controller.watch(() => latest.current(controller), listener),
    [controller, latest],
  )
  const now = () => read(controller)
  return useSyncExternalStore(subscribe, now, now)
}
