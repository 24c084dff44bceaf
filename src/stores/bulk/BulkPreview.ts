import { computed, makeObservable, observable, runInAction } from 'mobx'
import { errorMessage, isAborted } from '../../api/errors'
import { limits } from '../../contract/limits'
import type { KnownVersion } from '../merge/saveMerged'
import { planChange, type BulkChange, type Fields } from '../../contract/bulk/bulkChange'
import type { BulkItem } from './BulkItem'
import type { BulkCalls, BulkKind, SeenRecord } from './bulkKinds'
import { readVersion } from './changeRecord'

/** So many calls are made at a time. */
const atOnce = 4
/** What was read is shown so often, in ms; less often where there is much to show. */
const pause = 100
const perItem = 0.01

interface Read {
  record: Fields
  /** As the host calls it now, where many were read together. */
  name?: string | undefined
  known?: KnownVersion<Fields> | undefined
  seen?: KnownVersion<Fields> | undefined
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
    const left = this.parts(this.items.filter((item) => !this.reads.has(item))).values()
    const work = async () => {
      for (const part of left) {
        if (signal.aborted) return
        await this.read(part, signal)
      }
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
      const { id, own } = item
      const read = this.readCount === 0 ? undefined : this.reads.get(item)
      if (!read) return { id, name: item.name, own, kind: 'reading' }
      const name = nameOf(item, read)
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
      const { id, own } = item
      const read = this.reads.get(item)
      const name = nameOf(item, read)
      if (read && 'failure' in read) return { id, name, own, hindrance: `It can't be read: ${read.failure}` }
      return { id, name, own, known: read?.known, seen: read?.seen }
    })
  }

  /** Items that are read by one call. */
  private parts(items: readonly PreviewItem[]): PreviewItem[][] {
    const parts: PreviewItem[][] = []
    const open = new Map<BulkKind, PreviewItem[]>()
    for (const item of items) {
      const kind = item.own?.kind ?? this.kind
      const part = open.get(kind)
      if (part && part.length < limits.idsOfACall) part.push(item)
      else {
        const next = [item]
        parts.push(next)
        if (this.callsOf(kind).readMany) open.set(kind, next)
      }
    }
    return parts
  }

  private callsFor({ own }: PreviewItem): BulkCalls {
    return this.callsOf(own?.kind ?? this.kind)
  }

  private async read(part: readonly PreviewItem[], signal: AbortSignal): Promise<void> {
    const [first] = part
    if (!first) return
    const calls = this.callsFor(first)
    try {
      if (calls.readMany) {
        const ids = part.map(({ id }) => id)
        const found = new Map((await calls.readMany(ids, signal)).map((one) => [one.id, one]))
        for (const item of part) this.reads.set(item, readOf(found.get(item.id)))
      } else {
        const { record, tag } = await readVersion(first.id, calls, signal)
        this.reads.set(first, { record, known: tag === undefined ? undefined : { record, tag } })
      }
    } catch (error) {
      if (isAborted(error)) return
      for (const item of part) this.reads.set(item, { failure: errorMessage(error) })
    }
    this.timer ??= setTimeout(() => this.publish(), Math.max(pause, this.items.length * perItem))
  }

  private publish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    runInAction(() => (this.readCount = this.reads.size))
  }
}

function readOf(seen: SeenRecord | undefined): Read | { failure: string } {
  if (!seen) return { failure: 'It does not exist any more' }
  const { record, tag, name } = seen
  return { record, name, seen: { record, tag } }
}

const nameOf = (item: PreviewItem, read: Read | { failure: string } | undefined) =>
  (read && 'name' in read ? read.name : undefined) ?? item.name
