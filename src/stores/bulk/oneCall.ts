import type { Client } from '../../api/client'
import {
  type BulkChangeBody,
  bulkFields,
  type BulkFields,
  type BulkOutcome,
  type OneCallKind,
} from '../../contract/bulk/bulkBodies'
import { bulkEndpoints } from '../../contract/endpoints/bulk'
import { planChange } from '../../contract/bulk/bulkChange'
import type { BulkItem, BulkOrder } from './BulkItem'
import type { BulkCalls } from './bulkKinds'

type Order = Omit<BulkOrder, 'items'>

/** Whether calls for many records can do this, where the host offers them; records of several kinds, and those of a file, one by one. */
export function fitsOneCall(
  { kind, change, isImport, act }: Order,
  items: readonly Pick<BulkItem, 'own' | 'back'>[],
): boolean {
  if (isImport || act) return false
  const fields: readonly string[] = Object.hasOwn(bulkFields, kind) ? bulkFields[kind as OneCallKind] : []
  const isKnown = (names: readonly string[]) => names.every((name) => fields.includes(name))
  const isFitting = change
    ? isKnown('set' in change ? Object.keys(change.set) : [change.field])
    : items.every(({ back }) => back !== undefined && isKnown(Object.keys(back.to)))
  return isFitting && items.every(({ own }) => own === undefined)
}

/** The records as the preview showed them: what it said will not change is not sent. */
export function asPreviewed({ change }: Order, items: readonly BulkItem[], calls: BulkCalls): BulkItem[] {
  return items.map((item) => {
    const { known, seen, hindrance, ...rest } = item
    const read = known ?? seen
    if (hindrance !== undefined) return { ...rest, hindrance, state: 'failed', reason: hindrance }
    if (!read || !change) return item
    const plan = planChange(change, read.record)
    if ('skip' in plan) return { ...rest, state: 'skipped', reason: plan.skip }
    const problem = calls.problem(item.id, { ...read.record, ...plan.fields }, read.record)
    if (problem === undefined) return { ...rest, tag: read.tag }
    return { ...rest, state: 'skipped', reason: `It can't be saved: ${problem}` }
  })
}

/** Makes the call that changes these records, or that takes a change of them back. The same records make the same body. */
export function sendOneCall(
  client: Client,
  { kind, change }: Order,
  items: readonly BulkItem[],
  idempotencyKey: string,
): Promise<BulkOutcome> {
  const params = { kind }
  client.know(bulkEndpoints)
  if (!change) return client.call('bulkUndo', { params, body: { changed: madeOf(items) }, idempotencyKey })
  const records = items.map(({ id, tag }) => ({ id, ...(tag !== undefined && { tag }) }))
  const body = { records, change: change as BulkChangeBody['change'] }
  return client.call('bulkChange', { params, body, idempotencyKey })
}

/** What was made of records, those that were changed alike together. */
function madeOf(items: readonly BulkItem[]) {
  const groups = new Map<string, { ids: number[]; before: BulkFields; after: BulkFields }>()
  for (const { id, back } of items) {
    if (!back) continue
    const key = JSON.stringify(back)
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { ids: [id], before: back.to, after: back.from })
  }
  return [...groups.values()]
}
