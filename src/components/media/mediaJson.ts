import { mediaTypes, type MediaItem } from '../../contract/entities'

/** One entry of a stored media list. */
export interface MediaEntry {
  /** As it was stored, with whatever else a host keeps in it; goes back unchanged. */
  readonly raw: unknown
  /** What this console understands of it; `undefined` for an entry of another shape. */
  readonly item: MediaItem | undefined
}

/**
 * Reads a project's `mediaJson` (specification §3). An empty text is an empty list; `undefined` means that it can't be
 * parsed, and has to be kept as it is until somebody edits media (decisions, "Answers of the API").
 */
export function readMedia(json: string): MediaEntry[] | undefined {
  if (json.trim() === '') return []
  try {
    const list: unknown = JSON.parse(json)
    if (list === null) return []
    return Array.isArray(list) ? list.map((raw: unknown) => ({ raw, item: readItem(raw) })) : undefined
  } catch {
    return undefined
  }
}

export function writeMedia(entries: readonly MediaEntry[]): string {
  return JSON.stringify(entries.map((entry) => entry.raw))
}

/** An entry as this console makes it. */
export function mediaEntry(item: MediaItem): MediaEntry {
  return { raw: item, item }
}

/** The entry with what was edited; whatever else a host keeps in it stays. */
export function editedEntry({ raw }: MediaEntry, item: MediaItem): MediaEntry {
  return { raw: { ...(raw as object), ...item }, item }
}

/** What an entry is called on the screen. */
export function mediaName({ item }: MediaEntry): string {
  return item ? item.name || 'Item without a name' : 'Item of an unknown kind'
}

function readItem(raw: unknown): MediaItem | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { name, url, type } = raw as Record<string, unknown>
  const known = mediaTypes.find((one) => one === type)
  if (typeof url !== 'string' || !known) return undefined
  return { name: typeof name === 'string' ? name : '', url, type: known }
}
