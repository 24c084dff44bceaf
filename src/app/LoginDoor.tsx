import type { Console } from '../hooks/useConsole'
import { LoginPage } from '../pages/login/LoginPage'
import { ConsoleFrame } from './ConsoleFrame'

/** The login screen by itself, before anything else of the console is there. */
export const LoginDoor = ({ console }: { console: Console }) => (
  <ConsoleFrame console={console}>
    <LoginPage />
  </ConsoleFrame>
)
