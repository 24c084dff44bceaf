import type { SavedDraftStorage } from './SavedDraftStore'

/** Drafts that last as long as `kept` does: where a browser's storage is not at hand. */
export function memorySavedDrafts(kept: Map<string, unknown> = new Map()): SavedDraftStorage {
  return {
    get: (key) => Promise.resolve(structuredClone(kept.get(key))),
    set(key, value) {
      kept.set(key, structuredClone(value))
      return Promise.resolve()
    },
    remove(key) {
      kept.delete(key)
      return Promise.resolve()
    },
    keys: (beginning) => Promise.resolve([...kept.keys()].filter((key) => key.startsWith(beginning))),
  }
}
