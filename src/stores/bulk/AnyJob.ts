import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import { countItems, type BulkCounts, type BulkItem, type BulkOrder } from './BulkItem'

/** So often a call is tried that the network lost, beside the repeats of each. */
export const mostTries = 4
/** A connection that was lost is tried again after so many ms: the browser may know of no loss. */
const offlineWait = 60_000

/**
 * Where a job stands. `signedOut` and `offline` wait, and go on by `run`, the latter also by itself; `stopped` was stopped
 * by hand; `refused` was refused because of some of its records, and nothing is changed; `ended` has nothing left to do.
 */
export type JobStatus = 'running' | 'signedOut' | 'offline' | 'stopped' | 'refused' | 'ended'

/** What every job needs beside its records. */
export interface AnyJobParts {
  /** Called whenever something has to be kept; `isUrgent` where nothing may be waited for. */
  onChange: (isUrgent: boolean) => void
  /** How long to wait before another try, of so many ms. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** What all jobs have that change many records: where they stand, and how they wait. */
export abstract class AnyJob<Parts extends AnyJobParts> {
  status: JobStatus = 'stopped'
  counts: BulkCounts
  /** What is done to each record, and what is not. */
  readonly items: BulkItem[]
  /** Called once the job is in another state. */
  private readonly onLeave: (() => void)[] = []

  constructor(
    readonly order: Omit<BulkOrder, 'items'>,
    items: readonly BulkItem[],
    protected readonly parts: Parts,
  ) {
    this.items = [...items]
    this.counts = countItems(this.items)
    makeObservable(this, { status: observableRef, counts: observableRef, isActive: computed })
  }

  /** Changes what waits; resolves when it stops for whatever reason. Never rejects. */
  abstract run(): Promise<void>

  /** Resolves once nothing is under way any more. */
  abstract rest(): Promise<void>

  /** It has records left that it will still change by itself. */
  get isActive(): boolean {
    return this.status === 'running' || this.status === 'signedOut' || this.status === 'offline'
  }

  /** Makes no further call; what is under way is finished, and counts. */
  stop(): void {
    if (this.isActive) this.become('stopped')
  }

  /** Tries again what failed, together with what waits. */
  retry(): Promise<void> {
    for (const item of this.items)
      if (item.state === 'failed') Object.assign(item, { state: 'waiting', reason: undefined })
    this.count()
    return this.run()
  }

  /** Waits for `run`; offline also for the time of the next try. */
  protected halt(status: 'signedOut' | 'offline'): void {
    if (this.status !== 'running') return
    this.become(status)
    if (status === 'offline')
      void this.wait(offlineWait).then(() => (this.status === 'offline' ? this.run() : undefined))
  }

  /** Waits so long, or until the job is in another state. */
  protected wait(milliseconds: number): Promise<void> {
    const left = new Promise<void>((resolve) => this.onLeave.push(resolve))
    return Promise.race([(this.parts.wait ?? pause)(milliseconds), left])
  }

  /** Counts the records by their states anew. */
  protected count(): void {
    runInAction(() => (this.counts = countItems(this.items)))
  }

  /** Goes into another state; what waits goes on. */
  protected become(status: JobStatus): void {
    runInAction(() => (this.status = status))
    for (const leave of this.onLeave.splice(0)) leave()
    this.parts.onChange(true)
  }
}
