/**
 * Milliseconds after the last key of a search until the address follows; the rows follow at once. Safari takes 100
 * changes of the address in 30 s.
 */
export const addressDelay = 300

/** Lets the query of the address follow what a page shows; knows its own changes from those that come from elsewhere. */
export class AddressFollower {
  /** Written and not come back yet: the router hands an address on some renders later. */
  private readonly written: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private due: (() => void) | undefined

  constructor(private known: string) {}

  /** The query is to become this: at once, or a while after the last such call. */
  follow(query: string, write: (query: string) => void, isAtOnce: boolean): void {
    this.stop()
    this.due = () => {
      if (query === (this.written.at(-1) ?? this.known)) return
      this.written.push(query)
      write(query)
    }
    if (isAtOnce) this.flush()
    else this.timer = setTimeout(() => this.flush(), addressDelay)
  }

  /** Writes now what waits; somebody may be about to leave. */
  flush(): void {
    const { due } = this
    this.stop()
    due?.()
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.timer)
    this.due = undefined
  }

  /** Takes note of the query that the address has; calls `onForeign` when it came from elsewhere: from Back, or a link. */
  take(query: string, onForeign: () => void): void {
    if (query === this.known) return
    this.known = query
    const own = this.written.indexOf(query)
    this.written.splice(0, own < 0 ? Infinity : own + 1)
    if (own >= 0) return
    this.stop()
    onForeign()
  }
}
