import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../lib/useLatest'
import { pointAnchor, type Anchor } from './floating'
import type { MenuEntry } from './MenuEntry'
import { useActionMenu } from './useActionMenu'

/** What can be done to one row of a table, beside the buttons that its cells have. */
export interface RowMenu<Row> {
  /** The lines of its menu; their code is fetched with the first one that opens. */
  entries: (row: Row) => Promise<readonly MenuEntry[]>
}

/** A row as its menu needs it. */
export interface MenuRow {
  name: string
  entries: () => Promise<readonly MenuEntry[]>
}

interface RowMenuHostProps {
  /** The frame around the table. */
  frame: RefObject<HTMLElement>
  /** The row with this key. */
  rowAt: (key: string) => MenuRow | undefined
}

/**
 * The one menu of a table's rows: by the button at a row's end, the right button of the mouse and the context-menu key.
 *
 * Use it through a table with a `rowMenu`; for a single record use MenuButton.
 */
export function RowMenuHost({ frame, rowAt }: RowMenuHostProps) {
  const host = useActionMenu()
  const latest = useLatest({ rowAt, ...host })

  useEffect(() => {
    const element = frame.current
    const open = (target: Element, anchor: Anchor) => {
      const { rowAt: rowOf, open: show } = latest.current
      const row = rowOf(target.closest<HTMLElement>('tr[data-key]')?.dataset.key ?? '')
      if (row) show({ label: `More for ${row.name}`, anchor, entries: row.entries })
    }
    const handleClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-row-menu]') : null
      if (!button) return
      if (latest.current.anchor === button) latest.current.close()
      else open(button, button)
    }
    const handleContextMenu = (event: MouseEvent) => {
      const { target, clientX, clientY } = event
      if (!(target instanceof Element) || !target.closest('tbody tr[data-key]') || isForBrowser(event)) return
      event.preventDefault()
      // By a key there may be no place of a press.
      open(target, clientX > 0 || clientY > 0 ? pointAnchor(clientX, clientY) : target)
    }
    element?.addEventListener('click', handleClick)
    element?.addEventListener('contextmenu', handleContextMenu)
    return () => {
      element?.removeEventListener('click', handleClick)
      element?.removeEventListener('contextmenu', handleContextMenu)
    }
  }, [frame, latest])

  return (
    <>
      {host.hasFailed && <p role="alert">This menu could not be loaded. Open it again.</p>}
      {host.menu}
    </>
  )
}

/** With Shift, of a long touch, and where text is selected, the browser's own menu is wanted. */
function isForBrowser(event: MouseEvent): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  return event.shiftKey || isTouch || document.getSelection()?.isCollapsed === false
}
