import { createStore, promisifyRequest } from 'idb-keyval'
import { withLastTyped } from './lastTyped'
import type { SavedDraftStorage } from './stores/drafts/SavedDraftStore'

/**
 * Opens the database of drafts. Each change is committed at once, so that a page that closes leaves it whole. What a page writes
 * while it ends is held in the local storage too, as Chromium may drop that change when it is busy.
 */
export function indexedDrafts(): SavedDraftStorage {
  const inStore = createStore('console-drafts', 'drafts')
  const change = (work: (store: IDBObjectStore) => IDBRequest) =>
    inStore('readwrite', (store) => {
      work(store)
      store.transaction.commit()
      return promisifyRequest(store.transaction)
    })
  const disk: SavedDraftStorage = {
    get: (key) => inStore('readonly', (store) => promisifyRequest<unknown>(store.get(key))),
    set: (key, value) => change((store) => store.put(value, key)),
    remove: (key) => change((store) => store.delete(key)),
    keys: (beginning) =>
      inStore('readonly', async (store) => {
        const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`)
        return (await promisifyRequest(store.getAllKeys(range))).map(String)
      }),
  }
  try {
    return withLastTyped(disk, window.localStorage)
  } catch {
    // Its use is not allowed here.
    return disk
  }
}
