import { Button } from '@blueprintjs/core'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import type { Console } from '../hooks/useConsole'
import { useObserved } from '../hooks/useObserved'
import { notLoaded } from '../lib/prerendered'
import { patterns } from '../paths'
import type { SessionStore } from '../stores/session/SessionStore'
import { gateDecision } from './gateDecision'
import { loadChunk } from '../hooks/loadChunk'
import styles from './ScreenError.module.css'
import { ScreenPlaceholder } from './ScreenPlaceholder'

type ConsoleApp = ComponentType<{ console: Console }>

/** Fetches the console; resolves once its first screen can be drawn, or soon. */
const fetchApp = (session: SessionStore): Promise<ConsoleApp> =>
  loadChunk(() => import('./BrowserApp')).then(
    async (module) => {
      await module.screenComes(session)
      return module.BrowserApp
    },
    () => CannotLoad,
  )

export interface FrontDoorProps {
  console: Console
  /** The login screen, where the page begins with it (`beginsWithLogin`). */
  LoginDoor?: ConsoleApp | undefined
}

/** Shows the login screen before anything else of the console is fetched, to users who have to sign in first. */
export function FrontDoor({ console, LoginDoor }: FrontDoorProps) {
  const { session } = console.stores
  const decision = useObserved(() => gateDecision({ route: 'login', session, pathname: patterns.login }))
  if (LoginDoor && decision === 'login') return <LoginDoor console={console} />
  return (
    <Suspense fallback={<ScreenPlaceholder />}>
      <ComingApp console={console} />
    </Suspense>
  )
}

/** The console, once its code is there. As a lazy component it would be drawn in slices, which others interrupt: later. */
function ComingApp({ console }: { console: Console }) {
  const { session } = console.stores
  const [App, setApp] = useState<ConsoleApp>()
  useEffect(() => {
    let isGone = false
    void fetchApp(session).then((found) => {
      if (!isGone) setApp(() => found)
    })
    return () => void (isGone = true)
  }, [session])
  return App ? <App console={console} /> : <ScreenPlaceholder />
}

function CannotLoad({ console: { recovery } }: { console: Console }) {
  return (
    <main className={styles.page}>
      <p role="alert">{notLoaded}</p>
      <Button intent="primary" text="Reload" onClick={() => void recovery.reload()} />
    </main>
  )
}
