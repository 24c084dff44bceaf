import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { normalizeForSearch } from '../../contract/search/normalizeForSearch'

/** A row as the keys need to know it. */
export interface KeyRow {
  key: string
  /** Key of its parent, if it has one. */
  parent: string | undefined
  /** Text for finding it by its first letters. */
  text: string
  /** Whether its children show; undefined where it has none. */
  isOpen: boolean | undefined
}

export interface TreeKeysOptions {
  region: RefObject<HTMLElement>
  /** Rows as shown, in order. */
  rows: readonly KeyRow[]
  /** Index of the row that Tab comes to. */
  activeIndex: number
  onActive: (key: string) => void
  scrollTo: (index: number) => void
  onToggle: (key: string, isOpen: boolean) => void
}

/** Rows that PageUp and PageDown pass over. */
const page = 10
/** Letters typed within this time belong to one word, in ms. */
const wordTime = 700
/** Keys that end the typed word. */
const endsWord = /^(Arrow|Page|Home|End|Enter)/

/** What Enter does in a row: its name's link, as other cells may lead elsewhere; without one its first link or button. */
const rowAction = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('th a[href]') ??
  row.querySelector<HTMLElement>('td a[href], td button:not(:disabled)')

/** Keys of the ARIA treegrid pattern: rows first, cells after Arrow Right, one tab stop. */
export function useTreeKeys(options: TreeKeysOptions) {
  const { region, rows, activeIndex, onActive, scrollTo, onToggle } = options
  const [wanted, setWanted] = useState<{ key: string; cell: number | null } | null>(null)
  const typed = useRef({ text: '', at: 0 })

  // The row may only now be drawn: it takes the focus after the render that made it the active one.
  useEffect(() => {
    if (wanted === null) return
    const row = region.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.key)}"]`)
    if (!row) return
    if (wanted.cell === null) row.focus({ preventScroll: true })
    else focusCell(row, wanted.cell)
  }, [wanted, region])

  const goTo = (index: number, cell: number | null) => {
    const target = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (!target) return
    setWanted({ key: target.key, cell })
    onActive(target.key)
    scrollTo(rows.indexOf(target))
  }

  const handleLetter = (letter: string, at: number): boolean => {
    const isNew = at - typed.current.at > wordTime
    if (letter === ' ' && (isNew || typed.current.text === '')) return false
    const text = isNew ? normalizeForSearch(letter) : typed.current.text + normalizeForSearch(letter)
    typed.current = { text, at }
    const from = text.length === 1 ? activeIndex + 1 : activeIndex
    const order = [...rows.slice(from), ...rows.slice(0, from)]
    const target = order.find((row) => normalizeForSearch(row.text).startsWith(text))
    if (target) goTo(rows.indexOf(target), null)
    return true
  }

  const handleRowKey = (event: KeyboardEvent, element: HTMLElement, index: number): boolean => {
    const row = rows[index]
    if (!row) return false
    switch (event.key) {
      case 'ArrowRight':
        if (row.isOpen === false) onToggle(row.key, true)
        else goTo(index, 0)
        return true
      case 'ArrowLeft':
        if (row.isOpen === true) onToggle(row.key, false)
        else if (row.parent !== undefined)
          goTo(
            rows.findIndex((other) => other.key === row.parent),
            null,
          )
        return true
      case 'Home':
        goTo(0, null)
        return true
      case 'End':
        goTo(rows.length - 1, null)
        return true
      case 'Enter':
        rowAction(element)?.click()
        return true
      case '*':
        for (const other of rows) {
          if (other.parent === row.parent && other.isOpen === false) onToggle(other.key, true)
        }
        return true
      default:
        if (event.key.length !== 1) return false
        if (handleLetter(event.key, event.timeStamp)) return true
        if (event.key !== ' ' || row.isOpen === undefined) return false
        onToggle(row.key, !row.isOpen)
        return true
    }
  }

  const handleCellKey = (key: string, row: HTMLElement, index: number, cell: number): boolean => {
    const visible = visibleCells(row)
    switch (key) {
      case 'ArrowRight':
        goTo(index, visible.find((one) => one > cell) ?? cell)
        return true
      case 'ArrowLeft':
        goTo(index, visible.findLast((one) => one < cell) ?? null)
        return true
      case 'Home':
        goTo(index, visible[0] ?? cell)
        return true
      case 'End':
        goTo(index, visible.at(-1) ?? cell)
        return true
      default:
        return false
    }
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    const index = rows.findIndex(({ key }) => key === row?.dataset.key)
    if (!row || index < 0 || event.altKey || event.metaKey) return
    if (endsWord.test(event.key)) typed.current.text = ''
    const at = [...row.children].findIndex((child) => child.contains(event.target as Node))
    const cell = at < 0 ? null : at
    const isDone = event.ctrlKey
      ? handleEnds(event.key, cell)
      : handleLines(event.key, index, cell) ||
        (cell === null ? handleRowKey(event, row, index) : handleCellKey(event.key, row, index, cell))
    if (isDone) event.preventDefault()
  }

  const handleEnds = (key: string, cell: number | null): boolean => {
    if (key !== 'Home' && key !== 'End') return false
    goTo(key === 'Home' ? 0 : rows.length - 1, cell)
    return true
  }

  const handleLines = (key: string, index: number, cell: number | null): boolean => {
    const lines: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
    const by = lines[key]
    if (by === undefined) return false
    goTo(index + by, cell)
    return true
  }

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const key = rowOf(event.target)?.dataset.key
    if (key !== undefined) onActive(key)
  }
  return { onKeyDown: handleKeyDown, onFocus: handleFocus }
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null
}

/** Indexes of the row’s visible cells: narrow tables hide some columns, and cards hide empty cells. */
const visibleCells = (row: HTMLElement): number[] =>
  [...row.children].flatMap((cell, at) => (cell.getClientRects().length > 0 ? [at] : []))

/** Focuses the only button or link of the cell, else the cell; for a hidden cell the last visible one before it. */
function focusCell(row: HTMLElement, index: number) {
  const visible = visibleCells(row)
  const cell = row.children[visible.findLast((one) => one <= index) ?? visible[0] ?? index]
  if (!(cell instanceof HTMLElement)) return
  const inside = cell.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled):not([aria-hidden]), input',
  )
  const target = inside.length === 1 ? (inside[0] ?? cell) : cell
  target.focus()
}
