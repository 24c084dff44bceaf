import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useLatest } from '../../lib/useLatest'

/** Where something hangs: a button, or the place of a press. */
export interface Anchor {
  getBoundingClientRect: () => Pick<DOMRect, 'top' | 'bottom' | 'left'>
}

/** The place of a press, in px from the window's corner. */
export function pointAnchor(x: number, y: number): Anchor {
  return { getBoundingClientRect: () => ({ top: y, bottom: y, left: x }) }
}

/** Distance in px between a panel and what it hangs on. */
const gap = 4

/** Keeps the panel at its anchor while the page scrolls; on phones the stylesheet puts it at the bottom. */
export function usePlaceBelow(panel: RefObject<HTMLElement>, anchor: RefObject<Anchor>): void {
  useLayoutEffect(() => {
    const place = () => {
      const at = anchor.current?.getBoundingClientRect()
      const box = panel.current
      if (!at || !box) return
      const isAbove = window.innerHeight - at.bottom < box.offsetHeight + 12 && at.top > box.offsetHeight + 12
      const top = isAbove ? at.top - box.offsetHeight - gap : at.bottom + gap
      const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - box.offsetWidth - 8))
      box.style.setProperty('--at', `${top}px auto auto ${left}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    if (panel.current) observer.observe(panel.current)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [panel, anchor])
}

/** A press or the focus elsewhere closes it; its own button does that by itself. */
export function useLeave(
  panel: RefObject<HTMLElement>,
  anchor: RefObject<Anchor>,
  onLeave: () => void,
): void {
  const leave = useLatest(onLeave)
  useEffect(() => {
    const handle = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      const { current } = anchor
      if (panel.current?.contains(target) || (current instanceof Node && current.contains(target))) return
      leave.current()
    }
    document.addEventListener('pointerdown', handle, true)
    document.addEventListener('focusin', handle)
    return () => {
      document.removeEventListener('pointerdown', handle, true)
      document.removeEventListener('focusin', handle)
    }
  }, [panel, anchor, leave])
}
