import type { BulkOrder } from './BulkItem'
import type { BulkJob } from './BulkJob'

/** What taking a job back does: to what was changed, and to what was added. */
export interface Undoing {
  changed: number
  added: number
  /** What was added is removed, made inactive, or stays as it is. */
  adds: 'removed' | 'inactive' | 'stay'
}

type Job = Pick<BulkJob, 'items' | 'order'>
type Undone = BulkOrder['items'][number]

/** What taking back a job would do; `canRemove` where the host removes records of its kind. */
export function undoing({ items, order }: Job, canRemove: boolean): Undoing {
  const made = items.filter((item) => item.made !== undefined)
  const added = made.filter(({ adds }) => adds).length
  const adds = order.kind === 'project' ? 'inactive' : canRemove ? 'removed' : 'stay'
  return { added, changed: made.length - added, adds }
}

/** The items of the job that takes this one back, which goes the other way round where its items had an order. */
export function undoItems(job: Job, canRemove: boolean): BulkOrder['items'] {
  const { items, order } = job
  const { adds: fate } = undoing(job, canRemove)
  const behind = new Map<number, number[]>()
  for (const { id, made, after } of items)
    for (const before of after ?? []) {
      const known = behind.get(before)
      if (known) known.push(made?.id ?? id)
      else behind.set(before, [made?.id ?? id])
    }
  return items.flatMap(({ id, name, own, made, adds, goes }): Undone[] => {
    if (!made) return []
    const after = behind.has(id) ? { after: behind.get(id) } : {}
    if (goes) return [comingBack({ id, name, ...after }, made.removal)]
    if (!adds) return [{ id, name, own, back: { from: made.after, to: made.before }, ...after }]
    if (fate === 'stay') {
      const reason = `It was added, and this host can't remove ${order.noun.many}`
      return [{ id, name, own, state: 'skipped', reason }]
    }
    const named = made.id === undefined ? { named: made.after } : {}
    const record = { id: made.id ?? id, name, own, ...named, ...after }
    if (fate === 'removed') return [{ ...record, removes: { values: made.after, key: crypto.randomUUID() } }]
    const { isActive } = made.after
    return [{ ...record, back: { from: { isActive }, to: { isActive: false } } }]
  })
}

function comingBack(record: Undone, removal: number | undefined): Undone {
  if (removal !== undefined) return { ...record, returns: removal }
  return { ...record, state: 'skipped', reason: 'This host does not say how it is brought back' }
}
