import { useEffect, useRef } from 'react'

/** Runs `action` once, as soon as the document is visible: a prefetched or hidden page does nothing. */
export function useOnceVisible(enabled: boolean, action: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    const runWhenVisible = () => {
      if (!enabled || done.current || document.visibilityState !== 'visible') return
      done.current = true
      action()
    }
    runWhenVisible()
    document.addEventListener('visibilitychange', runWhenVisible)
    return () => document.removeEventListener('visibilitychange', runWhenVisible)
  }, [enabled, action])
}
