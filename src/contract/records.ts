import type * as z from 'zod/mini'
import type { plurals, RecordName } from './records/plurals'
import type { AnyRecordKind } from './records/record'
import { tag } from './records/tag'

/** The kinds of records with plain fields alone; the calls of each begin with its name here. */
export const records = { tag } satisfies {
  [K in RecordName]: { many: (typeof plurals)[K] }
}

export type Records = typeof records

/** What the form of a kind of record holds. */
export type RecordValues<K extends RecordName> = z.output<Records[K]['body']>
/** A record of a kind as the wire returns it. */
export type RecordRow<K extends RecordName> = z.output<Records[K]['row']>

/** Every kind with its name. */
export const recordEntries = Object.entries(records) as unknown as [RecordName, AnyRecordKind][]

/** One thing made for each kind of record, by its name. */
export function forEachRecord<T>(make: (name: RecordName, kind: AnyRecordKind) => T): Record<RecordName, T> {
  return Object.fromEntries(recordEntries.map(([name, kind]) => [name, make(name, kind)])) as Record<
    RecordName,
    T
  >
}

/** The words beside the field that names a record of the kind. */
export function keyLabel(name: RecordName): string {
  const { labels, key }: { labels: object; key: string } = records[name]
  return (labels as Readonly<Record<string, string>>)[key] ?? key
}
