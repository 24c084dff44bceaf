import { useLocation } from 'react-router-dom'
import { useConsole } from './useConsole'

/** Remembers how far a table is scrolled at this entry of the history, so that Back shows the same rows. */
export function useScrollMemory(): { initialScroll: number; onScroll: (offset: number) => void } {
  const { scrolls } = useConsole()
  const { key } = useLocation()
  return {
    initialScroll: scrolls.get(key) ?? 0,
    onScroll: (offset) => scrolls.set(key, offset),
  }
}
