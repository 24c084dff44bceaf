import type { BulkTable, EntityTable } from '../port'
import type { ApplicationFields, ApplicationRecord, ClaimFields, ClaimRecord, Stamps } from '../records'

/** One part of a list, newest first: rows older than the one with the id `after`, `most` at most. */
export interface InboxPage {
  readonly after?: number | undefined
  readonly most: number
}

/** Which claims: all by default. */
export type ClaimState = 'pending' | 'decided'

/** A claim with the name of its project; it was decided when it was changed last, if it is not pending. */
export type ClaimOnPage = ClaimRecord & Stamps & { readonly projectName: string }

/** An application with what it is for, and when it came; null where nobody knows it. */
export type ApplicationOnPage = ApplicationRecord & {
  readonly opportunityTitle: string
  readonly osnId: number
  readonly projectName: string
  readonly createdAt: Date | null
}

export interface ClaimTable extends EntityTable<ClaimFields, ClaimRecord> {
  /** Those of a project, by id. */
  ofProject(osnId: number): Promise<ClaimRecord[]>
  /** Those of all projects. */
  page(wanted: InboxPage & { readonly state?: ClaimState | undefined }): Promise<ClaimOnPage[]>
  countPending(): Promise<number>
}

export interface ApplicationTable extends BulkTable<ApplicationFields> {
  ofOpportunity(opportunityId: number): Promise<ApplicationRecord[]>
  /** The `size` newest of opportunities that are not deleted, newest first. */
  newest(size: number): Promise<{ id: number; opportunityId: number }[]>
  /** Those of all opportunities that are not deleted. */
  page(wanted: InboxPage): Promise<ApplicationOnPage[]>
}

/** The mails about decisions on claims: at most one of a claim waits. */
export interface ClaimMailTable {
  /** The mail about the claim is due then, in place of one that waits. */
  schedule(claimId: number, due: Date): Promise<void>
  /** No mail about the claim waits any more. Returns whether one has been sent before. */
  withdraw(claimId: number): Promise<boolean>
  /**
   * The claims whose mails were due by `now`, `most` at most. They count as sent, and are due `again` until they are
   * settled; of several who ask at once only one gets each.
   */
  take(now: Date, again: Date, most: number): Promise<number[]>
  /** The mail that was taken to be due `again` has been sent; nothing happens where it waits for another time. */
  settle(claimId: number, again: Date): Promise<void>
}
