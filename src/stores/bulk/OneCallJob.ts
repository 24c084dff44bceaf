import { ApiError, errorMessage, isUnauthorized } from '../../api/errors'
import { BulkRefusal, type BulkOutcome } from '../../contract/bulk/bulkBodies'
import { limits } from '../../contract/limits'
import { AnyJob, mostTries, type AnyJobParts } from './AnyJob'
import type { BulkItem, BulkOrder } from './BulkItem'
import { isPassing } from './isPassing'

/** What a job of one call needs beside its records. */
export interface OneCallParts extends AnyJobParts {
  /** Changes these records; a repeat with the same key gets the first answer again. Throws an `ApiError`. */
  send: (items: readonly BulkItem[], key: string) => Promise<BulkOutcome>
  /** The records were changed: what is known of them is out of date. */
  onChanged: () => void
}

/**
 * Changes many records by one call, all of them or none; more than `limits.bulk` by several, one after the other. What became of each
 * stands in `items`.
 */
export class OneCallJob extends AnyJob<OneCallParts> {
  readonly isOneCall = true
  private working: Promise<void> | undefined

  /** `key`: of a call that an earlier visit made, and whose answer is not known. */
  constructor(
    order: Omit<BulkOrder, 'items'>,
    items: readonly BulkItem[],
    parts: OneCallParts,
    public key: string = crypto.randomUUID(),
  ) {
    super(order, items, parts)
  }

  /** Changes what waits; resolves when it stops for whatever reason. Never rejects. */
  run(): Promise<void> {
    if (this.status !== 'running') {
      this.become('running')
      this.working = (this.working ?? Promise.resolve()).then(() => this.work())
    }
    return this.working ?? Promise.resolve()
  }

  /** Resolves once nothing is under way any more. */
  async rest(): Promise<void> {
    await this.working
  }

  private async work(): Promise<void> {
    let isChanged = false
    while (this.status === 'running') {
      const items = this.items.filter(({ state }) => state === 'waiting').slice(0, limits.bulk)
      const outcome = items.length > 0 && (await this.sent(items))
      if (!outcome) break
      this.settle(items, outcome)
      isChanged = true
    }
    if (isChanged) this.parts.onChanged()
    // Also where it was stopped while the last of them were changed.
    if (this.counts.waiting === 0 && this.status !== 'ended') this.become('ended')
  }

  /** What came of these records; undefined where that can't be had, and the job is in another state. */
  private async sent(items: readonly BulkItem[]): Promise<BulkOutcome | undefined> {
    for (let tries = 1; this.status === 'running'; tries += 1) {
      try {
        return await this.parts.send(items, this.key)
      } catch (error) {
        if (isUnauthorized(error)) this.halt('signedOut')
        else if (!mayRepeat(error)) this.refuse(items, error)
        else if (tries === mostTries) this.halt('offline')
        if (this.status !== 'running') break
        const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
        await this.wait(Math.max(asked, 1000 * 2 ** (tries - 1)))
      }
    }
    return undefined
  }

  private settle(items: readonly BulkItem[], { changed, skipped, merged }: BulkOutcome): void {
    const byId = new Map(items.map((item) => [item.id, item]))
    const mark = (id: number, change: Partial<BulkItem>) => {
      Object.assign(byId.get(id) ?? {}, change, { known: undefined, intended: undefined })
      byId.delete(id)
    }
    const isMerged = new Set(merged)
    for (const { ids, before, after } of changed)
      for (const id of ids)
        mark(id, { state: 'done', made: { before, after }, ...(isMerged.has(id) && { isMerged: true }) })
    for (const { ids, reason } of skipped) for (const id of ids) mark(id, { state: 'skipped', reason })
    for (const id of byId.keys())
      mark(id, { state: 'failed', reason: 'The server did not say what became of it' })
    this.key = crypto.randomUUID()
    this.count()
    this.parts.onChange(true)
  }

  /** Nothing was changed: because of some records, or of all. */
  private refuse(items: readonly BulkItem[], error: unknown): void {
    const found = BulkRefusal.safeParse(error instanceof ApiError ? error.body : undefined)
    const reasons = new Map(
      found.data?.refused.flatMap(({ ids, reason }) => ids.map((id): [number, string] => [id, reason])),
    )
    for (const item of items) {
      const reason = reasons.size > 0 ? reasons.get(item.id) : errorMessage(error)
      if (reason !== undefined) Object.assign(item, { state: 'failed', reason, known: undefined })
    }
    this.key = crypto.randomUUID()
    this.count()
    this.become(this.counts.waiting > 0 ? 'refused' : 'ended')
  }
}

/** Whether the same call may still succeed; 409: the first one with its key is still under way. */
const mayRepeat = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && (error.status === 409 || error.kind === 'PARSING_ERROR'))
