import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'
import type { WindowedRows, WindowedRowsOptions } from './WindowedRows'

/** Options of later renders: the initial offset counts in the first alone. */
type LaterOptions = Omit<WindowedRowsOptions, 'initialOffset'>

/** Rows whose heights are followed, for the component that draws them. */
export interface MeasuredRows {
  readonly rows: WindowedRows
  /** For each time that the component is drawn. */
  setOptions: (options: LaterOptions) => void
  /** For its layout effects: once, and each time. */
  start: () => () => void
  update: () => void
}

/**
 * The library over the window, which is fetched behind the first rows; `draw` draws the component anew. In place of the
 * library's hook: that could only be called by a component of its own, in which every row would be drawn anew.
 * `first.initialOffset` may be a function, which is called in the first render.
 */
export function measuredRows(
  first: LaterOptions & { initialOffset: number | (() => number) },
  draw: () => void,
): MeasuredRows {
  let isMeasuring = false
  const whole = (options: LaterOptions): VirtualizerOptions<Window, HTMLTableRowElement> => ({
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
  const { measureElement, _didMount: start, _willUpdate: update } = rows
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
