import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { errorMessage, isUnauthorized } from '../../api/errors'
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog'
import { ViewsDialog, type Sharing } from '../../components/list/ViewsDialog'
import type { SharedView } from '../../contract/endpoints/views'
import { useConsole } from '../../hooks/useConsole'
import { useLatest } from '../../lib/useLatest'
import type { SavedView, SavedViewStore } from '../../stores/views/SavedViewStore'
import type { SharedViewStore } from '../../stores/views/SharedViewStore'
import { sharerOf, sharedBeside } from './sharedBeside'

export interface ViewsEditorProps {
  isOpen: boolean
  /** Names the signed-in person. */
  person: string | undefined
  store: SavedViewStore
  /** Where the host offers sharing. */
  sharedStore: SharedViewStore | undefined
  onRemove: (view: SavedView) => void
  onClose: () => void
  onClosed: () => void
}

/** The dialog of the own views and of those that are shared. What fails stays as it was, and is said. */
export const ViewsEditor = observer(function ViewsEditor(props: ViewsEditorProps) {
  const { isOpen, person, store, sharedStore, onRemove, onClose, onClosed } = props
  const { toaster } = useConsole()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<SharedView>()
  const [isAsking, setIsAsking] = useState(false)
  /** The last rename of each shared view that is under way. */
  const renames = useRef(new Map<number, { name: string; done: Promise<boolean> }>())
  const views = person === undefined ? [] : store.of(person)
  const latest = useLatest({ isOpen })
  const ownOf = (view: SavedView | undefined) => view && sharedStore?.ownOf(view.to)

  /** Carries a change out, once at a time of one view; returns whether it was done. */
  const attempt = async (key: string, what: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy.has(key)) return false
    setBusy((before) => new Set(before).add(key))
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const message = `${what}: ${errorMessage(error)}`
      if (latest.current.isOpen) setProblem(message)
      else if (!isUnauthorized(error)) toaster.show({ message, intent: 'danger' })
      return false
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== key)))
    }
  }
  const share = (name: string, to: string) =>
    attempt(`own ${views.find((view) => view.to === to)?.id ?? to}`, `“${name}” is not shared`, async () => {
      await sharedStore?.share({ name, to })
      toaster.show({ message: 'View shared with everybody', about: name, intent: 'success' })
    })
  const stop = (key: string, view: SharedView, isOwn: boolean) =>
    attempt(key, `“${view.name}” is still shared`, async () => {
      const { id, to } = view
      // The press that left the field of its name has renamed it.
      if (renames.current.has(id)) {
        await renames.current.get(id)?.done
        setProblem(undefined)
      }
      const name = sharedOf(id)?.name ?? view.name
      await sharedStore?.remove(id)
      toaster.show({
        message: 'View no longer shared',
        about: name,
        ...(isOwn && { action: { label: 'Undo', onClick: () => void restore(name, to) } }),
      })
    })
  const restore = async (name: string, to: string) => {
    try {
      await sharedStore?.share({ name, to })
    } catch (error) {
      if (isUnauthorized(error)) return
      toaster.show({
        message: `“${name}” is not shared again: ${errorMessage(error)}`,
        intent: 'danger',
        action: { label: 'Try again', onClick: () => void restore(name, to) },
      })
    }
  }
  const renameShared = ({ id, name: before }: SharedView, name: string): Promise<boolean> => {
    const last = renames.current.get(id)
    if (last?.name === name) return last.done
    const rename = async () => {
      await last?.done
      return attempt(`name ${id}`, `It is still shared as “${before}”`, async () =>
        sharedStore?.rename(id, name),
      )
    }
    const done = rename().finally(() => {
      if (renames.current.get(id)?.done === done) renames.current.delete(id)
    })
    renames.current.set(id, { name, done })
    return done
  }

  const { list } = sharedStore ?? {}
  const sharedOf = (id: number) => list?.value?.find((view) => view.id === id)
  const sharing: Sharing | undefined = sharedStore && {
    shared: sharedBeside(sharedStore, views).map((view) => ({
      id: view.id,
      name: view.name,
      by: sharerOf(sharedStore, view),
      mayChange: sharedStore.mayChange(view),
    })),
    // Where a change has failed, the list has often failed with it.
    failure: list?.error === undefined || problem !== undefined ? undefined : errorMessage(list.error),
    busy,
    onShare(id) {
      const view = views.find((one) => one.id === id)
      if (view) void share(view.name, view.to)
    },
    onStop(id) {
      const shared = ownOf(views.find((one) => one.id === id))
      if (shared) void stop(`own ${id}`, shared, true)
    },
    onRenameShared(id, name) {
      const shared = sharedOf(id)
      if (shared) return renameShared(shared, name)
    },
    onRemoveShared(id) {
      const shared = sharedOf(id)
      if (shared && sharedStore.isOwn(shared)) void stop(`shared ${id}`, shared, true)
      else if (shared) {
        setAsked(shared)
        setIsAsking(true)
      }
    },
    onReload: () => void list?.load(),
  }
  return (
    <>
      <ViewsDialog
        isOpen={isOpen}
        views={views.map((view) => ({ id: view.id, name: view.name, sharedAs: ownOf(view)?.name }))}
        sharing={sharing}
        problem={asked ? undefined : problem}
        isBehind={isAsking}
        onRename={(id, name) => {
          const shared = ownOf(views.find((one) => one.id === id))
          store.rename(id, name)
          if (shared) void renameShared(shared, name)
        }}
        onMove={(id, by) => store.move(id, by)}
        onRemove={(id) => {
          const view = views.find((one) => one.id === id)
          if (view) onRemove(view)
        }}
        onClose={() => {
          setProblem(undefined)
          onClose()
        }}
        onClosed={onClosed}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Stop sharing “${asked?.name ?? ''}”?`}
        confirmLabel="Stop sharing"
        intent="danger"
        isBusy={asked !== undefined && busy.has(`shared ${asked.id}`)}
        error={asked && problem}
        onConfirm={() => {
          if (asked)
            void stop(`shared ${asked.id}`, asked, false).then((isDone) => isDone && setAsked(undefined))
        }}
        onCancel={() => {
          setProblem(undefined)
          setAsked(undefined)
        }}
        onClosed={() => setIsAsking(false)}
      >
        {asked?.sharedBy?.name ?? 'Somebody else'} shares it. It leaves everybody’s sidebar, and only they can
        share it again.
      </ConfirmDialog>
    </>
  )
})
