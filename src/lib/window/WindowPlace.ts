/** A part of a long list: its rows by their keys, and the number of the first, from 0, in the whole. */
export interface ListPart {
  readonly keys: readonly string[]
  readonly start: number
  /** Rows of the whole list; estimated where it is very long. */
  readonly found: number
  /** Whether rows come before these, and behind them. */
  readonly hasBefore: boolean
  readonly hasAfter: boolean
  /** Rows that were asked for by another search or order, or from the top again, begin a new list. */
  readonly list: object
}

/** Browsers end a page somewhere above 17 million px: a longer list has a scroll bar that is less exact. */
const longest = 8_000_000
/** Rows of a part that stand at and below the place of a jump. */
const leastShown = 60
/** There is always so much to scroll into, in rows, where more rows come. */
const leastGap = 20

/**
 * Where a part of a long list lies in the page: as much empty space stands above and below it as the rows would take that are
 * not there, so that the scroll bar is that of the whole list. Rows that are read at the part's ends move nothing: the space
 * there gets smaller by what they take. In px, from the top of the list.
 */
export class WindowPlace {
  private part: ListPart | undefined
  private space = 0
  private owed = 0
  private jump: { row: number; at: number } | undefined
  private heightOf: ((key: string) => number) | undefined

  /** The space above the part. */
  get above(): number {
    return this.space
  }

  /** Says how high rows are that were drawn: those that were not are as high as usual. */
  measure(heightOf: (key: string) => number): void {
    this.heightOf = heightOf
  }

  /** Takes over the next part; `usual` is the height that a row is expected to have. */
  follow(part: ListPart, usual: number): void {
    const { part: before, jump, heightOf = () => usual } = this
    if (before === part) return
    this.part = part
    this.jump = undefined
    if (before && before.list === part.list)
      this.set(this.space + heightBetween(before, part, heightOf, usual), usual)
    else if (jump) {
      // Of a very long list not every row can be the first: there are always some to scroll to.
      const row = Math.min(jump.row - part.start, part.keys.length - (part.hasAfter ? leastShown : 1))
      this.set(jump.at - Math.max(0, row) * usual, usual)
    } else {
      this.space = (part.start / Math.max(1, part.found)) * this.whole(usual)
      this.owed = 0
    }
  }

  /** The space below the part, whose rows take so much. */
  below(height: number, usual: number): number {
    const { part } = this
    if (!part?.hasAfter) return 0
    const left = (part.found - part.start - part.keys.length) * usual
    const least = Math.min(left, leastGap * usual)
    return Math.max(least, this.whole(usual) - this.space - height)
  }

  /**
   * The row that belongs at a place in the space above or below, the first of those in a view that is so high, and the place
   * where it has room: at the end of the scroll bar the last row is the last in view.
   */
  rowAt(wanted: number, usual: number, view: number): { row: number; at: number } {
    const { found = 0 } = this.part ?? {}
    const span = Math.max(1, this.whole(usual) - view)
    const at = Math.max(0, Math.min(span, wanted))
    const row = Math.floor((at / span) * Math.max(0, found - view / usual))
    return { row: Math.max(0, Math.min(found - 1, row)), at }
  }

  /** The next part that begins a new list shows this row at this place. */
  jumpTo(jump: { row: number; at: number }): void {
    this.jump = jump
  }

  /** How far the page has to be scrolled, once this part is drawn, for the rows in view to stay where they are; said once. */
  takeOwed(drawn: ListPart): number {
    const { owed, part } = this
    if (drawn !== part) return 0
    this.owed = 0
    return owed
  }

  /** What the whole list takes. */
  private whole(usual: number): number {
    return Math.min(longest, (this.part?.found ?? 0) * usual)
  }

  /** Where the list begins nothing is above it, and where it does not there is room to scroll back into. */
  private set(wanted: number, usual: number): void {
    const { part } = this
    if (!part) return
    const least = part.hasBefore ? Math.min(part.start, leastGap) * usual : 0
    const most = part.hasBefore ? Infinity : 0
    const space = Math.min(most, Math.max(least, wanted))
    this.owed += space - wanted
    this.space = space
  }
}

/** By how much the space above grows: by the rows that left the part at its top, less those that came there. */
function heightBetween(
  before: ListPart,
  after: ListPart,
  heightOf: (key: string) => number,
  usual: number,
): number {
  const [first] = after.keys
  const left = first === undefined ? -1 : before.keys.indexOf(first)
  if (left >= 0) return before.keys.slice(0, left).reduce((sum, key) => sum + heightOf(key), 0)
  const [formerFirst] = before.keys
  const came = formerFirst === undefined ? -1 : after.keys.indexOf(formerFirst)
  return came >= 0 ? -came * usual : 0
}
