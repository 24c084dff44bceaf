import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router-dom'
import { isStaff } from '../contract/entities'
import { useStores } from '../hooks/useConsole'
import { MainLayout } from './MainLayout'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** For screens that are there for everybody: with the menu for those who have one, bare for all others. */
export const StaffLayout = observer(function StaffLayout() {
  const { session } = useStores()
  if (isStaff(session.role)) return <MainLayout />
  return session.isChecking ? <ScreenPlaceholder /> : <Outlet />
})
