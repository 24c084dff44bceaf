import * as z from 'zod/mini'
import type { BulkItem } from './BulkItem'
import type { Job } from './BulkStore'
import { bulkKinds } from './bulkKinds'

/** The form of stored jobs that this console writes; others are left alone. */
const version = 1

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]))
const Made = z.object({
  before: Fields,
  after: Fields,
  id: z.optional(z.number()),
  removal: z.optional(z.number()),
})
const Ids = z.array(z.number())
const Change = z.union([
  z.object({ field: z.string(), add: Ids, remove: Ids, isReplacing: z.boolean() }),
  z.object({ set: Fields }),
])

const Stored = z.object({
  version: z.literal(version),
  order: z.object({
    kind: z.enum(bulkKinds),
    noun: z.object({ one: z.string(), many: z.string() }),
    change: z.optional(Change),
    isImport: z.optional(z.boolean()),
    act: z.optional(z.enum(['remove', 'merge'])),
  }),
  /** The session ended in its middle: it goes on by itself. */
  isInterrupted: z.boolean(),
  /** The key of a job of one call: what was sent may have arrived. */
  key: z.optional(z.string()),
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      own: z.optional(z.object({ kind: z.enum(bulkKinds), change: Change })),
      state: z.enum(['waiting', 'done', 'skipped', 'failed']),
      reason: z.optional(z.string()),
      made: z.optional(Made),
      sent: z.optional(Made),
      intended: z.optional(Made),
      tag: z.optional(z.string()),
      hindrance: z.optional(z.string()),
      isMerged: z.optional(z.boolean()),
      back: z.optional(z.object({ from: Fields, to: Fields })),
      adds: z.optional(z.object({ values: Fields, key: z.string() })),
      removes: z.optional(z.object({ values: Fields, key: z.string() })),
      goes: z.optional(z.object({ into: z.optional(z.number()), key: z.string() })),
      returns: z.optional(z.number()),
      named: z.optional(Fields),
      after: z.optional(Ids),
    }),
  ),
})
/** A job as the browser keeps it. */
export type StoredJob = z.output<typeof Stored>

/** What is kept of a job. */
export const writeJob = ({ order, items, status, ...job }: Job) => ({
  version,
  order: { ...order },
  isInterrupted: status === 'signedOut',
  ...(job.isOneCall && { key: job.key }),
  items: items.map(({ known: _known, seen: _seen, ...item }: BulkItem) => item),
})

/** Checks what the storage holds; it may be anything. Undefined where it is no job of this console. */
export function readJob(stored: unknown): StoredJob | undefined {
  const found = Stored.safeParse(stored)
  return found.success ? found.data : undefined
}
