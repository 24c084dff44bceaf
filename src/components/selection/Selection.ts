import type { RowMark } from '../../lib/window/RowMark'

/** How much of what a list shows is selected. */
export type SelectedPart = 'none' | 'some' | 'all'

/** A list of which only a part is read. */
export interface LongList {
  /** Rows that search and filters leave. */
  readonly count: number
  /** The number is estimated. */
  readonly isAbout: boolean
  /** Reads the keys of all of these; undefined where that failed, was called off or is too much, which it says itself. */
  readonly readKeys: () => Promise<readonly string[] | undefined>
  /** Where a row stands that is read now. */
  readonly markOf: (key: string) => RowMark | undefined
  /** Reads the keys of the rows from one to the other, with both; undefined as of `readKeys`. */
  readonly readRange: (from: RowMark, to: RowMark) => Promise<readonly string[] | undefined>
}

/**
 * What is selected in a list, by the keys of its rows. It stays when the list is searched, filtered or sorted. Who watches
 * one row hears of that row alone.
 */
export class Selection {
  private readonly selected = new Set<string>()
  private readonly rowListeners = new Map<string, Set<() => void>>()
  private readonly listeners = new Set<() => void>()
  private shown: readonly string[] = []
  /** The row that the next range begins at, and where it stands in a long list. */
  private anchor: { readonly key: string; readonly mark: RowMark | undefined } | undefined
  /** The row of a long list that the last range has reached. */
  private reached: RowMark | undefined
  private version = 0
  private long: LongList | undefined
  private readonly readings = new Set<object>()

  /** Keys of the rows that the list shows, in their order. */
  get order(): readonly string[] {
    return this.shown
  }

  get count(): number {
    return this.selected.size
  }

  /** How many rows the list shows, read or not. */
  get extent(): number {
    return this.long?.count ?? this.shown.length
  }

  /** `extent` is estimated. */
  get isAbout(): boolean {
    return this.long?.isAbout ?? false
  }

  /** Rows are being read, to be selected. */
  get isReading(): boolean {
    return this.readings.size > 0
  }

  /** How many of the selected rows the list shows; of a long list that is not known, and all count. */
  get shownCount(): number {
    if (this.long) return this.count
    return this.shown.filter((key) => this.selected.has(key)).length
  }

  /** How much of what the list shows is selected. */
  get part(): SelectedPart {
    const { shownCount } = this
    if (shownCount === 0) return 'none'
    return shownCount >= this.extent ? 'all' : 'some'
  }

  /** Keys of the selected rows: those that the list shows in their order, the others behind them. */
  keys(): string[] {
    const shown = this.shown.filter((key) => this.selected.has(key))
    const others = new Set(shown)
    return [...shown, ...[...this.selected].filter((key) => !others.has(key))]
  }

  has = (key: string): boolean => this.selected.has(key)

  /** Grows with each change. */
  read = (): number => this.version

  /** Selects a row or ends that; the next range begins here. */
  toggle(key: string): void {
    this.beginAt(key)
    this.set([key], !this.has(key))
  }

  /**
   * Gives all rows from the one that was pressed last to this one the state of the former. Those of a long list that are not
   * read are read first.
   */
  extendTo(key: string): void {
    const { anchor, long } = this
    const mark = long?.markOf(key)
    const isShown = this.shown.includes(key)
    if (anchor && isShown && this.shown.includes(anchor.key)) this.setBetween(anchor.key, key, anchor.key)
    else if (anchor?.mark && mark && anchor.mark.query === mark.query) this.extendFar(anchor.mark, mark)
    else return this.toggle(key)
    this.reached = mark
  }

  /** Selects a row from which a range grows by the arrow keys. */
  begin(key: string): void {
    if (this.anchor !== undefined && this.has(this.anchor.key) && this.has(key)) return
    this.beginAt(key)
    this.set([key], true)
  }

  /** Selects all rows that the list shows, beside those that are selected already. Those of a long list are read first. */
  selectShown(): void {
    if (this.long) void this.setRead(this.long.readKeys(), true)
    else this.set(this.shown, true)
  }

  /** Selects all rows that the list shows, or none of them where all are. */
  toggleShown(): void {
    if (this.part !== 'all') this.selectShown()
    else if (this.long) this.clear()
    else this.set(this.shown, false)
  }

  clear(): void {
    this.anchor = this.reached = undefined
    this.readings.clear()
    this.set([...this.selected], false)
  }

  /**
   * The list shows these rows, of all that there are: what is selected and has left the list is no longer. Of a `long` list
   * they are the part that is read, and what is selected stays.
   */
  show(order: readonly string[], all: readonly string[], long?: LongList): void {
    this.shown = order
    if (long?.readKeys !== this.long?.readKeys) this.readings.clear()
    this.long = long
    if (this.selected.size > 0 && !long) {
      const left = new Set(all)
      this.set(
        [...this.selected].filter((key) => !left.has(key)),
        false,
      )
    }
    this.changed()
  }

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  watchRow(key: string, listener: () => void): () => void {
    const listeners = this.rowListeners.get(key) ?? new Set()
    this.rowListeners.set(key, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.rowListeners.get(key) === listeners) this.rowListeners.delete(key)
    }
  }

  /** To a row from one that is not read any more. */
  private extendFar(anchor: RowMark, mark: RowMark): void {
    const { reached, long } = this
    // Up to the row that it has reached the range is there already.
    if (reached && reached.query === mark.query && this.shown.includes(reached.key))
      return this.setBetween(reached.key, mark.key, anchor.key)
    const isSelected = this.has(anchor.key)
    this.set([mark.key], isSelected)
    if (long) void this.setRead(long.readRange(anchor, mark), isSelected)
  }

  /** Gives all rows from one to another the state of a third. */
  private setBetween(one: string, other: string, like: string): void {
    const [from = 0, to = 0] = [one, other].map((key) => this.shown.indexOf(key)).toSorted((a, b) => a - b)
    this.set(this.shown.slice(from, to + 1), this.has(like))
  }

  private beginAt(key: string): void {
    this.anchor = { key, mark: this.long?.markOf(key) }
    this.reached = undefined
  }

  private async setRead(read: Promise<readonly string[] | undefined>, isSelected: boolean): Promise<void> {
    const reading = {}
    this.readings.add(reading)
    this.changed()
    const keys = await read
    // It was cleared, or the list is another one by now.
    if (!this.readings.delete(reading)) return
    if (keys) this.set(keys, isSelected)
    else this.reached = undefined
    this.changed()
  }

  private set(keys: readonly string[], isSelected: boolean): void {
    const others = keys.filter((key) => this.has(key) !== isSelected)
    if (others.length === 0) return
    for (const key of others) {
      if (isSelected) this.selected.add(key)
      else this.selected.delete(key)
    }
    for (const key of others) for (const listener of this.rowListeners.get(key) ?? []) listener()
    this.changed()
  }

  private changed(): void {
    this.version += 1
    for (const listener of this.listeners) listener()
  }
}
