import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ShortcutHost } from '../components/keys/ShortcutHost'
import { useShortcuts } from '../components/keys/useShortcuts'
import { AppShell } from '../components/layout/AppShell'
import { LinkAhead } from '../components/list/LinkAhead'
import { Density } from '../components/list/Density'
import { OfflineBar } from '../components/layout/OfflineBar'
import { Sidebar } from '../components/layout/Sidebar'
import { SavedViews } from '../components/list/SavedViews'
import { ThemeSwitch } from '../components/layout/ThemeSwitch'
import { useConsole } from '../hooks/useConsole'
import { useOnline } from '../hooks/useOnline'
import { useResource } from '../hooks/useResource'
import { BulkWanted } from '../hooks/bulk/BulkWanted'
import type { SessionStore } from '../stores/session/SessionStore'
import { BulkHost } from './bulk/BulkHost'
import { allEntries, commonEntries, moreEntries } from './entries'
import { askAhead } from './loading/askAhead'
import { fetchWhenIdle } from './loading/fetchWhenIdle'
import { PaletteHost, type PaletteOpener } from './palette/PaletteHost'
import { useSavedViews } from './views/useSavedViews'

interface MainLayoutProps {
  /** Gets the path of a link that somebody is about to follow, to fetch what its screen needs beside the record. */
  onAhead?: (path: string) => void
}

/** The frame of the main routes: sidebar or drawer, the page beside it (specification §2), shortcuts and palette above both. */
export const MainLayout = observer(function MainLayout({ onAhead }: MainLayoutProps) {
  const { stores, earlyKeys } = useConsole()
  const { preferences } = stores
  const isIdle = useIdle()
  useEffect(() => earlyKeys?.replay(), [earlyKeys])
  return (
    <ShortcutHost
      isOn={preferences.hasShortcuts}
      onToggle={(isOn) => preferences.setShortcuts(isOn)}
      isIdle={isIdle}
    >
      <Frame isIdle={isIdle} onAhead={onAhead} />
    </ShortcutHost>
  )
})

/** Turns true once the first screen has had the network for itself. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => fetchWhenIdle([async () => setIdle(true)]), [])
  return isIdle
}

/** `g` and a letter lead to what the sidebar leads to. */
function useGoTo(session: SessionStore, productName: string): void {
  const navigate = useNavigate()
  const entries = allEntries(productName, '', session)
  useShortcuts(
    entries.flatMap(({ label, letter, to }) =>
      letter === undefined
        ? []
        : [{ keys: `g ${letter}`, label, group: 'Go to' as const, run: () => void navigate(to) }],
    ),
  )
}

const Frame = observer(function Frame({ isIdle, onAhead }: MainLayoutProps & { isIdle: boolean }) {
  const { stores, config } = useConsole()
  const { session, preferences, profile } = stores
  const { pathname, key } = useLocation()
  const isOnline = useOnline()
  const { value: own } = useResource(profile.own)
  const palette = useRef<PaletteOpener>(null)
  const [bulkWanted, setBulkWanted] = useState(0)
  const wantBulk = useCallback(() => setBulkWanted((times) => times + 1), [])
  const ahead = useCallback(
    (path: string) => {
      askAhead(stores, path)
      onAhead?.(path)
    },
    [stores, onAhead],
  )
  useGoTo(session, config.productName)
  const views = useSavedViews(isIdle)
  const sidebar = (
    <Sidebar
      product={config.productName}
      entries={commonEntries(config.productName, pathname)}
      moreEntries={moreEntries(session, pathname)}
      user={own && { name: own.name, role: own.role, image: own.profileImage }}
      onLogOut={() => session.logout()}
      views={views.sidebar}
      onFind={() => palette.current?.open()}
    >
      <ThemeSwitch theme={preferences.theme} onChange={(theme) => preferences.setTheme(theme)} />
    </Sidebar>
  )
  const isDense = preferences.density === 'dense'
  const density = useMemo(
    () => ({
      isDense,
      onChange: (dense: boolean) => preferences.setDensity(dense ? 'dense' : 'regular'),
    }),
    [isDense, preferences],
  )
  useLayoutEffect(() => {
    document.documentElement.dataset.density = preferences.density
  }, [preferences.density])
  return (
    <AppShell sidebar={sidebar} drawerKey={key} banner={<OfflineBar isOffline={!isOnline} />}>
      <Density.Provider value={density}>
        <SavedViews.Provider value={views.ofList}>
          <BulkWanted.Provider value={wantBulk}>
            <LinkAhead.Provider value={ahead}>
              <Outlet />
            </LinkAhead.Provider>
            <PaletteHost ref={palette} isIdle={isIdle} />
          </BulkWanted.Provider>
        </SavedViews.Provider>
      </Density.Provider>
      {views.dialog}
      <BulkHost isIdle={isIdle} wanted={bulkWanted} />
    </AppShell>
  )
})
