import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '@blueprintjs/core'
import { useChunk } from '../components/forms/useChunk'
import type { Console } from '../hooks/useConsole'
import { LoginPage } from '../pages/login/LoginPage'
import { ConsoleFrame } from './ConsoleFrame'
import { loadChunk } from './loadChunk'
import { ScreenPlaceholder } from './ScreenPlaceholder'

const loadApp = () => loadChunk(() => import('./BrowserApp').then((module) => module.BrowserApp))

interface FrontDoorProps {
  console: Console
  /** Nobody is signed in, and the address is that of the login screen or the start page. */
  isLogin: boolean
}

/** Shows the login screen before anything else of the console is fetched, to whoever has to sign in first. */
export const FrontDoor = observer(function FrontDoor({ console, isLogin }: FrontDoorProps) {
  const showsLogin = isLogin && !console.stores.session.user
  const { part: BrowserApp, hasFailed } = useChunk(loadApp, !showsLogin)
  const { recovery } = console
  const reloadsItself = hasFailed && recovery.mayReload()

  useEffect(() => {
    if (reloadsItself) recovery.reload()
  }, [reloadsItself, recovery])

  if (showsLogin)
    return (
      <ConsoleFrame console={console}>
        <LoginPage />
      </ConsoleFrame>
    )
  if (BrowserApp) return <BrowserApp console={console} />
  if (!hasFailed || reloadsItself) return <ScreenPlaceholder />
  return (
    <main role="alert">
      <p>The console could not be loaded. Check the connection and load the page again.</p>
      <Button text="Reload" onClick={() => recovery.reload()} />
    </main>
  )
})
