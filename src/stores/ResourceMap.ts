import { Resource } from './Resource'
import type { ReadOptions } from './merge/SaveOptions'

/** Resources of one kind by key, such as one project by its id; each is made when first asked for and dropped when forgotten. */
export class ResourceMap<K, T> {
  private readonly members = new Map<K, Resource<T>>()

  /** `seed` gives what is already known of a record, for instance from a list, so that its screen paints at once. */
  constructor(
    /** Reads a value of this kind from the server, past what is known. */
    readonly read: (key: K, options: ReadOptions) => Promise<T>,
    private readonly seed?: (key: K) => T | undefined,
  ) {}

  of(key: K): Resource<T> {
    const known = this.members.get(key)
    if (known) return known
    const resource = new Resource<T>(
      (signal, onTag) => this.read(key, { signal, onTag }),
      () => this.members.delete(key),
    )
    this.members.set(key, resource)
    const seed = this.seed?.(key)
    if (seed !== undefined) resource.seed(seed)
    return resource
  }

  /** The record changed; does nothing when nobody asked for it yet. */
  invalidate(key: K): void {
    this.members.get(key)?.invalidate()
  }

  /** Changes the known values of all, see `Resource.update`. */
  updateAll(change: (value: T) => T): void {
    for (const resource of this.members.values()) resource.update(change)
  }

  /** Many changes follow each other, see `Resource.hold`: of all that are known by now. */
  hold(): () => void {
    const releases = [...this.members.values()].map((resource) => resource.hold())
    return () => {
      for (const release of releases) release()
    }
  }

  /** The record was replaced, see `Resource.replaced`; does nothing when nobody asked for it yet. */
  replaced(key: K, tag: string | undefined, change: (value: T) => T | undefined): void {
    this.members.get(key)?.replaced(tag, change)
  }

  /** All changed on the server, but for `except`. */
  invalidateAll(except?: K): void {
    for (const [key, resource] of this.members) if (key !== except) resource.invalidate()
  }
}
