import type { RemovableKind } from '../../contract/endpoints/removals'
import type { BulkItem, BulkOrder } from '../bulk/BulkItem'

/** A record that goes; those that have to go before it, where there are any; and why it stays, where it does. */
export interface Going {
  id: number
  name: string
  after?: readonly number[] | undefined
  stays?: string | undefined
}

// What is done stands in the items; a job without a change takes another one back.
const change = { set: {} }

/** The order that removes records, each by a call of its own. */
export const orderRemoval = (
  kind: RemovableKind,
  noun: BulkOrder['noun'],
  records: readonly Going[],
): BulkOrder => ({
  kind,
  noun,
  act: 'remove',
  change,
  items: records.map(({ id, name, after, stays }) => ({
    id,
    name,
    ...(after && after.length > 0 && { after }),
    ...(stays === undefined
      ? { goes: { key: crypto.randomUUID() } }
      : { state: 'skipped' as const, reason: stays }),
  })),
})

/** The order that merges records into another one, one behind the other: each undo finds what the merge before it left. */
export const orderMerge = (
  kind: RemovableKind,
  noun: BulkOrder['noun'],
  records: readonly Pick<BulkItem, 'id' | 'name'>[],
  into: number,
): BulkOrder => ({
  kind,
  noun,
  act: 'merge',
  change,
  items: records.map(({ id, name }, at) => {
    const before = records[at - 1]
    return { id, name, goes: { into, key: crypto.randomUUID() }, ...(before && { after: [before.id] }) }
  }),
})
