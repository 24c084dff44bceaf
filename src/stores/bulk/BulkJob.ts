import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import { ApiError, errorMessage, isUnauthorized } from '../../api/errors'
import { countItems, type BulkCounts, type BulkItem, type BulkOrder } from './BulkItem'
import { planChange, planTakingBack, type Fields, type Plan } from './bulkChange'
import type { BulkCalls, BulkKind } from './bulkKinds'
import { pick } from '../merge/fields'
import { changeRecord, type Made } from './changeRecord'

/** So many records are changed at a time. */
const atOnce = 4
/** So often a record is tried whose call the network lost, beside the repeats of each call. */
const mostTries = 4
/** So many losses in a row, and the connection counts as lost. */
const lossesInARow = 6
/** Longest wait between two tries in ms. */
const longestWait = 30_000
/** A connection that was lost is tried again after so many ms: the browser may know of no loss. */
const offlineWait = 60_000

/**
 * Where a job stands. `signedOut` and `offline` wait, and go on by `run`, the latter also by itself; `stopped` was stopped
 * by hand; `ended` has nothing left to do.
 */
export type JobStatus = 'running' | 'signedOut' | 'offline' | 'stopped' | 'ended'

/** What a job needs beside its records. */
export interface JobParts {
  callsOf: (kind: BulkKind) => BulkCalls
  /** Called whenever something has to be kept; `isUrgent` where nothing may be waited for. */
  onChange: (isUrgent: boolean) => void
  /** How long to wait before another try, of so many ms. */
  wait?: (milliseconds: number) => Promise<void>
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Changes many records, four at a time. What is done to each, and what is not, stands in `items`. */
export class BulkJob {
  status: JobStatus = 'stopped'
  counts: BulkCounts
  readonly items: BulkItem[]
  private working = 0
  /** What the workers have at hand; it counts as waiting until it is settled. */
  private readonly underWay = new Set<BulkItem>()
  private losses = 0
  private next: BulkItem[] = []
  private readonly tries = new Map<BulkItem, number>()
  /** Called once nothing is under way any more. */
  private readonly onRest: (() => void)[] = []

  constructor(
    readonly order: Omit<BulkOrder, 'items'>,
    items: readonly BulkItem[],
    private readonly parts: JobParts,
  ) {
    this.items = [...items]
    this.counts = countItems(this.items)
    makeObservable(this, { status: observableRef, counts: observableRef, isActive: computed })
  }

  /** It has records left that it will still change by itself. */
  get isActive(): boolean {
    return this.status === 'running' || this.status === 'signedOut' || this.status === 'offline'
  }

  /** Changes what waits; resolves when it stops for whatever reason. Never rejects. */
  run(): Promise<void> {
    if (this.status === 'running') return Promise.resolve()
    const kinds = [...new Set(this.items.map((item) => this.kindOf(item)))]
    const releases = kinds.flatMap((kind) => this.parts.callsOf(kind).lists.map((list) => list.hold()))
    this.losses = 0
    this.tries.clear()
    this.next = this.items.filter((item) => item.state === 'waiting' && !this.underWay.has(item))
    for (const item of this.next) item.intended ??= intention(item, this.plan(item))
    this.become('running')
    return new Promise<void>((resolve) => {
      this.onRest.push(() => {
        for (const release of releases) release()
        resolve()
      })
      const workers = Math.max(1, Math.min(atOnce - this.working, this.next.length))
      this.working += workers
      for (let started = 0; started < workers; started += 1) void this.work()
    })
  }

  /** Begins no further record; those that are under way are finished. */
  stop(): void {
    if (this.isActive) this.become('stopped')
  }

  /** Resolves once nothing is under way any more. */
  rest(): Promise<void> {
    return this.working === 0 ? Promise.resolve() : new Promise((resolve) => this.onRest.push(resolve))
  }

  /** Tries again what failed. */
  retry(): Promise<void> {
    for (const item of this.items) {
      if (item.state === 'failed') Object.assign(item, { state: 'waiting', reason: undefined })
    }
    runInAction(() => (this.counts = countItems(this.items)))
    return this.run()
  }

  private async work(): Promise<void> {
    for (let item = this.take(); item; item = this.take()) await this.treat(item)
    this.working -= 1
    if (this.working > 0) return
    if (this.status === 'running') this.become('ended')
    this.parts.onChange(true)
    for (const done of this.onRest.splice(0)) done()
  }

  private take(): BulkItem | undefined {
    return this.status === 'running' ? this.next.shift() : undefined
  }

  private async treat(item: BulkItem): Promise<void> {
    this.underWay.add(item)
    try {
      const outcome = await changeRecord({
        id: item.id,
        calls: this.parts.callsOf(this.kindOf(item)),
        plan: this.plan(item),
        known: item.known,
        sent: item.sent,
        onSend: (made) => {
          item.sent = made
          this.parts.onChange(false)
        },
      })
      this.losses = 0
      this.underWay.delete(item)
      if ('made' in outcome) this.mark(item, { state: 'done', made: outcome.made, reason: undefined })
      else this.mark(item, { state: 'skipped', reason: outcome.skipped })
    } catch (error) {
      await this.fail(item, error)
    }
  }

  private kindOf({ own }: BulkItem): BulkKind {
    return own?.kind ?? this.order.kind
  }

  private plan({ back, own }: BulkItem): (values: Fields) => Plan {
    const change = own?.change ?? this.order.change
    return (values) =>
      back ? planTakingBack(back, values) : change ? planChange(change, values) : { skip: '' }
  }

  private async fail(item: BulkItem, error: unknown): Promise<void> {
    this.underWay.delete(item)
    // The version that was read before may be what was refused.
    item.known = undefined
    if (isUnauthorized(error)) {
      this.next.unshift(item)
      return this.halt('signedOut')
    }
    const tries = (this.tries.get(item) ?? 0) + 1
    this.tries.set(item, tries)
    if (!isPassing(error) || tries === mostTries) {
      this.mark(item, { state: 'failed', reason: errorMessage(error) })
      // Nobody who may not change this one may change the others.
      if (error instanceof ApiError && error.status === 403) this.refuseAll(error.message)
      return
    }
    this.next.push(item)
    this.losses += 1
    if (this.losses >= lossesInARow) return this.halt('offline')
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
    await this.wait(Math.min(Math.max(asked, 1000 * 2 ** (tries - 1)), longestWait))
  }

  private refuseAll(reason: string): void {
    for (const item of this.next.splice(0)) this.mark(item, { state: 'failed', reason })
  }

  private halt(status: 'signedOut' | 'offline'): void {
    if (this.status !== 'running') return
    this.become(status)
    if (status === 'offline')
      void this.wait(offlineWait).then(() => (this.status === 'offline' ? this.run() : undefined))
  }

  private wait(milliseconds: number): Promise<void> {
    return (this.parts.wait ?? pause)(milliseconds)
  }

  private mark(item: BulkItem, change: Partial<BulkItem>): void {
    Object.assign(item, change, { sent: undefined, intended: undefined, known: undefined })
    const { state } = item
    runInAction(() => {
      this.counts = { ...this.counts, waiting: this.counts.waiting - 1, [state]: this.counts[state] + 1 }
    })
    this.parts.onChange(false)
  }

  private become(status: JobStatus): void {
    runInAction(() => (this.status = status))
    this.parts.onChange(true)
  }
}

/** What will be sent of a record as the preview read it; undefined where it was not read, or nothing is to be done. */
function intention({ known }: BulkItem, plan: (values: Fields) => Plan): Made | undefined {
  const planned = known && plan(known.record)
  if (!known || !planned || 'skip' in planned) return undefined
  const names = Object.keys(planned.fields)
  return { before: pick(known.record, names), after: pick({ ...known.record, ...planned.fields }, names) }
}

/** Whether another try may succeed: the network lost the call, or the host has too much to do. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'FETCH_ERROR' ||
    error.kind === 'TIMEOUT_ERROR' ||
    [429, 502, 503, 504].includes(error.status))
