import type { KeyboardEvent, RefObject } from 'react'
import { commandKey } from '../../lib/isApple'
import { typing } from '../keys/shortcutKey'
import { useShortcuts } from '../keys/useShortcuts'
import type { Selection } from './Selection'

/** The row with the focus, as the table's body draws it. */
const rowAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null

/**
 * Keys of a table whose rows can be selected: Ctrl+A or Cmd+A selects all that it shows, Shift with Space or an arrow a range,
 * and `x` selects the row with the focus. The arrow keys lead from one checkbox to the next. To be called before the table's own keys.
 */
export function useSelectionKeys(
  selection: Selection | undefined,
  body: RefObject<HTMLElement>,
): ((event: KeyboardEvent) => void) | undefined {
  const keyOf = (row: HTMLElement | null) => row?.dataset.key

  useShortcuts(
    selection
      ? [
          {
            keys: 'x',
            label: 'Select the row',
            group: 'Lists',
            run() {
              const row = rowAt(document.activeElement)
              const key = row && body.current?.contains(row) ? keyOf(row) : undefined
              if (key !== undefined) selection.toggle(key)
            },
          },
          // The table handles these itself.
          { keys: `${commandKey()} A`, label: 'Select all rows', group: 'Lists', isChord: true },
          { keys: 'Shift Space', label: 'Select all up to the row', group: 'Lists', isChord: true },
        ]
      : [],
  )

  if (!selection) return undefined
  return (event) => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
    if (altKey || (target instanceof Element && target.closest(typing))) return
    const isDone =
      ctrlKey || metaKey
        ? key === 'a' && !shiftKey && all()
        : shiftKey
          ? range(key, rowAt(target))
          : move(key, target)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }

  function all(): boolean {
    selection?.selectShown()
    return true
  }

  /** From checkbox to checkbox; a tree moves by its own keys. */
  function move(key: string, target: EventTarget): boolean {
    const table = target instanceof Element ? target.closest('[data-select]')?.closest('table') : undefined
    if (!table || table.role === 'treegrid' || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
    const boxes = [...table.querySelectorAll<HTMLElement>('[data-select] input')]
    boxes[boxes.indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1)]?.focus()
    return true
  }

  function range(key: string, row: HTMLElement | null): boolean {
    const own = keyOf(row)
    if (!selection || !row || own === undefined) return false
    // The press of Space on a checkbox carries Shift itself.
    if (key === ' ' && document.activeElement instanceof HTMLInputElement) return false
    if (key === ' ') {
      selection.extendTo(own)
      return true
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
    const all = [...(body.current?.querySelectorAll<HTMLElement>('tr[data-index]') ?? [])]
    const next = all[all.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]
    const nextKey = keyOf(next ?? null)
    if (!next || nextKey === undefined) return true
    selection.begin(own)
    selection.extendTo(nextKey)
    // A row of a tree takes the focus itself.
    if (row === document.activeElement) next.focus()
    else next.querySelector<HTMLElement>('[data-select] input')?.focus()
    return true
  }
}
