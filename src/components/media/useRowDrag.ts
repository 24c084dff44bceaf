import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'

interface Drag {
  from: number
  to: number
  /** How far the row is from its place, in px. */
  by: number
  /** Of the row, in px: what the others make room for. */
  height: number
}

interface Box {
  top: number
  height: number
}

/**
 * Lets a pointer drag the rows of a list by their handles: the others make room, letting go calls `onMove`, Escape puts
 * the row back. `rows` finds them within the list. The keyboard needs a way of its own.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  rows: string,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  /** Where the rows stood within the list, and where in it the pointer went down. */
  const start = useRef<{ at: number; boxes: readonly Box[] }>(undefined)
  const isDragging = drag !== undefined

  const end = () => {
    start.current = undefined
    setDrag(undefined)
  }
  useEffect(() => {
    if (!isDragging) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      start.current = undefined
      setDrag(undefined)
    }
    window.addEventListener('keydown', handleKey, true)
    return () => window.removeEventListener('keydown', handleKey, true)
  }, [isDragging])

  const within = (event: PointerEvent) => event.clientY - (list.current?.getBoundingClientRect().top ?? 0)
  const dragTo = (from: number, by: number): Drag => {
    const boxes = start.current?.boxes ?? []
    const [own, last] = [boxes[from], boxes.at(-1)]
    if (!own || !last) return { from, to: from, by: 0, height: 0 }
    const held = Math.max(-own.top, Math.min(by, last.top + last.height - own.top - own.height))
    // Not of where it is held: at the list's end that is the last row's own middle.
    const middle = own.top + own.height / 2 + by
    const to = boxes.filter((box, row) => row !== from && box.top + box.height / 2 < middle).length
    return { from, to, by: held, height: own.height }
  }

  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return
      // No text is marked by the way.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const { top } = list.current.getBoundingClientRect()
      const boxes = [...list.current.querySelectorAll(rows)].map((row) => {
        const box = row.getBoundingClientRect()
        return { top: box.top - top, height: box.height }
      })
      start.current = { at: within(event), boxes }
      setDrag(dragTo(from, 0))
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) setDrag(dragTo(from, within(event) - start.current.at))
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      // Not `drag`: of a quick throw, the last move may not be drawn yet.
      const { to } = dragTo(from, within(event) - start.current.at)
      end()
      if (to !== from) onMove(from, to)
    },
    onPointerCancel: end,
  })

  const offset = (row: number): CSSProperties | undefined => {
    if (!drag) return undefined
    if (row === drag.from) return { transform: `translateY(${drag.by}px)` }
    if (drag.from < row && row <= drag.to) return { transform: `translateY(${-drag.height}px)` }
    if (drag.to <= row && row < drag.from) return { transform: `translateY(${drag.height}px)` }
    return { transform: 'none' }
  }
  return { handle, offset, dragged: drag?.from }
}
