import type { LongRows } from './longLists'
import { partSize } from '../migrations/versions'

/**
 * The rows of a list in JSON, as the API answers them, by id: pieces of it, to be joined by commas. A piece that has not changed
 * since an earlier reading may be the same object.
 */
export type WrittenRows = readonly Uint8Array<ArrayBuffer>[]

/** The rows of a list, or where they are read from when they are too many to be held. */
export type ListRows = WrittenRows | LongRows

/** Who reads a list. */
export type Readers = 'staff' | 'everybody'

const encoder = new TextEncoder()

/** A text as a piece. */
export const piece = (json: string): Uint8Array<ArrayBuffer> => encoder.encode(json)

/** Writes rows, which come by id, in pieces of as many ids as the database writes them in. */
export function writeRows(rows: readonly { readonly id: number }[]): WrittenRows {
  const parts = new Map<number, string[]>()
  for (const row of rows) {
    const part = Math.floor(row.id / partSize)
    const written = parts.get(part) ?? []
    if (written.push(JSON.stringify(row)) === 1) parts.set(part, written)
  }
  return [...parts.values()].map((written) => piece(written.join(',')))
}
