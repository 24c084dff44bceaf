import { observer } from 'mobx-react-lite'
import { Outlet, useLocation } from 'react-router-dom'
import { useStores } from '../hooks/useConsole'
import { gateDecision } from './gateDecision'
import { MainLayout } from './MainLayout'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** For screens that are there for everybody: with the menu for those who have one, bare for all others. */
export const StaffLayout = observer(function StaffLayout() {
  const { session } = useStores()
  const { pathname } = useLocation()
  const decision = gateDecision({ route: 'open', session, pathname })
  if (decision === 'pageWithMenu') return <MainLayout />
  return decision === 'loading' ? <ScreenPlaceholder /> : <Outlet />
})
