import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What something floats beside, in CSS px of the window. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Distance to the anchor and to the window's edges, in CSS px. */
const GAP = 4
/** An anchor that is this much higher than what floats has room for it inside, in CSS px. */
const ROOM = 120

/** Makes an element one that the browser draws above everything, and that nothing clips: its top layer. */
export const floating = { popover: 'manual' } as const

/** Where something of this size lies: within a high anchor, else below it, else above it; always inside the window. */
function placeBeside(
  anchor: Anchor,
  width: number,
  height: number,
  window: { width: number; height: number },
) {
  const isHigh = anchor.bottom - anchor.top > height + ROOM
  const below = anchor.bottom + GAP
  const above = anchor.top - GAP - height
  const top = isHigh ? anchor.top + GAP : below + height <= window.height - GAP ? below : above
  const within = (at: number, size: number, whole: number) => Math.max(GAP, Math.min(at, whole - size - GAP))
  return {
    left: within(isHigh ? anchor.left + GAP : anchor.left, width, window.width),
    top: within(top, height, window.height),
  }
}

/**
 * Shows an element that has the attributes `floating`, and keeps it beside its anchor while the page moves. `anchorOf` is
 * asked again each time; without an anchor (it was scrolled away) the element is hidden.
 */
export function useFloating<T extends HTMLElement>(anchorOf: () => Anchor | undefined): RefObject<T> {
  const element = useRef<T>(null)
  const latest = useRef(anchorOf)
  useLayoutEffect(() => {
    latest.current = anchorOf
  })
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const place = () => {
      const anchor = latest.current()
      shown.style.visibility = anchor ? '' : 'hidden'
      if (!anchor) return
      const { width, height } = shown.getBoundingClientRect()
      const { left, top } = placeBeside(anchor, width, height, {
        width: document.documentElement.clientWidth,
        height: innerHeight,
      })
      Object.assign(shown.style, {
        position: 'fixed',
        inset: 'auto',
        margin: '0',
        left: `${left}px`,
        top: `${top}px`,
      })
    }
    shown.showPopover()
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(shown)
    sizes.observe(document.documentElement)
    const held = new AbortController()
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: held.signal })
    window.addEventListener('resize', place, { signal: held.signal })
    return () => {
      sizes.disconnect()
      held.abort()
    }
  }, [])
  return element
}
