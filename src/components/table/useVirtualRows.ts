import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Height of a row of one line in px, until it is measured. */
const rowHeight = 45
/** Height of the sticky header in px; the same as in the stylesheet. */
export const headHeight = 41
/** Tables up to this long are drawn whole, so that the browser's own search and printing find every row. */
const wholeUpTo = 60

/** Where a table was scrolled to, and who wants to know. */
export interface TableScroll {
  /** Distance from the top in px to start from. */
  initial?: number
  /** Told the distance from the top in px while the user scrolls. */
  onChange?: (top: number) => void
}

export interface VirtualRows {
  region: RefObject<HTMLDivElement>
  virtualizer: Virtualizer<HTMLDivElement, HTMLTableRowElement>
}

/** Draws only the rows in view; `keep` is the index of a row that stays drawn wherever it is (the focused one). */
export function useVirtualRows(
  count: number,
  keyOf: (index: number) => string,
  scroll: TableScroll | undefined,
  keep?: number,
): VirtualRows {
  const region = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: count <= wholeUpTo ? count : 10,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: scroll?.initial ?? 0,
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

  return { region, virtualizer }
}
