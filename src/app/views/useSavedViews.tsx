import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { errorMessage } from '../../api/errors'
import { closeDrawer } from '../../components/layout/closeDrawer'
import type { SidebarViews } from '../../components/layout/Sidebar'
import type { SavedViewsOfList } from '../../components/list/SavedViews'
import { useConsole } from '../../hooks/useConsole'
import { useUserKey } from '../../hooks/useUserKey'
import { useChunk } from '../../lib/loading/useChunk'
import { limits } from '../../contract/limits'
import { paths } from '../../paths'
import { SavedViewStore, type SavedView } from '../../stores/views/SavedViewStore'
import { sharedBeside, sharerOf } from './sharedBeside'
import { useSharedViews } from './useSharedViews'

const loadEditor = () => import('./ViewsEditor').then((module) => module.ViewsEditor)

/**
 * The user's saved views and the shared ones for the sidebar, the former for the list on screen; the component must be an observer.
 * The shared ones are asked for once `isIdle`.
 */
export function useSavedViews(isIdle: boolean): {
  sidebar: SidebarViews
  ofList: SavedViewsOfList | undefined
  /** To be drawn beside the page. */
  dialog: ReactNode
} {
  const { stores, toaster } = useConsole()
  const [store] = useState(() => new SavedViewStore(stores.preferences.home))
  const person = useUserKey()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const dialog = useChunk(loadEditor, isOpen)
  const shared = useSharedViews(isIdle)
  const views = person === undefined ? [] : store.of(person)

  const remove = (view: SavedView) => {
    const index = store.of(view.person).findIndex(({ id }) => id === view.id)
    store.remove(view.id)
    toaster.show({
      message: 'View removed',
      about: view.name,
      action: { label: 'Undo', onClick: () => store.restore(view, index) },
    })
  }
  // `/` shows the list of projects too.
  const path = pathname === paths.home() ? paths.projects() : pathname
  const found = (query: string) => (person === undefined ? undefined : store.find(person, `${path}?${query}`))
  const ofList: SavedViewsOfList | undefined =
    person === undefined
      ? undefined
      : {
          nameOf: (query) => found(query)?.name,
          save(query, name) {
            const added = store.add({ person, name, to: `${path}?${query}` })
            toaster.show(
              added
                ? { message: 'View saved in the sidebar', about: added.name, intent: 'success' }
                : {
                    message: `You have ${limits.views} views: remove one to save another`,
                    intent: 'warning',
                  },
            )
          },
          remove(query) {
            const view = found(query)
            if (view) remove(view)
          },
        }

  const here = `${path}${search}`
  return {
    sidebar: {
      list: views.map(({ id, name, to }) => ({ id, name, to, isCurrent: to === here })),
      shared:
        shared &&
        sharedBeside(shared, views).map((view) => ({
          id: view.id,
          name: view.name,
          by: sharerOf(shared, view),
          to: view.to,
          isCurrent: view.to === here,
        })),
      failure:
        shared?.list.status === 'failed'
          ? {
              message: errorMessage(shared.list.error),
              isRetrying: shared.list.isLoading,
              onRetry: () => void shared.list.load(),
            }
          : undefined,
      onEdit() {
        if (dialog.hasFailed) dialog.retry()
        closeDrawer()
        setOpen(true)
      },
    },
    ofList,
    dialog: dialog.part && (
      <dialog.part
        isOpen={isOpen}
        person={person}
        store={store}
        sharedStore={shared}
        onRemove={remove}
        onClose={() => setOpen(false)}
        onClosed={() => {
          // With the last view its button has gone, and with the drawer it is out of sight.
          if (document.activeElement === document.body) document.getElementById('content')?.focus()
        }}
      />
    ),
  }
}
