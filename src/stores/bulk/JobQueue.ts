import type { BulkItem } from './BulkItem'

/** The items of a job that wait, in the order in which they are taken; what others come before is held back until these are settled. */
export class JobQueue {
  private readonly ready: BulkItem[] = []
  /** By the id of an item those that wait for it. */
  private readonly held = new Map<number, BulkItem[]>()
  /** How many each still waits for. */
  private readonly missing = new Map<BulkItem, number>()

  /** `unsettled` also holds what is under way; only `waiting` is taken. */
  constructor(waiting: readonly BulkItem[], unsettled: readonly BulkItem[]) {
    const open = new Set(unsettled.map(({ id }) => id))
    for (const item of waiting) {
      const before = (item.after ?? []).filter((id) => open.has(id))
      if (before.length === 0) this.ready.push(item)
      else this.missing.set(item, before.length)
      for (const id of before) {
        const known = this.held.get(id)
        if (known) known.push(item)
        else this.held.set(id, [item])
      }
    }
  }

  /** How many can be taken now. */
  get size(): number {
    return this.ready.length
  }

  take(): BulkItem | undefined {
    return this.ready.shift()
  }

  /** Takes it next, or after all others. */
  putBack(item: BulkItem, place: 'first' | 'last'): void {
    if (place === 'first') this.ready.unshift(item)
    else this.ready.push(item)
  }

  /** Whether others wait for it. */
  isAwaited(item: BulkItem): boolean {
    return this.held.has(item.id)
  }

  /** It is done, or will not be: what waited for nothing else can be taken. */
  settle({ id }: BulkItem): void {
    for (const item of this.held.get(id) ?? []) {
      const left = (this.missing.get(item) ?? 1) - 1
      this.missing.set(item, left)
      if (left === 0) this.ready.push(item)
    }
    this.held.delete(id)
  }
}
