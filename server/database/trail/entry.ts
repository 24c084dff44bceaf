/** A value of a field as the trail keeps it: relations are lists of ids. */
export type TrailValue = string | number | boolean | null | readonly number[]
export type TrailFields = Readonly<Record<string, TrailValue>>

/** One change or event, with what was known of it at its time. */
export interface TrailEntry {
  readonly at: Date
  /** Who did it; null where nobody was signed in. */
  readonly userId: number | null
  readonly userName: string
  readonly userEmail: string
  /** The network address that it came from; '' where there is none. */
  readonly address: string
  readonly requestId: string
  /** A row of the table of endpoints, or what else did it. */
  readonly call: string
  readonly event: string
  /** Kind, id and name of the record; '', null and '' for what is about none. */
  readonly kind: string
  readonly recordId: number | null
  readonly recordName: string
  /** The fields that changed, as they were and as they are then. */
  readonly before: TrailFields
  readonly after: TrailFields
}
export type TrailRecord = TrailEntry & { readonly id: number }

/** Which entries are wanted, newest first. */
export interface TrailPage {
  /** Those about records of these kinds; all by default. */
  readonly kinds?: readonly string[] | undefined
  /** Those about the record with this id. */
  readonly recordId?: number | undefined
  /** Those of this user. */
  readonly userId?: number | undefined
  /** Those from this moment on. */
  readonly since?: Date | undefined
  /** Those before this moment. */
  readonly until?: Date | undefined
  /** Those older than the entry with this id. */
  readonly after?: number | undefined
  readonly most: number
}

/** The audit trail: entries are added, read, and removed by age, and nothing else. */
export interface TrailTable {
  append(entries: readonly TrailEntry[]): Promise<void>
  /**
   * Newest first, `most` at most, and only as many as together hold `pageCharacters`; one entry is answered whatever its
   * length, so that each page goes further.
   */
  page(wanted: TrailPage): Promise<{ entries: TrailRecord[]; hasMore: boolean }>
  /** Users who stand in the entries about records of these kinds (all by default), under the name of the newest one; by name. */
  people(kinds?: readonly string[]): Promise<{ id: number; name: string }[]>
  /** Removes the oldest entries from before the moment, `most` at most, and returns how many. */
  removeBefore(moment: Date, most: number): Promise<number>
}

/** Most characters of the fields of one page: 1 MB of text. */
export const pageCharacters = 1_000_000

/** How many characters the fields of an entry have, as JSON. */
export function sizeOf({ before, after }: Pick<TrailEntry, 'before' | 'after'>): number {
  return JSON.stringify(before).length + JSON.stringify(after).length
}

/** The order in which people are listed, the same in each database. */
export const byName = (a: { id: number; name: string }, b: { id: number; name: string }): number =>
  a.name.localeCompare(b.name, 'en') || a.id - b.id
