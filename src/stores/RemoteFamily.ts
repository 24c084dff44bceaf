import { Remote } from './Remote'
import type { ReadOptions } from './merge/SaveOptions'

/** Remotes of one kind by key, such as one project by its id; each is made when first asked for and dropped when forgotten. */
export class RemoteFamily<K, T> {
  private readonly members = new Map<K, Remote<T>>()

  /** `suggest` gives what is already known of a record, for instance from a list, so that its screen paints at once. */
  constructor(
    /** Reads a value of this kind from the server, past what is known. */
    readonly read: (key: K, options: ReadOptions) => Promise<T>,
    private readonly suggest?: (key: K) => T | undefined,
  ) {}

  of(key: K): Remote<T> {
    const known = this.members.get(key)
    if (known) return known
    const remote = new Remote<T>(
      (signal) => this.read(key, { signal }),
      () => this.members.delete(key),
    )
    this.members.set(key, remote)
    const suggestion = this.suggest?.(key)
    if (suggestion !== undefined) remote.suggest(suggestion)
    return remote
  }

  /** The record changed; does nothing when nobody asked for it yet. */
  invalidate(key: K): void {
    this.members.get(key)?.invalidate()
  }

  /** Changes the known values of all, see `Remote.amend`. */
  amendAll(change: (value: T) => T): void {
    for (const remote of this.members.values()) remote.amend(change)
  }

  invalidateAll(): void {
    for (const remote of this.members.values()) remote.invalidate()
  }
}
