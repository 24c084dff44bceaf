import type { KnownVersion } from '../merge/saveMerged'
import type { BulkChange, Fields, TakingBack } from '../../contract/bulk/bulkChange'
import type { BulkKind } from './bulkKinds'
import type { Made } from './changeRecord'

/** What became of one record of a job. */
export type ItemState = 'waiting' | 'done' | 'skipped' | 'failed'

/** One record of a job. */
export interface BulkItem {
  /** Below 0 for a record that the job adds: others of the job name it so. */
  id: number
  /** As its list calls it. */
  name: string
  /** Where a job changes records of several kinds: which one this is of, and what is done to it. */
  own?: { kind: BulkKind; change: BulkChange } | undefined
  state: ItemState
  /** Why it was skipped, or could not be saved. */
  reason?: string | undefined
  /** What was made of it. */
  made?: Made | undefined
  /** What was sent last, as long as its answer has not come. */
  sent?: Made | undefined
  /** What the job means to send: kept from its beginning, as a page may close before it keeps what it sent. */
  intended?: Made | undefined
  /** What it is taken back to, by a job that undoes another. */
  back?: TakingBack | undefined
  /** The tag of that version, for a job of one call. */
  tag?: string | undefined
  /** Why the preview could not read it: a job of one call leaves it out. */
  hindrance?: string | undefined
  /** What somebody had saved since the preview was kept. */
  isMerged?: boolean | undefined
  /** The values of a record that is added, and the key that makes a repeated call harmless. */
  adds?: { values: Fields; key: string } | undefined
  /** The record is removed, as long as it has these values; the key makes a repeated call harmless. */
  removes?: { values: Fields; key: string } | undefined
  /** The record is removed by one call, or merged into another one; the key makes a repeated call harmless. */
  goes?: { into?: number | undefined; key: string } | undefined
  /** The removal that is undone. */
  returns?: number | undefined
  /** The values by which a record is found that was added, where the host did not say its id. */
  named?: Fields | undefined
  /** Items of the job, by their ids, that come before this one. */
  after?: readonly number[] | undefined
  /** The version that the preview read; never kept. */
  known?: KnownVersion<Fields> | undefined
  /** Some fields of it, where many were read by one call; never kept, and never written. */
  seen?: KnownVersion<Fields> | undefined
}

/** How a job takes records out of their list. */
export type RemovingAct = 'remove' | 'merge'

/** What is asked of a job. */
export interface BulkOrder {
  kind: BulkKind
  /** `{ one: 'project', many: 'projects' }`. */
  noun: { one: string; many: string }
  /** Undefined for a job that takes another one back. */
  change: BulkChange | undefined
  /** The records come from a file, or are taken back to what they were before that. */
  isImport?: boolean | undefined
  /** The records are removed or merged into another one, or that is undone. */
  act?: RemovingAct | undefined
  items: readonly (Omit<BulkItem, 'state'> & { state?: ItemState })[]
}

/** Names an item among those of its job: ids are those of its kind. */
export const itemKey = ({ id, own }: Pick<BulkItem, 'id' | 'own'>): string => `${own?.kind ?? ''} ${id}`

/** How many records are in each state. */
export type BulkCounts = Readonly<Record<ItemState, number>>

export function countItems(items: readonly BulkItem[]): BulkCounts {
  const counts = { waiting: 0, done: 0, skipped: 0, failed: 0 }
  for (const { state } of items) counts[state] += 1
  return counts
}
