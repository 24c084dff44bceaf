import {
  defaultRangeExtractor,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Height of a row of one line in px, until it is measured. */
const rowHeight = 45
/** Height of the sticky header in px; the same as in the stylesheet. */
export const headHeight = 41
/** Tables up to this long are drawn whole, so that the browser's own search and printing find every row. */
const wholeUpTo = 60

/** Rows with their keys and heights. */
export type RowHeights = readonly VirtualItem[]

/** Where a table was scrolled to, and who wants to know. */
export interface TableScroll {
  /** Distance from the top in px to start from. */
  initial?: number
  /** Heights of rows that were drawn before, so that those above the start need not be guessed. */
  heights?: RowHeights | undefined
  /** Told the distance from the top in px while the user scrolls. */
  onChange?: (top: number) => void
  /** Told the heights when the table goes. */
  onLeave?: (heights: RowHeights) => void
  /** Told the keys of all rows in their order, whenever search or order change them. */
  onRows?: (keys: readonly string[]) => void
}

export interface VirtualRows {
  region: RefObject<HTMLDivElement>
  virtualizer: Virtualizer<HTMLDivElement, HTMLTableRowElement>
}

/** Draws only the rows in view; `keep` is the index of a row that stays drawn wherever it is (the focused one). */
export function useVirtualRows(
  rows: readonly { id: string }[],
  scroll: TableScroll | undefined,
  keep?: number,
): VirtualRows {
  const region = useRef<HTMLDivElement>(null)
  const count = rows.length
  const [heights] = useState(() => [...(scroll?.heights ?? [])])
  // With another function all rows are measured anew.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? '', [rows])
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: count <= wholeUpTo ? count : 10,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: scroll?.initial ?? 0,
    initialMeasurementsCache: heights,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      if (keep === undefined || keep < 0 || keep >= count || drawn.includes(keep)) return drawn
      return [...drawn, keep].sort((a, b) => a - b)
    },
  })

  const initial = useRef(scroll?.initial ?? 0)
  useLayoutEffect(() => {
    if (initial.current > 0 && region.current) region.current.scrollTop = initial.current
  }, [])

  const onChange = scroll?.onChange
  useEffect(() => {
    const element = region.current
    if (!element || !onChange) return
    const tell = () => onChange(element.scrollTop)
    element.addEventListener('scroll', tell, { passive: true })
    return () => element.removeEventListener('scroll', tell)
  }, [onChange])

  const onLeave = scroll?.onLeave
  useEffect(() => () => onLeave?.(virtualizer.takeSnapshot()), [onLeave, virtualizer])

  const onRows = scroll?.onRows
  useEffect(() => onRows?.(rows.map((row) => row.id)), [onRows, rows])

  return { region, virtualizer }
}
