import { observer } from 'mobx-react-lite'
import { useStores } from '../hooks/useConsole'
import { LoginPage } from '../pages/login/LoginPage'
import { patterns } from '../paths'
import { gateDecision } from './gateDecision'
import { ReturnToPage } from './ReturnToPage'

/** /login: a user who is signed in already goes on (specification §2). */
export const LoginRoute = observer(function LoginRoute() {
  const { session } = useStores()
  const decision = gateDecision({ route: 'login', session, pathname: patterns.login })
  return decision === 'login' ? <LoginPage /> : <ReturnToPage />
})
