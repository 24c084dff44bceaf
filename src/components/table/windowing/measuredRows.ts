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
  /** The rows that stand on the page. */
  let drawn = ''
  const whole = (options: LaterOptions): VirtualizerOptions<Window, HTMLTableRowElement> => ({
    ...options,
    initialOffset: first.initialOffset,
    initialMeasurementsCache: first.initialMeasurementsCache,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    onChange(_, isScrolling) {
      // In the middle of a drawing nothing can be drawn at once.
      if (!isScrolling || isMeasuring) draw()
      else if (endsOf(rows.getVirtualItems()) !== drawn) flushSync(draw)
    },
  })
  const rows = Object.assign(new Virtualizer(whole(first)), {
    catchUp() {
      rows.scrollOffset = window.scrollY
    },
  })
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
  return {
    rows,
    setOptions: (options) => rows.setOptions(whole(options)),
    start,
    update() {
      drawn = endsOf(rows.getVirtualItems())
      update()
    },
  }
}

/** What tells rows from others that are drawn in their place: where they begin and end, and how many they are. */
const endsOf = (items: readonly { index: number }[]): string =>
  [items[0]?.index, items.at(-1)?.index, items.length].join()
