import * as z from 'zod/mini'
import { savedDraftVersion, type SavedDraft, type SavedDraftReading } from './SavedDraft'
import { formShapes, type FormKind } from './formShapes'

const Stored = z.object({
  version: z.literal(savedDraftVersion),
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
export function readSavedDrafts(kind: FormKind, stored: unknown): SavedDraftReading {
  if (stored === undefined || stored === null) return { entries: [] }
  const versioned = Versioned.safeParse(stored)
  if (versioned.success && versioned.data.version !== savedDraftVersion) return { problem: 'foreign version' }
  const found = Stored.safeParse(stored)
  if (!found.success) return { problem: 'damaged' }
  const shape = formShapes[kind]
  const entries: SavedDraft[] = []
  for (const entry of found.data.entries) {
    const [values, base] = [z.safeParse(shape, entry.values), z.safeParse(shape, entry.base)]
    if (!values.success || !base.success) return { problem: 'damaged' }
    entries.push({ ...entry, values: values.data, base: base.data })
  }
  return { entries }
}
