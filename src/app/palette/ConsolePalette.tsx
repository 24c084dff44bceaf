import { ListIcon } from '@blueprintjs/icons'
import { autorun, computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useContext, useEffect, useMemo } from 'react'
import { matchPath } from 'react-router-dom'
import type { SidebarEntry } from '../../components/layout/Sidebar'
import { ShortcutContext } from '../../components/keys/useShortcuts'
import { Palette } from '../../components/palette/Palette'
import { learnSigns } from '../../components/search/best'
import { learnWords } from '../../contract/search/typos'
import { openRecordOf } from '../../hooks/actions/openRecord'
import { BulkWanted } from '../../hooks/bulk/BulkWanted'
import { useConsole } from '../../hooks/useConsole'
import { useUserKey } from '../../hooks/useUserKey'
import { useSteady } from '../../lib/useSteady'
import type { Recent } from '../../stores/PreferenceStore'
import { allEntries } from '../entries'
import { createActions } from './createActions'
import { createSources } from './createSources'
import { groupsOf, shown } from './groupsOf'
import { useRecordCommands } from './useRecordCommands'
import { problemsOf } from './problemsOf'
import type { Findable, PaletteSource } from './Source'

export interface ConsolePaletteProps {
  isOpen: boolean
  query: string
  onQueryChange: (query: string) => void
  onChoose: (entry: Findable, isNewTab: boolean) => void
  onClose: () => void
}

/** The palette over the console's stores. Lists are asked for when it opens. */
export const ConsolePalette = observer(function ConsolePalette(props: ConsolePaletteProps) {
  const { isOpen, query, onQueryChange } = props
  const { stores, config } = useConsole()
  const { preferences, session } = stores
  const person = useUserKey()
  const showShortcuts = useContext(ShortcutContext)?.showSheet
  const wantBulk = useContext(BulkWanted)
  // Computed, so that another role or preference makes them anew and a key does not.
  const sources = useMemo(() => computed(() => createSources(stores)), [stores]).get()
  useLists(sources, isOpen)

  const actions = useMemo(
    () =>
      computed(() => {
        const places = allEntries(config.productName, '', session)
        return createActions(stores, places, { showShortcuts: showShortcuts ?? (() => undefined), wantBulk })
      }),
    [stores, session, config, showShortcuts, wantBulk],
  ).get()
  const commands = useRecordCommands(openRecordOf(stores), isOpen)
  const all = useMemo(() => [...commands, ...actions], [commands, actions])
  const recents = useMemo(
    () =>
      computed(() =>
        (person === undefined ? [] : preferences.recentOf(person)).map((recent) =>
          recentEntry(recent, allEntries(config.productName, recent.path, session)),
        ),
      ),
    [person, preferences, config, session],
  )
  const problems = useMemo(() => computed(() => problemsOf(sources)), [sources])
  const loading = useMemo(() => computed(() => sources.some((source) => source.isLoading)), [sources])
  // Computed when the palette opens: not at the first key, and not at every navigation, which changes the recent entries.
  const lists = isOpen ? { isLoading: loading.get(), problems: problems.get() } : unread
  const typed = searchIn(query)
  const isSearching = isOpen && typed !== ''
  useTyped(sources, isSearching ? typed : '', isOpen)
  const handleQueryChange = useSteady((next: string) => {
    // Within the key: the call leaves before the palette is drawn anew.
    tellTyped(sources, searchIn(next))
    onQueryChange(next)
  })
  const groups = isOpen ? groupsOf(query, { recents: recents.get(), actions: all, sources, allIcon }) : []
  const isPending = isSearching && sources.some((source) => source.lookup(typed).isPending)
  // Before the host has answered nobody knows that there is nothing.
  const isLoading = lists.isLoading || (isPending && groups.length === 0)
  return (
    <Palette
      {...props}
      onQueryChange={handleQueryChange}
      groups={groups}
      isPending={isPending}
      {...(isSearching ? { ...lists, isLoading } : unread)}
    />
  )
})

/** Of lists that nothing is looked for in. */
const unread = { isLoading: false, problems: [] }
const allIcon = <ListIcon />

function recentEntry({ path, name }: Recent, places: readonly SidebarEntry[]): Findable {
  const place = places.find(({ isCurrent }) => isCurrent)
  const isOpportunity = matchPath('/opportunity/:id/update', path) !== null
  const note = isOpportunity ? 'Opportunities' : place?.label
  return {
    id: path,
    path,
    name,
    note,
    icon: place?.icon ?? allIcon,
    texts: [name, '', ''],
    hasAddress: true,
  }
}

/** What is looked for in lists; '' where commands are looked for, or nothing. */
function searchIn(query: string): string {
  const typed = query.trim()
  return typed.startsWith('>') ? '' : typed
}

/** Lets sources that the host searches know what is typed. To say it twice asks once. */
function tellTyped(sources: readonly PaletteSource[], typed: string): void {
  for (const source of sources) source.type?.(typed)
}

/** The same for what no key of the palette's field says: what was typed before its code was there, and that it was closed. */
function useTyped(sources: readonly PaletteSource[], typed: string, isOpen: boolean): void {
  useEffect(() => tellTyped(sources, typed), [sources, typed])
  useEffect(() => {
    if (!isOpen) return
    return () => {
      for (const source of sources) source.end?.()
    }
  }, [sources, isOpen])
}

/** Keeps lists loaded while the palette is open, and learns what they find by a first letter and by typos while nobody waits. */
function useLists(sources: readonly PaletteSource[], isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const held = new Map<object, () => void>()
    const stop = autorun(() => {
      for (const resource of sources.flatMap((source) => source.resources()))
        if (!held.has(resource)) held.set(resource, resource.retain())
    })
    return () => {
      stop()
      for (const release of held.values()) release()
    }
  }, [sources, isOpen])

  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const learn = () => {
      // Some at a time: a key that is pressed meanwhile does not wait.
      const isDone = sources.every(
        ({ index }) => !index || (learnSigns(index, shown.best) && learnWords(index, 100)),
      )
      if (!isDone) timer = setTimeout(learn, 20)
    }
    const stop = autorun(() => {
      for (const source of sources) void source.index
      clearTimeout(timer)
      timer = setTimeout(learn, 300)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [sources, isOpen])
}
