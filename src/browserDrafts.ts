import type { SavedDraftStorage } from './stores/drafts/SavedDraftStore'

/** Drafts in the browser's IndexedDB. Its code is fetched with the first form. */
export function browserDrafts(): SavedDraftStorage {
  let opening: Promise<SavedDraftStorage> | undefined
  const home = () =>
    (opening ??= import('./indexedDrafts')
      .then(({ indexedDrafts }) => indexedDrafts())
      .catch((error: unknown) => {
        // Another try may find the connection back.
        opening = undefined
        throw error
      }))
  return {
    get: async (key) => (await home()).get(key),
    set: async (key, value, isEnding) => (await home()).set(key, value, isEnding),
    remove: async (key) => (await home()).remove(key),
    keys: async (beginning) => (await home()).keys(beginning),
  }
}
