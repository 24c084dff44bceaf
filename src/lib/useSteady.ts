import { useState } from 'react'
import { useLatest } from './useLatest'

/** A function that stays the same and does what the newest `act` does: what gets it is not drawn again for it. */
export function useSteady<Arguments extends readonly unknown[]>(
  act: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useLatest(act)
  const [steady] = useState(
    () =>
      (...args: Arguments) =>
        latest.current(...args),
  )
  return steady
}
