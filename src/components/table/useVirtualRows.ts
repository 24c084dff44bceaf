import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useSettled } from '../../lib/useSettled'
import { useTopOf } from '../../lib/useTopOf'
import { DrawnRows } from './windowing/DrawnRows'
import { rowHeight, usualTop } from './windowing/rowHeight'
import { useWindowedRows } from './windowing/useWindowedRows'
import type { RowHeights, WindowedRows, WindowedRowsOptions } from './windowing/WindowedRows'

/** Height in px of the page's bar, as in tokens.scss. */
export const barHeight = 56
/** With the table's head below it: what stays above the rows. */
const stickyHeight = barHeight + 36

/**
 * Height of a row in px as the observer of sizes says it, which it does before the row is painted. Until then the one that is
 * expected: to ask the row itself would lay out the page in the middle of drawing it.
 */
const heightOf: WindowedRowsOptions['measureElement'] = (row, entry, { itemSizeCache }) => {
  if (entry) return Math.round(entry.borderBoxSize[0]?.blockSize ?? row.offsetHeight)
  return itemSizeCache.get(row.dataset['key'] ?? '') ?? rowHeight()
}

/** Tables up to this long are drawn whole, so that the browser's own search and printing find every row. */
const wholeUpTo = 60

/** Rows above and below those in view that are drawn beforehand: for scrolling, and while somebody types a search. */
const spareRows = { atRest: 5, whileTyping: 2 }
/** How long a search has to stay as it is, in ms, until it counts as typed. */
const typingPause = 250

/** Where the page of a table was scrolled to, and who wants to know the heights of its rows. */
export interface TableScroll {
  /** Distance of the window from the top of the page in px to start from. */
  initial?: number
  /** Heights of rows that were drawn before, so that those above the start need not be guessed. */
  heights?: RowHeights | undefined
  /** Receives the heights when the table is unmounted. */
  onLeave?: (heights: RowHeights) => void
  /**
   * Receives the keys of all rows in their order, whenever search or order change them; of a list that is read in parts those
   * of a part, and where it stands.
   */
  onRows?: (keys: readonly string[], whole?: WholeList) => void
}

/** Where a part of a list stands: the number of its first row, from 0, and the rows of all. */
export interface WholeList {
  readonly start: number
  readonly found: number
  /** `found` is estimated. */
  readonly isAbout?: boolean
  /** Reads the keys of rows beyond an end of the part, in their order; each call goes on where the one before it ended. */
  readonly readBeyond?: ((end: 'before' | 'after') => Promise<RowsBeyond>) | undefined
}

/** Keys of rows beyond an end of a part. */
export interface RowsBeyond {
  readonly keys: readonly string[]
  /** There are no more. */
  readonly isEnd: boolean
}

export interface VirtualRows {
  /** The table's body, whose distance from the top of the page counts. */
  body: RefObject<HTMLTableSectionElement>
  virtualizer: WindowedRows
  /** Takes each row that is drawn, and null for one that is gone; the same function always. */
  measure: (row: HTMLTableRowElement | null) => void
  /** Draws the rows where the window is now: the event of scrolling comes with the next frame. Not for effects. */
  drawInView: () => void
}

export interface VirtualRowsOptions {
  rows: readonly { id: string }[]
  /** The search that found them: while it changes, no more is drawn than what is in view. */
  search: string
  scroll: TableScroll | undefined
  /** More rows are on their way: these few are no short table. */
  isArriving?: boolean
  /** Index of a row that stays drawn wherever it is: the focused one. */
  keep?: number
  /** Space above the rows in px, for those that are not read yet. */
  above?: number
  /** The list of which the rows are a part. */
  whole?: WholeList
}

/** Draws only the rows in view of the window, which scrolls the page. */
export function useVirtualRows({
  rows,
  search,
  scroll,
  isArriving = false,
  keep,
  above = 0,
  whole,
}: VirtualRowsOptions): VirtualRows {
  const body = useRef<HTMLTableSectionElement>(null)
  const count = rows.length
  const [heights] = useState(() => [...(scroll?.heights ?? [])])
  const [drawnRows] = useState(() => new DrawnRows())
  const top = useTopOf(body, usualTop)
  const isWhole = count <= wholeUpTo && !isArriving
  const isTyping = useSettled(search, search, typingPause) !== search
  // With another function all rows are measured anew.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? '', [rows])
  const options: WindowedRowsOptions = {
    count,
    estimateSize: rowHeight,
    getItemKey: keyOf,
    measureElement: heightOf,
    scrollMargin: top,
    paddingStart: above,
    scrollPaddingStart: stickyHeight,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: scroll?.initial ?? 0,
    initialMeasurementsCache: heights,
    overscan: isTyping ? spareRows.whileTyping : isWhole ? count : spareRows.atRest,
    // The library's own would bring it along before the first rows.
    rangeExtractor: (inView) => {
      const { first, last } = drawnRows.around(inView, rows)
      const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      if (keep === undefined || keep < 0 || keep >= count || (keep >= first && keep <= last)) return drawn
      return keep < first ? [keep, ...drawn] : [...drawn, keep]
    },
  }
  const { virtualizer, measure, drawInView } = useWindowedRows(options, body)

  const onLeave = scroll?.onLeave
  useEffect(() => () => onLeave?.(virtualizer.takeSnapshot()), [onLeave, virtualizer])

  const onRows = scroll?.onRows
  useEffect(
    () =>
      onRows?.(
        rows.map((row) => row.id),
        whole,
      ),
    [onRows, rows, whole],
  )

  return { body, virtualizer, measure, drawInView }
}
