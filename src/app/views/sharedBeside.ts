import type { SharedView } from '../../contract/endpoints/views'
import type { SavedView } from '../../stores/views/SavedViewStore'
import type { SharedViewStore } from '../../stores/views/SharedViewStore'

type Store = Pick<SharedViewStore, 'list' | 'isOwn'>

/** The shared views that stand below the own ones: all but those that the person shares and has above. */
export function sharedBeside(store: Store, own: readonly SavedView[]): readonly SharedView[] {
  const addresses = new Set(own.map(({ to }) => to))
  return (store.list.value ?? []).filter((view) => !(store.isOwn(view) && addresses.has(view.to)))
}

/** Who shares the view, in words. */
export const sharerOf = (store: Store, view: SharedView): string =>
  store.isOwn(view) ? 'you' : view.sharedBy?.name || 'somebody'
