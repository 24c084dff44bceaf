import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Stores } from '../createStores'
import type { BulkItem, BulkOrder } from './BulkItem'
import { BulkJob } from './BulkJob'
import { bulkCalls, importCalls, type BulkKind } from './bulkKinds'
import { asPreviewed, fitsOneCall, sendOneCall } from './oneCall'
import { OneCallJob } from './OneCallJob'
import { readJob, writeJob, type StoredJob } from './storedJob'
import { undoItems } from './undoItems'
import { perConsole } from '../perConsole'

/** Longest time in ms that progress waits to be kept; longer where there is much to keep. */
const pause = 300
const perItem = 0.1

/** A job: by one call where the host offers `bulk`, else by a save of each record. */
export type Job = BulkJob | OneCallJob

/** The one job that changes many records, over all screens; kept in the browser until it has ended well. */
export class BulkStore {
  job: Job | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private person: string | undefined
  private asked: string | undefined

  constructor(
    private readonly stores: Stores,
    private readonly wait?: (milliseconds: number) => Promise<void>,
  ) {
    makeObservable(this, { job: observableRef })
  }

  /** A job has still records to change: another one has to wait. */
  get isBusy(): boolean {
    return this.job?.isActive === true
  }

  /** Begins a job of this person; resolves when it stops. Throws an `Error` while another one is under way. */
  start(order: BulkOrder, person: string): Promise<void> {
    if (this.isBusy)
      throw new Error('Another change of many records is still under way. Wait until it has ended')
    this.person = person
    const { items, ...rest } = order
    const waiting = items.map((item): BulkItem => ({ state: 'waiting', ...item }))
    const isOneCall = this.isOneCall(rest, waiting)
    const calls = bulkCalls(this.stores, rest.kind)
    return this.make(rest, isOneCall ? asPreviewed(rest, waiting, calls) : waiting, isOneCall).run()
  }

  /**
   * Takes back what the job has made, as saves: where somebody has changed the same since, theirs stays. What was added and
   * can't be removed is listed.
   */
  async undo(): Promise<void> {
    const { job, person } = this
    // What was under way when it was stopped is taken back too.
    await job?.rest()
    if (!job || job !== this.job || this.isBusy || person === undefined) return
    const items = undoItems(job, this.canRemove(job.order.kind))
    await this.start({ ...job.order, change: undefined, items }, person)
  }

  /** Whether the host removes records of this kind. */
  canRemove(kind: BulkKind): boolean {
    return bulkCalls(this.stores, kind).remove !== undefined
  }

  /** The job's report is read, and it has nothing left to do: forgets it. */
  async dismiss(): Promise<void> {
    if (this.isBusy) return
    runInAction(() => (this.job = undefined))
    clearTimeout(this.timer)
    if (this.person !== undefined)
      await this.stores.savedDrafts.home.remove(keyOf(this.person)).catch(() => undefined)
  }

  /**
   * Finds what a person's last visit left to be done; a job under which the session ended goes on. Asks the storage once
   * for each person.
   */
  async restore(person: string): Promise<void> {
    if (this.asked === person || this.job) return
    this.asked = person
    const { home } = this.stores.savedDrafts
    const found = await home.get(keyOf(person)).catch(() => undefined)
    if (found === undefined || found === null || this.job) return
    const stored = readJob(found)
    if (!stored) {
      await home.set(`aside/${keyOf(person)}`, found).catch(() => undefined)
      await home.remove(keyOf(person)).catch(() => undefined)
      return
    }
    this.person = person
    const { change, ...order } = stored.order
    const { key } = stored
    const isOneCall = key !== undefined && this.isOneCall({ ...order, change }, stored.items)
    const items = isOneCall ? stored.items : stored.items.map(resumed)
    const job = this.make({ ...order, change }, items, isOneCall, key)
    if (stored.isInterrupted) await job.run()
  }

  private isOneCall(order: Omit<BulkOrder, 'items'>, items: readonly BulkItem[]): boolean {
    return this.stores.session.isOffered('bulk') && fitsOneCall(order, items)
  }

  private make(
    order: Omit<BulkOrder, 'items'>,
    items: readonly BulkItem[],
    isOneCall: boolean,
    key?: string,
  ): Job {
    const shared = {
      onChange: (isUrgent: boolean) => this.keepLater(job, isUrgent),
      ...(this.wait && { wait: this.wait }),
    }
    const job: Job = isOneCall
      ? new OneCallJob(
          order,
          items,
          {
            ...shared,
            send: (sent, as) => sendOneCall(this.stores.client, order, sent, as),
            onChanged: () => bulkCalls(this.stores, order.kind).expire(),
          },
          key,
        )
      : new BulkJob(order, items, {
          ...shared,
          callsOf: (kind) => (order.isImport ? importCalls : bulkCalls)(this.stores, kind),
        })
    runInAction(() => (this.job = job))
    return job
  }

  private keepLater(job: Job, isUrgent: boolean): void {
    if (job !== this.job) return
    if (isUrgent) return void this.keep(job)
    this.timer ??= setTimeout(() => void this.keep(job), pause + job.items.length * perItem)
  }

  /** Writes down where the job stands. A storage that fails costs nothing but the way back after the page has closed. */
  private async keep(job: Job): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.person === undefined || job !== this.job) return
    const { home } = this.stores.savedDrafts
    const isOver = job.counts.waiting === 0 && job.counts.failed === 0
    try {
      if (isOver) await home.remove(keyOf(this.person))
      else await home.set(keyOf(this.person), writeJob(job))
    } catch {
      // The drafts of forms report it.
    }
  }
}

/** Beside the drafts of a person, of a kind that no form has. */
const keyOf = (person: string) => `${person}/bulk/job`

/** A record of a job whose page was closed: what it meant to send may have arrived. */
const resumed = (item: StoredJob['items'][number]): BulkItem =>
  item.state === 'waiting' ? { ...item, sent: item.sent ?? item.intended } : item

/** The bulk store of a console; no screen without lists fetches its code. */
export const bulkOf = perConsole((stores) => new BulkStore(stores))
