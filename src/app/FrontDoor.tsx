import { Button } from '@blueprintjs/core'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { Console } from '../hooks/useConsole'
import { useObserved } from '../hooks/useObserved'
import { notLoaded } from '../lib/prerendered'
import { patterns } from '../paths'
import type { SessionStore } from '../stores/session/SessionStore'
import { gateDecision } from './gateDecision'
import { loadChunk } from '../hooks/loadChunk'
import styles from './ScreenError.module.css'
import { ScreenPlaceholder } from './ScreenPlaceholder'

const browserApp = (session: SessionStore) =>
  lazy(() =>
    loadChunk(() => import('./BrowserApp')).then(
      async (module) => {
        await module.screenComes(session)
        return { default: module.BrowserApp }
      },
      () => ({ default: CannotLoad }),
    ),
  )

export interface FrontDoorProps {
  console: Console
  /** The login screen, where the page begins with it (`beginsWithLogin`). */
  LoginDoor?: ComponentType<{ console: Console }> | undefined
}

/** Shows the login screen before anything else of the console is fetched, to users who have to sign in first. */
export function FrontDoor({ console, LoginDoor }: FrontDoorProps) {
  const { session } = console.stores
  const [BrowserApp] = useState(() => browserApp(session))
  const decision = useObserved(() => gateDecision({ route: 'login', session, pathname: patterns.login }))
  if (LoginDoor && decision === 'login') return <LoginDoor console={console} />
  return (
    <Suspense fallback={<ScreenPlaceholder />}>
      <BrowserApp console={console} />
    </Suspense>
  )
}

function CannotLoad({ console: { recovery } }: { console: Console }) {
  return (
    <main className={styles.page}>
      <p role="alert">{notLoaded}</p>
      <Button intent="primary" text="Reload" onClick={() => void recovery.reload()} />
    </main>
  )
}
