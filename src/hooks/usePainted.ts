import { useEffect, useState } from 'react'

/** Turns true one frame after `isReady` has been painted; what is less urgent waits for it. */
export function usePainted(isReady: boolean): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (!isReady) return
    // The first frame draws what became ready, the second comes after it was shown.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady])
  return painted
}
