import type { WindowedRows, WindowedRowsOptions } from './WindowedRows'

/** Rows that are taken to be as high as is expected: enough for the first look, and as long as the library can't be had. */
export class EqualRows implements WindowedRows {
  scrollOffset: number
  readonly itemSizeCache = new Map<unknown, number>()
  options: WindowedRowsOptions
  #isScrolled = false
  #wanted: Parameters<WindowedRows['scrollToIndex']> | undefined

  constructor(options: WindowedRowsOptions) {
    this.options = options
    this.scrollOffset = options.initialOffset
  }

  setOptions(options: WindowedRowsOptions) {
    this.options = options
  }

  catchUp() {
    this.scrollOffset = window.scrollY
    this.#isScrolled = true
  }

  /** Hands over where somebody asked to scroll to, once: that waits for the heights. */
  takeWanted() {
    const wanted = this.#wanted
    this.#wanted = undefined
    return wanted
  }

  getVirtualItems() {
    const { count, estimateSize, overscan, rangeExtractor } = this.options
    if (count === 0) return []
    const height = estimateSize()
    const first = this.options.scrollMargin + this.options.paddingStart
    const indexAt = (place: number) => Math.min(count - 1, Math.max(0, Math.floor((place - first) / height)))
    const inView = {
      startIndex: indexAt(this.scrollOffset),
      endIndex: indexAt(this.scrollOffset + window.innerHeight - 1),
      // Until somebody scrolls, only the rows in view are drawn, unless the table is short enough to be drawn whole.
      overscan: this.#isScrolled || overscan >= count ? overscan : 0,
      count,
    }
    return rangeExtractor(inView).map((index) => {
      const start = first + index * height
      return { index, start, end: start + height }
    })
  }

  getTotalSize() {
    return this.options.paddingStart + this.options.count * this.options.estimateSize()
  }

  measureElement() {}

  scrollToIndex(...wanted: Parameters<WindowedRows['scrollToIndex']>) {
    this.#wanted = wanted
  }

  takeSnapshot() {
    return this.options.initialMeasurementsCache
  }
}
