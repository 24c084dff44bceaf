import { useEffect, useState } from 'react'
import { drawLater, isUnhurried, watchBusy } from './drawLater'

/**
 * Whether something that is not urgent, like a picture, may be drawn: at once, but where somebody has just scrolled or typed only
 * in the pauses of the browser, so that it holds up neither a frame nor the rows of a search.
 */
export function useDrawLater(): boolean {
  const [isDue, setDue] = useState(isUnhurried)
  useEffect(() => {
    watchBusy()
    return isDue ? undefined : drawLater(() => setDue(true))
  }, [isDue])
  return isDue
}
