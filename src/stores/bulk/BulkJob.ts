import { runInAction } from 'mobx'
import { ApiError, errorMessage, isUnauthorized } from '../../api/errors'
import { AnyJob, mostTries, type AnyJobParts } from './AnyJob'
import type { BulkItem, BulkOrder } from './BulkItem'
import type { BulkCalls, BulkKind } from './bulkKinds'
import { intention } from './intention'
import { JobQueue } from './JobQueue'
import { isPassing, mayHaveArrived } from './isPassing'
import { RecordWork } from './RecordWork'

/** So many records are changed at a time. */
const atOnce = 4
/** So many losses in a row, and the connection counts as lost. */
const lossesInARow = 6
/** Longest wait between two tries in ms. */
const longestWait = 30_000

/** What a job needs beside its records. */
export interface JobParts extends AnyJobParts {
  callsOf: (kind: BulkKind) => BulkCalls
}

/** Changes or adds many records, four at a time. What is done to each, and what is not, stands in `items`. */
export class BulkJob extends AnyJob<JobParts> {
  readonly isOneCall = false
  private working = 0
  /** What the workers have at hand; it counts as waiting until it is settled. */
  private readonly underWay = new Set<BulkItem>()
  private losses = 0
  private queue = new JobQueue([], [])
  private readonly work: RecordWork
  private readonly tries = new Map<BulkItem, number>()
  /** Called once nothing is under way any more. */
  private readonly onRest: (() => void)[] = []

  constructor(order: Omit<BulkOrder, 'items'>, items: readonly BulkItem[], parts: JobParts) {
    super(order, items, parts)
    this.work = new RecordWork(order, this.items, (kind) => parts.callsOf(kind))
  }

  /** Changes what waits; resolves when it stops for whatever reason. Never rejects. */
  run(): Promise<void> {
    if (this.status === 'running') return Promise.resolve()
    const kinds = [...new Set(this.items.map((item) => this.work.kindOf(item)))]
    const releases = kinds.flatMap((kind) => this.parts.callsOf(kind).lists.map((list) => list.hold()))
    this.losses = 0
    this.tries.clear()
    this.work.begin()
    const unsettled = this.items.filter(({ state }) => state === 'waiting')
    const waiting = unsettled.filter((item) => !this.underWay.has(item))
    this.queue = new JobQueue(waiting, unsettled)
    for (const item of waiting) item.intended ??= intention(item, this.work.plan(item))
    this.become('running')
    return new Promise<void>((resolve) => {
      this.onRest.push(() => {
        for (const release of releases) release()
        resolve()
      })
      this.staff(1)
    })
  }

  /** Resolves once nothing is under way any more. */
  rest(): Promise<void> {
    return this.working === 0 ? Promise.resolve() : new Promise((resolve) => this.onRest.push(resolve))
  }

  /** As many workers as there is work for, and so many at least. */
  private staff(least = 0): void {
    const workers = Math.max(least, Math.min(atOnce - this.working, this.queue.size))
    for (let started = 0; started < workers; started += 1) {
      this.working += 1
      void this.takeAll()
    }
  }

  private async takeAll(): Promise<void> {
    for (let item = this.take(); item; item = this.take()) await this.treat(item)
    this.working -= 1
    if (this.working > 0) return
    if (this.status === 'running') this.become('ended')
    this.parts.onChange(true)
    for (const done of this.onRest.splice(0)) done()
  }

  private take(): BulkItem | undefined {
    return this.status === 'running' ? this.queue.take() : undefined
  }

  private async treat(item: BulkItem): Promise<void> {
    this.underWay.add(item)
    try {
      const outcome = await this.work.make(item, {
        isRepeated: this.tries.has(item),
        isIdNeeded: this.queue.isAwaited(item),
        onSend: (made) => {
          item.sent = made
          this.parts.onChange(false)
        },
      })
      this.losses = 0
      this.underWay.delete(item)
      if ('made' in outcome) this.mark(item, { state: 'done', made: outcome.made, reason: undefined })
      else if ('failed' in outcome) this.mark(item, { state: 'failed', reason: outcome.failed })
      else this.mark(item, { state: 'skipped', reason: outcome.skipped })
    } catch (error) {
      await this.fail(item, error)
    }
    // What it held back can be taken.
    if (this.status === 'running') this.staff()
  }

  private async fail(item: BulkItem, error: unknown): Promise<void> {
    this.underWay.delete(item)
    // The version that was read before may be what was refused.
    item.known = undefined
    if (isUnauthorized(error)) {
      this.queue.putBack(item, 'first')
      return this.halt('signedOut')
    }
    const tries = (this.tries.get(item) ?? 0) + 1
    this.tries.set(item, tries)
    const isOpen = item.adds !== undefined && mayHaveArrived(error)
    if (!isPassing(error, item) || tries === mostTries) {
      const reason = isOpen
        ? `${errorMessage(error)}. It may have been added: Retry finds out`
        : errorMessage(error)
      this.mark(item, { state: 'failed', reason }, isOpen ? item.sent : undefined)
      // Nobody who may not change this one may change the others.
      if (error instanceof ApiError && error.status === 403) this.refuseAll(error.message)
      return
    }
    this.queue.putBack(item, 'last')
    this.losses += 1
    if (this.losses >= lossesInARow) return this.halt('offline')
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
    await this.wait(Math.min(Math.max(asked, 1000 * 2 ** (tries - 1)), longestWait))
  }

  private refuseAll(reason: string): void {
    for (let item = this.queue.take(); item; item = this.queue.take())
      this.mark(item, { state: 'failed', reason })
  }

  /** `sent` is kept of what may have arrived. */
  private mark(item: BulkItem, change: Partial<BulkItem>, sent?: BulkItem['sent']): void {
    Object.assign(item, change, { sent, intended: undefined, known: undefined })
    const { state } = item
    runInAction(() => {
      this.counts = { ...this.counts, waiting: this.counts.waiting - 1, [state]: this.counts[state] + 1 }
    })
    this.parts.onChange(false)
    this.queue.settle(item)
  }
}
