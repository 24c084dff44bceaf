import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Stores } from '../createStores'
import type { BulkItem, BulkOrder } from './BulkItem'
import { BulkJob } from './BulkJob'
import { bulkCalls } from './bulkKinds'
import { readJob, writeJob, type StoredJob } from './storedJob'

/** Longest time in ms that progress waits to be kept; longer where there is much to keep. */
const pause = 300
const perItem = 0.1

/** The one job that changes many records, over all screens; kept in the browser until it has ended well. */
export class BulkStore {
  job: BulkJob | undefined
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
    return this.make(
      rest,
      items.map((item): BulkItem => ({ ...item, state: 'waiting' })),
    ).run()
  }

  /** Takes back what the job has made, as saves: where somebody has changed the same since, theirs stays. */
  async undo(): Promise<void> {
    const { job, person } = this
    // What was under way when it was stopped is taken back too.
    await job?.rest()
    if (!job || job !== this.job || this.isBusy || person === undefined) return
    const items = job.items.flatMap(({ id, name, own, made }) =>
      made ? [{ id, name, own, back: { from: made.after, to: made.before } }] : [],
    )
    await this.start({ ...job.order, change: undefined, items }, person)
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
    const job = this.make({ ...order, change }, stored.items.map(resumed))
    if (stored.isInterrupted) await job.run()
  }

  private make(order: Omit<BulkOrder, 'items'>, items: readonly BulkItem[]): BulkJob {
    const job: BulkJob = new BulkJob(order, items, {
      callsOf: (kind) => bulkCalls(this.stores, kind),
      onChange: (isUrgent) => this.keepLater(job, isUrgent),
      ...(this.wait && { wait: this.wait }),
    })
    runInAction(() => (this.job = job))
    return job
  }

  private keepLater(job: BulkJob, isUrgent: boolean): void {
    if (job !== this.job) return
    if (isUrgent) return void this.keep(job)
    this.timer ??= setTimeout(() => void this.keep(job), pause + job.items.length * perItem)
  }

  /** Writes down where the job stands. A storage that fails costs nothing but the way back after the page has closed. */
  private async keep(job: BulkJob): Promise<void> {
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

const stores = new WeakMap<Stores, BulkStore>()

/** The bulk store of a console: made when it is first asked for, so that no screen without lists fetches its code. */
export function bulkOf(console: Stores): BulkStore {
  const known = stores.get(console)
  if (known) return known
  const made = new BulkStore(console)
  stores.set(console, made)
  return made
}
