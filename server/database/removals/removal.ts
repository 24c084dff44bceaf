import type { RemovableKind, RemovalUndone } from '../../../src/contract/endpoints/removals'
import type { TrailFields } from '../trail/entry'

/** One record that a merge has changed: its list of related ids, or its parent. */
export interface RemovalChange {
  /** As the trail names it. */
  readonly kind: string
  readonly id: number
  readonly name: string
  readonly before: number | readonly number[]
  readonly after: number | readonly number[]
}

/** A tag, category or language stack that was removed, and what that changed. */
export interface RemovalFields {
  readonly kind: RemovableKind
  readonly recordId: number
  /** Its fields, its version, and who had added it when; null where nobody knows. */
  readonly fields: TrailFields
  readonly version: number
  readonly createdAt: Date | null
  readonly createdBy: number | null
  /** What took its place; null where nothing did. */
  readonly intoId: number | null
  readonly changes: readonly RemovalChange[]
  readonly removedAt: Date
}

/** How a removal was undone: null as long as it was not. */
export interface Undoing {
  readonly by: number
  readonly notUndone: RemovalUndone['notUndone']
}

export type RemovalRecord = RemovalFields & { readonly id: number; readonly undone: Undoing | null }

/** Removals that can be undone. */
export interface RemovalTable {
  insert(removal: RemovalFields): Promise<number>
  /** Adds many with ids of their own, as a scenario does. */
  insertAll(removals: readonly (RemovalFields & { readonly id: number })[]): Promise<void>
  /** Nobody else undoes it until the transaction ends. */
  findLocked(id: number): Promise<RemovalRecord | undefined>
  /** Notes that it was undone. */
  settle(id: number, undone: Undoing): Promise<void>
  /** Removes those of before this moment: they can't be undone any more. */
  removeBefore(moment: Date): Promise<void>
}

/** A record's list of related ids in the order of choosing, and what becomes of it. */
export interface ListChange {
  readonly id: number
  readonly name: string
  readonly before: readonly number[]
  readonly after: readonly number[]
}
export type RelatedList = Omit<ListChange, 'after'>

/** The lists of related ids of projects or articles, many at once. */
export interface ListsTable<Field extends string> {
  /** How many records have the related one. */
  countWith(field: Field, relatedId: number): Promise<number>
  /** The lists with the related one, by id of their records; nobody else changes these until the transaction ends. */
  listsWith(field: Field, relatedId: number): Promise<RelatedList[]>
  /** As `listsWith`, of those of these records that there are. */
  listsOf(field: Field, ids: readonly number[]): Promise<RelatedList[]>
  /** Stores other lists and raises the versions of their records. */
  setLists(
    field: Field,
    changes: readonly ListChange[],
    stamp?: { readonly at: Date; readonly by: number | null },
  ): Promise<void>
}
