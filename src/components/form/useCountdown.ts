import { useEffect, useState } from 'react'

/**
 * Counts `seconds` down to 0, a step a second. Starts anew when `seconds` or `cause` changes, so that
 * the same number of seconds given twice is waited for twice.
 */
export function useCountdown(seconds: number | undefined, cause: unknown): number {
  const [run, setRun] = useState({ seconds, cause })
  const [left, setLeft] = useState(whole(seconds))
  if (run.seconds !== seconds || run.cause !== cause) {
    setRun({ seconds, cause })
    setLeft(whole(seconds))
  }
  useEffect(() => {
    const start = whole(run.seconds)
    if (start === 0) return
    const end = performance.now() + start * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [run])
  return left
}

const whole = (seconds: number | undefined) => Math.max(0, Math.ceil(seconds ?? 0))
