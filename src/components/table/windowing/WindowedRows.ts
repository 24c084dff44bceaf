import type { VirtualItem } from '@tanstack/react-virtual'
import type { RowsInView } from './DrawnRows'

/** Rows with their keys and heights. */
export type RowHeights = readonly VirtualItem[]

/** Rows of which those near the window are drawn: what a table asks of the library, or of `EqualRows` until that is there. */
export interface WindowedRows {
  /** Distance of the rows from the top of the page in px. */
  readonly options: { readonly scrollMargin: number }
  /** How far the page is scrolled in px; null where it is not known yet. */
  readonly scrollOffset: number | null
  /** Reads how far the page is scrolled now: the event of scrolling comes with the next frame. */
  catchUp: () => void
  /** Measured heights in px by key. */
  readonly itemSizeCache: ReadonlyMap<unknown, number>
  /** The rows to draw, with their places on the page in px. */
  getVirtualItems: () => Pick<VirtualItem, 'index' | 'start' | 'end'>[]
  /** Height of all rows in px. */
  getTotalSize: () => number
  /** Takes a drawn row, to follow its height; null where one is gone. */
  measureElement: (row: HTMLTableRowElement | null) => void
  scrollToIndex: (index: number, how: { align: 'auto' | 'center' }) => void
  /** The heights measured so far. */
  takeSnapshot: () => VirtualItem[]
}

/** What the rows are, and where. */
export interface WindowedRowsOptions {
  count: number
  /** Height of a row in px until it is measured. */
  estimateSize: () => number
  getItemKey: (index: number) => string
  /** So many rows above and below those in view are drawn beforehand. */
  overscan: number
  /** The rows that are drawn where these are in view, of `count`. */
  rangeExtractor: (inView: RowsInView) => number[]
  measureElement: (
    row: HTMLTableRowElement,
    entry: ResizeObserverEntry | undefined,
    rows: Pick<WindowedRows, 'itemSizeCache'>,
  ) => number
  scrollMargin: number
  /** Space above the rows in px, which belongs to them. */
  paddingStart: number
  /** What covers the top of the window, in px. */
  scrollPaddingStart: number
  initialRect: { width: number; height: number }
  initialOffset: number
  initialMeasurementsCache: VirtualItem[]
}
