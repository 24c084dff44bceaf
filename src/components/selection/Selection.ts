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
  private anchor: string | undefined
  private version = 0
  private long: LongList | undefined
  private reading: object | undefined

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

  /** All rows are being read, to be selected. */
  get isReading(): boolean {
    return this.reading !== undefined
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
    this.anchor = key
    this.set([key], !this.has(key))
  }

  /** Gives all rows from the one that was pressed last to this one the state of the former. */
  extendTo(key: string): void {
    const [from, to] = [this.anchor ?? key, key].map((one) => this.shown.indexOf(one))
    if (from === undefined || to === undefined || from < 0 || to < 0 || this.anchor === undefined)
      return this.toggle(key)
    this.set(this.shown.slice(Math.min(from, to), Math.max(from, to) + 1), this.has(this.anchor))
  }

  /** Selects a row from which a range grows by the arrow keys. */
  begin(key: string): void {
    if (this.anchor !== undefined && this.has(this.anchor) && this.has(key)) return
    this.anchor = key
    this.set([key], true)
  }

  /** Selects all rows that the list shows, beside those that are selected already. Those of a long list are read first. */
  selectShown(): void {
    if (this.long) void this.selectRead(this.long)
    else this.set(this.shown, true)
  }

  /** Selects all rows that the list shows, or none of them where all are. */
  toggleShown(): void {
    if (this.part !== 'all') this.selectShown()
    else if (this.long) this.clear()
    else this.set(this.shown, false)
  }

  clear(): void {
    this.anchor = undefined
    this.reading = undefined
    this.set([...this.selected], false)
  }

  /**
   * The list shows these rows, of all that there are: what is selected and has left the list is no longer. Of a `long` list
   * they are the part that is read, and what is selected stays.
   */
  show(order: readonly string[], all: readonly string[], long?: LongList): void {
    this.shown = order
    if (long?.readKeys !== this.long?.readKeys) this.reading = undefined
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

  private async selectRead(long: LongList): Promise<void> {
    const reading = {}
    this.reading = reading
    this.changed()
    const keys = await long.readKeys()
    // It was cleared, or the list is another one by now.
    if (this.reading !== reading) return
    this.reading = undefined
    if (keys) this.set(keys, true)
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
