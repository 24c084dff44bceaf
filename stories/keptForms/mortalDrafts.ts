import type { SavedDraftStorage } from '../../src/stores/drafts/SavedDraftStore'
import { indexedDrafts } from '../../src/indexedDrafts'

/** The browser's own storage of drafts, as one page has it. */
export interface MortalDrafts extends SavedDraftStorage {
  /** The page is gone: nothing of it is carried out from now on, as if it had never been asked for. */
  die: () => void
}

/** Opens the storage for one page. */
export function mortalDrafts(): MortalDrafts {
  const disk = indexedDrafts()
  let isDead = false
  const never = () => new Promise<never>(() => undefined)
  return {
    get: (key) => (isDead ? never() : disk.get(key)),
    set: (key, value, isEnding) => (isDead ? never() : disk.set(key, value, isEnding)),
    remove: (key) => (isDead ? never() : disk.remove(key)),
    keys: (beginning) => (isDead ? never() : disk.keys(beginning)),
    die: () => {
      isDead = true
    },
  }
}
