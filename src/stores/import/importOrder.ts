import type { BulkOrder } from '../bulk/BulkItem'
import type { ReadFile } from './ImportDraft'
import type { ImportKind } from './importKinds'

/** The job of those rows of a file that are `ready`, by the ids of its items; with the versions of the records that were read. */
export function importOrder(
  { kind, noun }: ImportKind,
  { items, preview }: ReadFile,
  ready: ReadonlySet<number>,
): BulkOrder {
  const read = new Map(preview.order().map((item) => [item.id, item.known]))
  return {
    kind,
    noun,
    change: { set: {} },
    isImport: true,
    items: items.filter(({ id }) => ready.has(id)).map((item) => ({ ...item, known: read.get(item.id) })),
  }
}
