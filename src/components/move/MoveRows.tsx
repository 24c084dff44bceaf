import { DragHandleVerticalIcon } from '@blueprintjs/icons'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useShortcuts } from '../keys/useShortcuts'
import styles from './MoveRows.module.css'
import { useRowMoves, type RowMovesOptions } from './useRowMoves'

/** What `?` lists; the rows handle these keys themselves. */
const keys = [
  { keys: 'Alt Shift →', label: 'Put the row below the one before it', group: 'Lists', isChord: true },
  { keys: 'Alt Shift ←', label: 'Take the row out of its parent', group: 'Lists', isChord: true },
] as const

export interface MoveRowsProps extends Omit<RowMovesOptions, 'region'> {
  /** Name of a row. */
  nameOf: (key: string) => string
  /** The TreeTable, with a MoveHandle in each row. */
  children: ReactNode
}

/**
 * Lets the rows of a tree be put below another one: dragged by a handle, or by Alt, Shift and the arrow keys, where → puts a row
 * below the one before it and ← out of its parent.
 *
 * Use it around a TreeTable whose rows can get another parent; offer Undo behind it.
 */
export function MoveRows({ nameOf, children, onMove, mayMove }: MoveRowsProps) {
  const region = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  useShortcuts(keys)
  const { moved, handlers } = useRowMoves({
    region,
    mayMove,
    onMove(key, to) {
      last.current = key
      onMove(key, to)
    },
  })
  // A row that goes elsewhere loses the focus by the way.
  useLayoutEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return
    region.current
      ?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(last.current)}"]`)
      ?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const to = moved?.to ?? undefined
    const row =
      to === undefined ? null : region.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(to)}"]`)
    row?.setAttribute('data-move-target', '')
    return () => row?.removeAttribute('data-move-target')
  }, [moved?.to])
  const said = !moved
    ? ''
    : moved.to === undefined
      ? `Drag ${nameOf(moved.key)} to its new parent`
      : moved.to === null
        ? `${nameOf(moved.key)} to the top`
        : `${nameOf(moved.key)} below ${nameOf(moved.to)}`
  return (
    <div ref={region} className={styles.region} data-moving={moved !== undefined || undefined} {...handlers}>
      {children}
      {moved && (
        <div className={styles.bar} data-move-top data-on={moved.to === null || undefined}>
          <span>{said}</span>
          <span className={styles.hint}>Drop here for no parent. Escape ends it</span>
        </div>
      )}
    </div>
  )
}

/**
 * What a row is dragged by. The keyboard has keys of its own.
 *
 * Use it behind the name of each row within MoveRows.
 */
export function MoveHandle() {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-move-handle
      className={styles.handle}
      title="Drag to another parent (Alt+Shift+→ or ← on the row)"
    >
      <DragHandleVerticalIcon size={14} />
    </button>
  )
}
