import { sameValue } from '../../contract/sameValue'
import type { Fields } from '../../contract/bulk/bulkChange'
import type { BulkCalls } from './bulkKinds'
import type { Made, RecordOutcome } from './changeRecord'

/** A record of a list, as far as it is known. */
export type ListedRow = { readonly id: number }

export interface RecordAddition {
  /** What is sent: related records have their ids. */
  values: Fields
  key: string
  calls: BulkCalls
  /** What an earlier try sent, without an answer. */
  sent: Made | undefined
  /** The list as it is since that try; `isFresh` where it has to be read anew. */
  rows: (isFresh: boolean) => Promise<readonly ListedRow[]>
  /** Others of the job need its id, also where the host does not say it. */
  isIdNeeded: boolean
  /** Called before it is sent. */
  onSend: (made: Made) => void
}

/**
 * Adds one record. Where an earlier try had no answer the list is read first: what was lost may have been the answer alone.
 * Throws an `ApiError`.
 */
export async function addRecord(addition: RecordAddition): Promise<RecordOutcome> {
  const { values, key, calls, sent, rows, isIdNeeded, onSend } = addition
  const made: Made = { before: {}, after: values }
  const earlier = sent && findMade(await rows(false), values)
  if (earlier !== undefined) return { made: { ...made, id: earlier } }
  onSend(made)
  const id = await calls.create?.(values, { idempotencyKey: key })
  return { made: { ...made, id: id ?? (isIdNeeded ? findMade(await rows(true), values) : undefined) } }
}

/** The id of the newest row that was made from these values: its name, and what else the list shows of them, are the same. */
export function findMade(rows: readonly ListedRow[], values: Fields): number | undefined {
  return rows.findLast((row) => {
    const shown = row as unknown as Fields
    const isSame = (field: string) => sameValue(bare(shown[field]), bare(values[field]))
    // A list may leave all but the name out.
    const isOpen = (field: string) => values[field] === undefined || !shown[field]
    return isSame('name') && ['parentId', 'projectUrl'].every((field) => isOpen(field) || isSame(field))
  })?.id
}

/** Hosts take blanks off the edges of a text. */
const bare = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/**
 * These fields with the ids of records that the job has added in place of those below 0 by which it names them; undefined where
 * one of them has none.
 */
export function withIds(fields: Fields, idOf: (named: number) => number | undefined): Fields | undefined {
  let isWhole = true
  const real = (value: number) => {
    const id = value < 0 ? idOf(value) : value
    if (id === undefined) isWhole = false
    return id ?? value
  }
  const entries = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'number') return [name, real(value)] as const
    return [name, Array.isArray(value) ? (value as number[]).map(real) : value] as const
  })
  return isWhole ? Object.fromEntries(entries) : undefined
}
