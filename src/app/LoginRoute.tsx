import { observer } from 'mobx-react-lite'
import { useStores } from '../hooks/useConsole'
import { patterns } from '../paths'
import { gateDecision } from './gateDecision'
import { lazyScreen } from './lazyScreen'
import { ReturnToPage } from './ReturnToPage'

/** The login screen, whose code pages that begin with another screen do not need. */
export const login = lazyScreen(() => import('../pages/login/LoginPage').then((m) => m.LoginPage))

/** /login: a user who is signed in already goes on (specification §2). */
export const LoginRoute = observer(function LoginRoute() {
  const { session } = useStores()
  const decision = gateDecision({ route: 'login', session, pathname: patterns.login })
  return decision === 'login' ? <login.Screen /> : <ReturnToPage />
})
