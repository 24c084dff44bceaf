import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { patterns } from '../paths'
import { useStores } from '../hooks/useConsole'
import { gateDecision } from './gateDecision'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** Lets a page be drawn only for those who may see it (specification §4). Reads nothing but the session. */
export const AccessGate = observer(function AccessGate() {
  const { session } = useStores()
  const { pathname, search, hash } = useLocation()
  const decision = gateDecision({ session, pathname })
  const leavesForLogin = typeof decision === 'object' && decision.to === patterns.login
  const here = pathname + search + hash

  useEffect(() => {
    if (leavesForLogin) session.rememberReturnTo(here)
  }, [leavesForLogin, session, here])

  if (decision === 'loading') return <ScreenPlaceholder />
  return typeof decision === 'object' ? <Navigate to={decision.to} replace /> : <Outlet />
})
