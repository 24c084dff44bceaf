import type { SavedDraftStorage } from './stores/drafts/SavedDraftStore'

/** Before the keys of what is held in the browser's local storage. */
const prefix = 'lastTyped/'

/**
 * Drafts on `disk`, where what a page writes while it ends is held in `local` as well: the browser may end the page before its
 * database has taken that, and takes this at once. It is put on disk by the next page that reads drafts.
 */
export function withLastTyped(disk: SavedDraftStorage, local: Storage): SavedDraftStorage {
  const held = (key: string) => local.getItem(prefix + key)
  const hold = (key: string, value: unknown) => {
    try {
      local.setItem(prefix + key, JSON.stringify(value))
    } catch {
      // It is full, or not allowed: what is on its way to the disk is all there is.
    }
  }
  /** Lets go of this text, unless a later one is held by now. */
  const release = (key: string, text: string | null) => {
    if (text !== null && held(key) === text) local.removeItem(prefix + key)
  }
  /** Puts on disk what pages have held when they ended. */
  const catchUp = async () => {
    for (const name of Object.keys(local)) {
      if (!name.startsWith(prefix)) continue
      const key = name.slice(prefix.length)
      const text = held(key)
      if (text === null) continue
      await disk.set(key, parsed(text))
      release(key, text)
    }
  }
  return {
    async get(key) {
      await catchUp()
      return disk.get(key)
    },
    async set(key, value, isEnding) {
      if (isEnding) hold(key, value)
      const text = held(key)
      await disk.set(key, value)
      release(key, text)
    },
    remove(key) {
      release(key, held(key))
      return disk.remove(key)
    },
    async keys(beginning) {
      await catchUp()
      return disk.keys(beginning)
    },
  }
}

/** What is no JSON is a damaged draft, which whoever reads it reports. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
