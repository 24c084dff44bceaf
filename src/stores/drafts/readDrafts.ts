import * as z from 'zod/mini'
import { draftVersion, type DraftEntry, type DraftReading } from './draftEntry'
import { draftShapes, type DraftKind } from './draftShapes'

const Stored = z.object({
  version: z.literal(draftVersion),
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

/** Checks what the storage holds for a form of this kind; it may be anything. */
export function readDrafts(kind: DraftKind, stored: unknown): DraftReading {
  if (stored === undefined || stored === null) return { entries: [] }
  const versioned = Versioned.safeParse(stored)
  if (versioned.success && versioned.data.version !== draftVersion) return { problem: 'foreign version' }
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
