import type * as z from 'zod/mini'
import type { Problems } from '../fieldRules'

type Fields = z.ZodMiniObject<Record<string, z.ZodMiniType<string | number | boolean>>>

/**
 * A kind of record with plain fields alone: texts, numbers, flags. Calls, tables, handlers, scenarios, stores, addresses and
 * the rows of the matrices derive from it; forms, tables and pages are written by hand.
 */
export interface RecordKind<Many extends string, Row extends z.ZodMiniType, Body extends Fields> {
  /** In the plural and in one word: its table, its store and its list's addresses are called so. */
  many: Many
  /** As people read it, in lower case. */
  noun: { one: string; many: string }
  /** A record as the wire returns it. */
  row: Row
  /** What its form holds, and what create and update send. */
  body: Body
  /** The words beside the fields of its form. */
  labels: { readonly [F in keyof z.output<Body>]: string }
  /** The text that names a record: the first field of its form, and no two records share it. */
  key: keyof z.output<Body> & string
  /** What is wrong with these values; form and server say the same. */
  check: (values: z.output<Body>) => Problems<z.output<Body>>
  /** Whether somebody who is not staff is answered this record; all of them unless given. */
  isPublic?: (values: z.output<Body>) => boolean
}

/** Any kind of record. */
export type AnyRecordKind = RecordKind<string, z.ZodMiniType, Fields>

/** Declares a kind of record; its name is the one it gets in `records.ts`. */
export function defineRecord<const Many extends string, Row extends z.ZodMiniType, Body extends Fields>(
  kind: RecordKind<Many, Row, Body>,
): RecordKind<Many, Row, Body> {
  return kind
}
