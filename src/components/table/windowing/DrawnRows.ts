/** The rows in view, by their numbers from 0, of `count`; so many more are drawn on each side at rest (`overscan`). */
export interface RowsInView {
  startIndex: number
  endIndex: number
  overscan: number
  count: number
}

/** Rows that are drawn: both ends belong to them. */
interface Drawn {
  readonly first: number
  readonly last: number
}

/** With fewer spare rows than that before the window, more are drawn. */
const fewest = 3

/**
 * Which rows are drawn. While somebody scrolls they are drawn several at a time, ahead of the window, and not one by one as they
 * come into view: to lay out and paint the table once more costs more than a row does.
 */
export class DrawnRows {
  #rows: unknown
  #inView: RowsInView | undefined
  #drawn: Drawn = { first: 0, last: -1 }

  /** The rows to draw; where `rows` are others than the last time, nothing of what was drawn counts. */
  around(inView: RowsInView, rows: unknown): Drawn {
    const before =
      this.#rows === rows && this.#inView?.overscan === inView.overscan ? this.#inView : undefined
    // At the top the list is at rest: what stands above it may become higher, and lists grow there.
    const isMoved = inView.startIndex > 0
    if (!before || !isMoved || !this.isEnough(inView))
      this.#drawn = within(inView, this.spare(before, inView))
    this.#rows = rows
    this.#inView = inView
    return this.#drawn
  }

  private isEnough({ startIndex, endIndex, overscan, count }: RowsInView): boolean {
    const spare = Math.min(fewest, overscan)
    return (
      this.#drawn.first <= Math.max(0, startIndex - spare) &&
      this.#drawn.last >= Math.min(count - 1, endIndex + spare)
    )
  }

  /** How many are drawn above and below those in view: after a jump and at the top as at rest, else twice as many where the list goes. */
  private spare(before: RowsInView | undefined, { startIndex, endIndex, overscan }: RowsInView) {
    const isFar = !before || startIndex > this.#drawn.last || endIndex < this.#drawn.first
    if (isFar || startIndex === 0) return { above: overscan, below: overscan }
    const behind = Math.min(fewest, overscan)
    const isDown = startIndex > before.startIndex || endIndex > before.endIndex
    return isDown ? { above: behind, below: 2 * overscan } : { above: 2 * overscan, below: behind }
  }
}

const within = (
  { startIndex, endIndex, count }: RowsInView,
  { above, below }: { above: number; below: number },
): Drawn => ({ first: Math.max(0, startIndex - above), last: Math.min(count - 1, endIndex + below) })
