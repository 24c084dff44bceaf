import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

/** A row that is on its way, and where it would come to lie: below a row, or at the top (`null`); undefined for nowhere. */
export interface MovedRow {
  key: string
  to: string | null | undefined
}

export interface RowMovesOptions {
  /** Holds the table. */
  region: RefObject<HTMLElement>
  /** Whether a row can be put below another one, or at the top: not below itself, nor where it is already. */
  mayMove: (key: string, to: string | null) => boolean
  onMove: (key: string, to: string | null) => void
}

/** So near to the window's edge, in px, a dragged row scrolls the page, by so many px a frame. */
const edge = 64
const step = 12

const rowAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('tr[data-key]') ?? null

/** Lets the rows of a tree be dragged by their handles below another row, and moved by Alt, Shift and the arrow keys. */
export function useRowMoves({ region, mayMove, onMove }: RowMovesOptions) {
  const [moved, setMoved] = useState<MovedRow>()
  const drag = useRef<{ key: string; y: number }>(undefined)
  const isDragging = moved !== undefined

  const end = () => {
    drag.current = undefined
    setMoved(undefined)
  }

  /** What lies below the pointer: a row, or the place for what has no parent. */
  const targetOf = (key: string, x: number, y: number): string | null | undefined => {
    const element = document.elementFromPoint(x, y)
    if (!element || !region.current?.contains(element)) return undefined
    const to = element.closest('[data-move-top]') ? null : rowAt(element)?.dataset.key
    return to !== undefined && mayMove(key, to) ? to : undefined
  }

  useEffect(() => {
    if (!isDragging) return
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      drag.current = undefined
      setMoved(undefined)
    }
    let frame = requestAnimationFrame(function scroll() {
      const { y } = drag.current ?? { y: edge }
      const by = y < edge ? -step : y > window.innerHeight - edge ? step : 0
      if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
      frame = requestAnimationFrame(scroll)
    })
    window.addEventListener('keydown', handleKey, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', handleKey, true)
    }
  }, [isDragging])

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.target instanceof Element && event.target.closest('[data-move-handle]')
    const key = handle && rowAt(handle)?.dataset.key
    if (!key || event.button !== 0) return
    // No text is marked by the way.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { key, y: event.clientY }
    setMoved({ key, to: undefined })
  }
  const handlePointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!drag.current) return
    const { key } = drag.current
    const isOverBar = document.elementFromPoint(x, y)?.closest('[data-move-top]')
    // What stands near the window's edge does not scroll it away.
    drag.current = { key, y: isOverBar ? edge : y }
    setMoved({ key, to: targetOf(key, x, y) })
  }
  const handlePointerUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!drag.current) return
    const { key } = drag.current
    const to = targetOf(key, x, y)
    end()
    if (to !== undefined) onMove(key, to)
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? rowAt(event.target) : null
    const isMove = event.altKey && event.shiftKey && /^Arrow(Left|Right)$/.test(event.key)
    const { key } = row?.dataset ?? {}
    if (!row || !isMove || key === undefined) return
    event.preventDefault()
    const to = event.key === 'ArrowRight' ? siblingAbove(row) : grandparentOf(row)
    if (to !== undefined && mayMove(key, to)) onMove(key, to)
  }
  return {
    moved,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: end,
      onKeyDown: handleKeyDown,
    },
  }
}

/** Rows above one, the nearest first; what is not drawn ends them. */
function* rowsAbove(row: HTMLElement): Generator<{ key: string; level: number }> {
  for (let at = row.previousElementSibling; at instanceof HTMLElement; at = at.previousElementSibling) {
    const { key } = at.dataset
    if (key === undefined) return
    yield { key, level: Number(at.ariaLevel) }
  }
}

/** Key of the row before this one below the same parent. */
function siblingAbove(row: HTMLElement): string | undefined {
  const own = Number(row.ariaLevel)
  for (const { key, level } of rowsAbove(row)) if (level <= own) return level === own ? key : undefined
  return undefined
}

/** Key of the row that its parent lies below, null where the parent stands at the top. */
function grandparentOf(row: HTMLElement): string | null | undefined {
  const own = Number(row.ariaLevel)
  if (own < 2) return undefined
  if (own === 2) return null
  for (const { key, level } of rowsAbove(row)) if (level === own - 2) return key
  return undefined
}
