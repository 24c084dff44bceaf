import { addRecord, findMade, withIds, type ListedRow } from './addRecord'
import type { BulkItem, BulkOrder } from './BulkItem'
import { planChange, planTakingBack, type Fields, type Plan } from '../../contract/bulk/bulkChange'
import type { BulkCalls, BulkKind } from './bulkKinds'
import { putBackRecord, takeOutRecord } from '../care/takeOutRecord'
import { removeRecord } from './removeRecord'
import { changeRecord, type Made, type RecordOutcome } from './changeRecord'

/** What came of one record; or why it can't be done, where another try may succeed. */
export type ItemOutcome = RecordOutcome | { failed: string }

/** How one record of a job is treated. */
export interface ItemTry {
  /** It was tried before since the job was last set going. */
  isRepeated: boolean
  /** Others wait for the id of what is added. */
  isIdNeeded: boolean
  /** Called before it is sent. */
  onSend: (made: Made) => void
}

const unnamed = 'What it names from the same file was not added'

/** Adds or changes the records of a job, one at a time. */
export class RecordWork {
  /** Items by their ids, where they name each other. */
  private readonly byId: ReadonlyMap<number, BulkItem>
  /** Lists that were read since the job was last set going. */
  private lists = new Map<BulkKind, Promise<readonly ListedRow[]>>()

  constructor(
    private readonly order: Pick<BulkOrder, 'kind' | 'change'>,
    items: readonly BulkItem[],
    private readonly callsOf: (kind: BulkKind) => BulkCalls,
  ) {
    this.byId = new Map(items.map((item) => [item.id, item]))
  }

  /** The job is set going: what was read before may be out of date. */
  begin(): void {
    this.lists = new Map()
  }

  /** The kind of an item's record. */
  kindOf({ own }: BulkItem): BulkKind {
    return own?.kind ?? this.order.kind
  }

  /** What is done to an item's record with some values. */
  plan({ back, own }: BulkItem): (values: Fields) => Plan {
    const change = own?.change ?? this.order.change
    return (values) => {
      if (back) return planTakingBack(back, values)
      if (!change) return { skip: '' }
      if (!('set' in change)) return planChange(change, values)
      const set = withIds(change.set, this.idOf)
      return set ? planChange({ set }, values) : { skip: unnamed }
    }
  }

  /** Adds the record, or changes it. Throws an `ApiError`. */
  async make(item: BulkItem, { isRepeated, isIdNeeded, onSend }: ItemTry): Promise<ItemOutcome> {
    const kind = this.kindOf(item)
    const calls = this.callsOf(kind)
    const { adds, named, known, sent, goes, returns } = item
    if (goes) return takeOutRecord({ id: item.id, ...goes, calls, sent, onSend })
    if (returns !== undefined) return putBackRecord(returns, calls)
    if (adds) {
      const values = withIds(adds.values, this.idOf)
      if (!values) return { failed: unnamed }
      const rows = (isFresh: boolean) => this.rows(kind, values, isFresh || isRepeated)
      return addRecord({ values, key: adds.key, calls, sent, rows, isIdNeeded, onSend })
    }
    const change = own(item)
    if (change && !withIds(change, this.idOf)) return { failed: unnamed }
    const id = named ? findMade(await this.rows(kind, named, false), named) : item.id
    if (id === undefined) return { skipped: 'It is not in the list any more' }
    if (item.removes) return removeRecord({ id, ...item.removes, calls, sent, onSend })
    return changeRecord({ id, calls, plan: this.plan(item), known, sent, onSend })
  }

  /** The rows among which that of these values is. One read of a whole list serves all until the job is set going again, but for what was sent meanwhile. */
  private rows(kind: BulkKind, { name }: Fields, isFresh: boolean): Promise<readonly ListedRow[]> {
    const { rowsNamed } = this.callsOf(kind)
    if (rowsNamed) return rowsNamed(String(name))
    const known = isFresh ? undefined : this.lists.get(kind)
    if (known) return known
    const read = this.callsOf(kind).rows?.() ?? Promise.resolve([])
    if (!isFresh) this.lists.set(kind, read)
    read.catch(() => this.lists.delete(kind))
    return read
  }

  private readonly idOf = (named: number): number | undefined => this.byId.get(named)?.made?.id
}

/** The values that an item sets by a change of its own; one that takes that back sets others. */
const own = ({ own: ownChange, back }: BulkItem): Fields | undefined =>
  !back && ownChange && 'set' in ownChange.change ? ownChange.change.set : undefined
