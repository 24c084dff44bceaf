import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ShortcutHost } from '../components/keys/ShortcutHost'
import { useShortcuts } from '../components/keys/useShortcuts'
import { AppShell } from '../components/layout/AppShell'
import { Density } from '../components/list/Density'
import { OfflineBar } from '../components/layout/OfflineBar'
import { Sidebar } from '../components/layout/Sidebar'
import { ThemeSwitch } from '../components/layout/ThemeSwitch'
import { useConsole } from '../hooks/useConsole'
import { useOnline } from '../hooks/useOnline'
import { useResource } from '../hooks/useResource'
import { allEntries, commonEntries, superAdminEntries } from './entries'
import { fetchWhenIdle } from './fetchWhenIdle'
import { PaletteHost, type PaletteOpener } from './palette/PaletteHost'

/** The frame of the main routes: sidebar or drawer, the page beside it (specification §2), shortcuts and palette above both. */
export const MainLayout = observer(function MainLayout() {
  const { preferences } = useConsole().stores
  const isIdle = useIdle()
  return (
    <ShortcutHost
      isOn={preferences.hasShortcuts}
      onToggle={(isOn) => preferences.setShortcuts(isOn)}
      isIdle={isIdle}
    >
      <Frame isIdle={isIdle} />
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
function useGoTo(role: string | undefined, productName: string): void {
  const navigate = useNavigate()
  const entries = allEntries(productName, '', role)
  useShortcuts(
    entries.flatMap(({ label, letter, to }) =>
      letter === undefined
        ? []
        : [{ keys: `g ${letter}`, label, group: 'Go to' as const, run: () => void navigate(to) }],
    ),
  )
}

const Frame = observer(function Frame({ isIdle }: { isIdle: boolean }) {
  const { stores, config } = useConsole()
  const { session, preferences, profile } = stores
  const { pathname, key } = useLocation()
  const isOnline = useOnline()
  const { value: own } = useResource(profile.own)
  const palette = useRef<PaletteOpener>(null)
  useGoTo(session.role, config.productName)
  const sidebar = (
    <Sidebar
      product={config.productName}
      entries={commonEntries(config.productName, pathname)}
      moreEntries={session.role === 'SUPER_ADMIN' ? superAdminEntries(pathname) : []}
      user={own && { name: own.name, role: own.role, image: own.profileImage }}
      onLogOut={() => session.logout()}
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
        <Outlet />
      </Density.Provider>
      <PaletteHost ref={palette} isIdle={isIdle} />
    </AppShell>
  )
})
