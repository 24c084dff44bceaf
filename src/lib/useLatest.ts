import { useLayoutEffect, useRef } from 'react'

/** The newest `value`, for callbacks and effects that shall not run anew when it changes. Not to be read while rendering. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
