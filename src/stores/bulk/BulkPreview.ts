import { computed, makeObservable, observable, runInAction } from 'mobx'
import { errorMessage, isAborted } from '../../api/errors'
import type { KnownVersion } from '../merge/saveMerged'
import { planChange, type BulkChange, type Fields } from '../../contract/bulk/bulkChange'
import type { BulkItem } from './BulkItem'
import type { BulkCalls, BulkKind } from './bulkKinds'
import { readVersion } from './changeRecord'

/** So many records are read at a time. */
const atOnce = 4
/** What was read is shown so often, in ms. */
const pause = 100

interface Read {
  record: Fields
  known: KnownVersion<Fields> | undefined
}

type PreviewItem = Pick<BulkItem, 'id' | 'name' | 'own'>

/** What a change would make of one record, or why it would do nothing. */
export type PreviewRow = PreviewItem &
  (
    | { kind: 'changes'; before: Fields; after: Fields }
    | { kind: 'skipped'; reason: string; isHindered: boolean }
    | { kind: 'reading' }
  )

/** Reads the records that somebody is about to change, and says what a change would make of each. */
export class BulkPreview {
  /** How many have been read, or could not be. */
  readCount = 0
  private readonly reads = new Map<PreviewItem, Read | { failure: string }>()
  private abort = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly items: readonly PreviewItem[],
    /** Of items that say nothing else. */
    private readonly kind: BulkKind,
    private readonly callsOf: (kind: BulkKind) => BulkCalls,
  ) {
    makeObservable(this, { readCount: observable, isRead: computed })
  }

  get isRead(): boolean {
    return this.readCount === this.items.length
  }

  /** Reads all that were not read yet; resolves when that is done or was ended. Never rejects. */
  async load(): Promise<void> {
    this.end()
    const { signal } = (this.abort = new AbortController())
    const left = this.items.filter((item) => !this.reads.has(item))
    const work = async () => {
      for (let item = left.shift(); item && !signal.aborted; item = left.shift())
        await this.read(item, signal)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    this.publish()
  }

  /** Nobody wants to know any more. */
  end(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.abort.abort()
  }

  /** Reads again what could not be read. */
  retry(): Promise<void> {
    for (const [item, read] of this.reads) if ('failure' in read) this.reads.delete(item)
    this.publish()
    return this.load()
  }

  /** How many could not be read. */
  get failures(): number {
    return this.readCount === 0 ? 0 : [...this.reads.values()].filter((read) => 'failure' in read).length
  }

  /** How many of the records that were read have each related record, by its id. */
  related(field: string): ReadonlyMap<number, number> {
    const counts = new Map<number, number>()
    if (this.readCount === 0) return counts
    for (const read of this.reads.values()) {
      if ('failure' in read) continue
      for (const id of (read.record[field] ?? []) as readonly number[])
        counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }

  /** What the change would make of each; items of their own have theirs. */
  rows(change: BulkChange): PreviewRow[] {
    return this.items.map((item) => {
      const { id, name, own } = item
      const read = this.readCount === 0 ? undefined : this.reads.get(item)
      if (!read) return { id, name, own, kind: 'reading' }
      if ('failure' in read)
        return {
          id,
          name,
          own,
          kind: 'skipped',
          reason: `It can't be read: ${read.failure}`,
          isHindered: true,
        }
      const plan = planChange(own?.change ?? change, read.record)
      if ('skip' in plan) return { id, name, own, kind: 'skipped', reason: plan.skip, isHindered: false }
      const problem = this.callsFor(item).problem(id, { ...read.record, ...plan.fields }, read.record)
      if (problem !== undefined)
        return { id, name, own, kind: 'skipped', reason: `It can't be saved: ${problem}`, isHindered: true }
      return { id, name, own, kind: 'changes', before: read.record, after: plan.fields }
    })
  }

  /** The records as a job takes them, with the versions that were read. */
  order(): Omit<BulkItem, 'state'>[] {
    return this.items.map((item) => {
      const { id, name, own } = item
      const read = this.reads.get(item)
      const hindrance = read && 'failure' in read ? `It can't be read: ${read.failure}` : undefined
      return { id, name, own, hindrance, known: read && 'known' in read ? read.known : undefined }
    })
  }

  private callsFor({ own }: PreviewItem): BulkCalls {
    return this.callsOf(own?.kind ?? this.kind)
  }

  private async read(item: PreviewItem, signal: AbortSignal): Promise<void> {
    try {
      const { record, tag } = await readVersion(item.id, this.callsFor(item), signal)
      this.reads.set(item, { record, known: tag === undefined ? undefined : { record, tag } })
    } catch (error) {
      if (isAborted(error)) return
      this.reads.set(item, { failure: errorMessage(error) })
    }
    this.timer ??= setTimeout(() => this.publish(), pause)
  }

  private publish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    runInAction(() => (this.readCount = this.reads.size))
  }
}
