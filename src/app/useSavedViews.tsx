import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { closeDrawer } from '../components/layout/closeDrawer'
import type { SidebarViews } from '../components/layout/Sidebar'
import type { SavedViewsOfList } from '../components/list/SavedViews'
import { useConsole } from '../hooks/useConsole'
import { useUserKey } from '../hooks/useUserKey'
import { useChunk } from '../lib/useChunk'
import { paths } from '../paths'
import { mostViews, SavedViewStore, type SavedView } from '../stores/views/SavedViewStore'

const loadDialog = () => import('../components/list/ViewsDialog').then((module) => module.ViewsDialog)

/** The user's saved views for the sidebar and for the list on screen; the component must be an observer. */
export function useSavedViews(): {
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
  const dialog = useChunk(loadDialog, isOpen)
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
                : { message: `You have ${mostViews} views: remove one to save another`, intent: 'warning' },
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
        views={views}
        onRename={(id, name) => store.rename(id, name)}
        onMove={(id, by) => store.move(id, by)}
        onRemove={(id) => {
          const view = views.find((one) => one.id === id)
          if (view) remove(view)
        }}
        onClose={() => setOpen(false)}
        onClosed={() => {
          // With the last view its button has gone, and with the drawer it is out of sight.
          if (document.activeElement === document.body) document.getElementById('content')?.focus()
        }}
      />
    ),
  }
}
