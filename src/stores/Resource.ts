import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { isAborted, repeatDelay } from '../api/errors'
import { limits } from '../contract/limits'

export type ResourceStatus = 'loading' | 'ready' | 'failed'

/**
 * One value that lives on the server: loaded when a screen retains it, kept 60 s after the last screen released it
 * (specification §9), loaded again after `invalidate`. The last call wins: an older answer never replaces a newer one.
 * A refresh that fails keeps the former value and holds its error beside it. While the server can't reach its database,
 * a value that a screen needs is asked for again by itself.
 */
export class Resource<T> {
  value: T | undefined = undefined
  /** What has come of a value that is still on its way, to be shown meanwhile; nothing else may take it for the value. */
  arriving: T | undefined = undefined
  error: unknown = undefined
  isLoading = false
  /** The strong tag that `value` was read or written under, where the host exposes one. */
  tag: string | undefined

  private users = 0
  private holds = 0
  private readonly followers = new Set<() => void>()
  private isMissed = false
  private stale = true
  private running: AbortController | undefined
  private repeatTimer: ReturnType<typeof setTimeout> | undefined
  private forgetTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly fetchValue: (
      signal: AbortSignal,
      onTag: (tag: string) => void,
      onArriving: ((part: T) => void) | undefined,
    ) => Promise<T>,
    private readonly onForgotten?: () => void,
  ) {
    makeObservable(this, {
      value: observableRef,
      arriving: observableRef,
      error: observableRef,
      isLoading: observable,
      status: computed,
    })
  }

  get status(): ResourceStatus {
    if (this.value !== undefined) return 'ready'
    return this.error === undefined ? 'loading' : 'failed'
  }

  /** A screen needs the value: loads it unless a good one is there. Call the answer when the screen releases it. */
  retain(): () => void {
    this.users++
    clearTimeout(this.forgetTimer)
    if (this.stale && !this.running) void this.load()
    let held = true
    return () => {
      if (!held) return
      held = false
      this.users--
      // A screen that is drawn twice lets go and retains at once: only a real leave counts.
      queueMicrotask(() => this.users === 0 && this.release())
    }
  }

  /** Loads the value anew; never throws, the outcome stands in `value` and `error`. */
  async load(): Promise<void> {
    this.running?.abort()
    clearTimeout(this.repeatTimer)
    const run = new AbortController()
    this.running = run
    this.stale = true
    runInAction(() => (this.isLoading = true))
    try {
      let tag: string | undefined
      const value = await this.fetchValue(
        run.signal,
        (next) => (tag = next),
        // A refresh replaces the value as a whole.
        this.value === undefined ? (part) => this.arrived(run, part) : undefined,
      )
      this.settle(run, () => {
        this.tag = tag
        this.stale = false
        this.value = value
        this.error = undefined
      })
    } catch (error) {
      this.settle(run, () => {
        if (!isAborted(error)) this.error = error
      })
      this.repeatLater(run, error)
    }
  }

  /** The value changed on the server: loads it again now if a screen shows it, else when one does. */
  invalidate(): void {
    this.stale = true
    if (this.holds > 0) {
      this.isMissed = true
      return
    }
    for (const follow of this.followers) follow()
    if (this.users > 0) void this.load()
    else this.stop()
  }

  /** Has `invalidate` call this too: what is made of the same records is out of date with them. */
  onInvalidate(follow: () => void): void {
    this.followers.add(follow)
  }

  /** Many changes follow each other: `invalidate` waits for the call of the function that this returns. */
  hold(): () => void {
    this.holds++
    return () => {
      if (--this.holds > 0 || !this.isMissed) return
      this.isMissed = false
      this.invalidate()
    }
  }

  /** What is on its way is out of date: leaves it, and keeps the value. Another one is asked for by `load` or `invalidate`. */
  stop(): void {
    clearTimeout(this.repeatTimer)
    this.running?.abort()
    this.running = undefined
    if (!this.isLoading) return
    runInAction(() => {
      this.isLoading = false
      this.arriving = undefined
    })
  }

  /** Shows what is already known from elsewhere until the value itself arrives. */
  seed(value: T): void {
    if (this.value === undefined) runInAction(() => (this.value = value))
  }

  /** Changes the known value at once, as a save that has just succeeded did on the server; the next load has the last word. */
  update(change: (value: T) => T): void {
    const { value } = this
    if (value === undefined) return
    this.tag = undefined
    runInAction(() => (this.value = change(value)))
  }

  /**
   * The value was replaced on the server. Where the host answers with a tag it has stored what it was sent (RFC 9110, 9.3.4),
   * and `change` makes the new value of the old one; without a tag, or where `change` cannot, the value is loaded again.
   */
  replaced(tag: string | undefined, change: (value: T) => T | undefined): void {
    const next = tag === undefined || this.value === undefined ? undefined : change(this.value)
    if (next === undefined) return this.invalidate()
    this.stop()
    this.stale = true
    this.tag = tag
    runInAction(() => {
      this.value = next
      this.error = undefined
    })
  }

  private arrived(run: AbortController, part: T) {
    if (this.running === run && !isShorter(part, this.arriving)) runInAction(() => (this.arriving = part))
  }

  private settle(run: AbortController, apply: () => void) {
    if (this.running !== run) return
    this.running = undefined
    runInAction(() => {
      this.isLoading = false
      this.arriving = undefined
      apply()
    })
  }

  /** A server that has lost its database is asked again by itself, as long as a screen waits. */
  private repeatLater(run: AbortController, error: unknown) {
    const delay = repeatDelay(error)
    if (delay === undefined || run.signal.aborted || this.users === 0) return
    this.repeatTimer = setTimeout(() => void this.load(), delay)
  }

  private release() {
    this.stop()
    clearTimeout(this.forgetTimer)
    this.forgetTimer = setTimeout(() => this.forget(), limits.keepUnused)
  }

  private forget() {
    this.stale = true
    this.tag = undefined
    runInAction(() => {
      this.value = undefined
      this.error = undefined
    })
    this.onForgotten?.()
  }
}

/** A list that broke off and is asked for once more comes from its beginning again. */
const isShorter = (list: unknown, other: unknown) =>
  Array.isArray(list) && Array.isArray(other) && list.length < other.length
