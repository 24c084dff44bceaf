/** How much of what a list shows is selected. */
export type SelectedPart = 'none' | 'some' | 'all'

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

  /** Keys of the rows that the list shows, in their order. */
  get order(): readonly string[] {
    return this.shown
  }

  get count(): number {
    return this.selected.size
  }

  /** How many of the selected rows the list shows. */
  get shownCount(): number {
    return this.shown.filter((key) => this.selected.has(key)).length
  }

  /** How much of what the list shows is selected. */
  get part(): SelectedPart {
    const { shownCount } = this
    if (shownCount === 0) return 'none'
    return shownCount === this.shown.length ? 'all' : 'some'
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

  /** Selects all rows that the list shows, beside those that are selected already. */
  selectShown(): void {
    this.set(this.shown, true)
  }

  /** Selects all rows that the list shows, or none of them where all are. */
  toggleShown(): void {
    this.set(this.shown, this.part !== 'all')
  }

  clear(): void {
    this.anchor = undefined
    this.set([...this.selected], false)
  }

  /** The list shows these rows, of all that there are: what is selected and has left the list is no longer. */
  show(order: readonly string[], all: readonly string[]): void {
    this.shown = order
    if (this.selected.size > 0) {
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
