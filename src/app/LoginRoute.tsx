import { observer } from 'mobx-react-lite'
import { useStores } from '../hooks/useConsole'
import { LoginPage } from '../pages/login/LoginPage'
import { ReturnToPlace } from './ReturnToPlace'

/** /login: whoever is signed in already goes on (specification §2). */
export const LoginRoute = observer(function LoginRoute() {
  const { session } = useStores()
  return session.user ? <ReturnToPlace /> : <LoginPage />
})
