import type { Related } from '../../../src/contract/fields/lenient'
import type { EntityTable, RemovableTable } from '../port'
import type { Stored } from '../records'

/** A view that somebody shares: nobody shares the same address twice. */
export interface ViewFields {
  readonly name: string
  /** Path and query in the console. */
  readonly address: string
  readonly ownerId: number
}

export type ViewRecord = ViewFields & Stored

/** Views that are shared with everybody. */
export interface ViewTable
  extends EntityTable<ViewFields, ViewRecord>, RemovableTable<ViewFields, ViewRecord> {
  /** All of them by id, with who shares each. */
  all(): Promise<(ViewRecord & { readonly owner: Related })[]>
  /** How many views this user shares. */
  countOf(ownerId: number): Promise<number>
}
