import * as z from 'zod/mini'
import { draftShapes, type DraftKind } from './draftShapes'

/** The form of stored drafts that this console writes; others are set aside. */
const version = 1

/** Something typed that was not saved. */
export interface DraftEntry {
  /** All values of the form. */
  values: object
  /** What the form showed before somebody typed: tells which fields are theirs. */
  base: object
  /** When it was written last, in ms since 1970. */
  savedAt: number
  /** Files that were chosen and not uploaded: they cannot be kept. */
  lost: string[]
  /** The session ended in mid-edit: it comes back by itself. */
  isInterrupted: boolean
  /** The idempotency key of a submission whose outcome is not known, so that a repeat makes no second record. */
  submission?: string | undefined
}

const Stored = z.object({
  version: z.literal(version),
  entries: z.array(
    z.object({
      values: z.unknown(),
      base: z.unknown(),
      savedAt: z.number(),
      lost: z.array(z.string()),
      isInterrupted: z.boolean(),
      submission: z.optional(z.string()),
    }),
  ),
})

const Versioned = z.object({ version: z.number() })

/** What stood in the storage: entries, newest first, or the reason why they cannot be used. */
export type DraftReading = { entries: DraftEntry[] } | { problem: 'damaged' | 'foreign version' }

/** Checks what the storage holds for a form of this kind; it may be anything. */
export function readDrafts(kind: DraftKind, stored: unknown): DraftReading {
  if (stored === undefined || stored === null) return { entries: [] }
  const versioned = Versioned.safeParse(stored)
  if (versioned.success && versioned.data.version !== version) return { problem: 'foreign version' }
  const found = Stored.safeParse(stored)
  if (!found.success) return { problem: 'damaged' }
  const shape = draftShapes[kind]
  const entries: DraftEntry[] = []
  for (const entry of found.data.entries) {
    const [values, base] = [z.safeParse(shape, entry.values), z.safeParse(shape, entry.base)]
    if (!values.success || !base.success) return { problem: 'damaged' }
    entries.push({ ...entry, values: values.data, base: base.data })
  }
  return { entries }
}

/** What is to be stored for these entries. */
export const writeDrafts = (entries: readonly DraftEntry[]): z.output<typeof Stored> => ({
  version,
  entries: [...entries],
})
