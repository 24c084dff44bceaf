import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router-dom'
import { AppShell } from '../components/AppShell'
import { useConsole } from '../hooks/useConsole'
import { entriesFor } from './entries'

/** The frame of the main routes: sidebar or drawer, and the page beside it (specification §2). */
export const MainLayout = observer(function MainLayout() {
  const { stores, config } = useConsole()
  const { session, preferences } = stores
  return (
    <AppShell
      productName={config.productName}
      entries={entriesFor(session.role, config.productName)}
      theme={preferences.theme}
      onThemeChange={(theme) => preferences.setTheme(theme)}
      onLogout={() => session.logout()}
    >
      <Outlet />
    </AppShell>
  )
})
