import { useRef, useState, type PointerEvent } from 'react'

/** How far a thing is dragged before it goes, in px. */
const far = 90

/** Lets the pointer drag a thing sideways; let go far enough out, it is gone, else it comes back. */
export function useDragAway(onGone: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== null) setOffset(event.clientX - start.current)
  }
  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    // Not `offset`: of a quick fling, the last move may not be drawn yet.
    const isGone = start.current !== null && Math.abs(event.clientX - start.current) > far
    handlePointerCancel()
    if (isGone) onGone()
  }
  const handlePointerCancel = () => {
    start.current = null
    setOffset(0)
  }
  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerCancel,
    style:
      offset === 0
        ? undefined
        : { transform: `translateX(${offset}px)`, opacity: 1 - Math.min(0.7, Math.abs(offset) / 300) },
  }
}
