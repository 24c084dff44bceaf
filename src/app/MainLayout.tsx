import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AppShell } from '../components/layout/AppShell'
import { Density } from '../components/list/Density'
import { OfflineBar } from '../components/layout/OfflineBar'
import { Sidebar } from '../components/layout/Sidebar'
import { ThemeSwitch } from '../components/layout/ThemeSwitch'
import { useConsole } from '../hooks/useConsole'
import { useOnline } from '../hooks/useOnline'
import { useResource } from '../hooks/useResource'
import { commonEntries, superAdminEntries } from './entries'

/** The frame of the main routes: sidebar or drawer, and the page beside it (specification §2). */
export const MainLayout = observer(function MainLayout() {
  const { stores, config } = useConsole()
  const { session, preferences, profile } = stores
  const { pathname, key } = useLocation()
  const isOnline = useOnline()
  const { value: own } = useResource(profile.own)
  const sidebar = (
    <Sidebar
      product={config.productName}
      entries={commonEntries(config.productName, pathname)}
      moreEntries={session.role === 'SUPER_ADMIN' ? superAdminEntries(pathname) : []}
      user={own && { name: own.name, role: own.role, image: own.profileImage }}
      onLogOut={() => session.logout()}
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
    </AppShell>
  )
})
