import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'
import type { WindowedRows, WindowedRowsOptions } from './WindowedRows'

/** Rows whose heights are followed, for the component that draws them. */
export interface MeasuredRows {
  readonly rows: WindowedRows
  /** For each time that the component is drawn. */
  setOptions: (options: WindowedRowsOptions) => void
  /** For its layout effects: once, and each time. */
  start: () => () => void
  update: () => void
}

/**
 * The library over the window, which is fetched behind the first rows; `draw` draws the component anew. It begins by scrolling to
 * `first.initialOffset`, but where rows stand on the page already (`takesOver`): the window stays wherever it is by then, as
 * somebody may have scrolled, or an address have led somewhere. In place of the library's hook: that could only be called by a
 * component of its own, in which every row would be drawn anew.
 */
export function measuredRows(first: WindowedRowsOptions, draw: () => void, takesOver = false): MeasuredRows {
  let isMeasuring = false
  let isPlaced = !takesOver
  const whole = (options: WindowedRowsOptions): VirtualizerOptions<Window, HTMLTableRowElement> => ({
    ...options,
    initialOffset: first.initialOffset,
    initialMeasurementsCache: first.initialMeasurementsCache,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    // In the middle of a drawing nothing can be drawn at once.
    onChange: (_, isScrolling) => (isScrolling && !isMeasuring ? flushSync(draw) : draw()),
  })
  const rows = new Virtualizer(whole(first))
  // Such a browser holds what is in view by itself when rows above it are drawn: the library would scroll once more.
  if ('overflowAnchor' in document.documentElement.style)
    rows.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const { measureElement, _didMount: start, _willUpdate: willUpdate } = rows
  const update = () => {
    if (!isPlaced) rows.scrollOffset = window.scrollY
    isPlaced = true
    willUpdate()
  }
  rows.measureElement = (row) => {
    isMeasuring = true
    try {
      measureElement(row)
    } finally {
      isMeasuring = false
    }
  }
  return { rows, setOptions: (options) => rows.setOptions(whole(options)), start, update }
}
