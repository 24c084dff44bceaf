import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TableScroll } from '../components/table/useVirtualRows'
import { useConsole } from './useConsole'

/** Remembers how far a table is scrolled at this entry of the history, so that Back shows the same rows. */
export function useScrollMemory(): TableScroll {
  const { scrolls } = useConsole()
  const { key } = useLocation()
  return useMemo(
    () => ({ initial: scrolls.get(key) ?? 0, onChange: (top) => scrolls.set(key, top) }),
    [scrolls, key],
  )
}
