import { formShapes, type FormKind } from './formShapes'
import type { SavedDraftStore } from './SavedDraftStore'

/** A form in which something typed was left and not saved. */
export interface UnfinishedForm {
  kind: FormKind
  /** An id, `new`, or `new in` and the id of what it belongs to. */
  record: string
  /** The name or title as it was typed; '' for none. */
  name: string
  /** In ms since 1970. */
  savedAt: number
}

/** The forms in which a person left something, newest first. Never rejects: what cannot be read is left out. */
export async function unfinishedForms(drafts: SavedDraftStore, user: string): Promise<UnfinishedForm[]> {
  const keys = await drafts.keysOf(user).catch(() => [])
  const found = await Promise.all(keys.map((key) => unfinishedAt(drafts, key)))
  return found.filter((form) => form !== undefined).sort((a, b) => b.savedAt - a.savedAt)
}

async function unfinishedAt(drafts: SavedDraftStore, key: string): Promise<UnfinishedForm | undefined> {
  const [, kind = '', record = ''] = key.split('/')
  if (!isKind(kind)) return undefined
  const [entry] = await drafts.read(key, kind)
  if (!entry) return undefined
  const { name, title } = entry.values as { name?: string; title?: string }
  return { kind, record, name: name ?? title ?? '', savedAt: entry.savedAt }
}

const isKind = (kind: string): kind is FormKind => Object.hasOwn(formShapes, kind)
