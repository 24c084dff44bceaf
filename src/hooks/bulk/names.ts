import type { Stores } from '../../stores/createStores'
import type { RecordStore } from '../../stores/RecordStore'

/** Stores of what records are related to. */
export type RowsOf = 'tags' | 'categories' | 'languageStacks'

/** A store of related records, by which they are named and made. */
export const relatedStore = (stores: Stores, records: RowsOf) =>
  stores[records] as unknown as RecordStore<{ id: number; name: string; parentId?: number }, object>
