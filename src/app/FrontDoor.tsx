import { Button } from '@blueprintjs/core'
import { Suspense, useState, type ComponentType } from 'react'
import type { Console } from '../hooks/useConsole'
import { useObserved } from '../hooks/useObserved'
import { useChunk } from '../lib/loading/useChunk'
import { notLoaded } from '../lib/prerendered'
import { patterns } from '../paths'
import type { Stores } from '../stores/createStores'
import { gateDecision } from './gateDecision'
import styles from './ScreenError.module.css'
import { ScreenPlaceholder } from './ScreenPlaceholder'

type ConsoleApp = ComponentType<{ console: Console }>

/** Fetches the console; resolves once its first screen can be drawn, or soon. */
async function fetchApp(stores: Stores): Promise<ConsoleApp> {
  const module = await import('./BrowserApp')
  await module.screenComes(stores)
  return module.BrowserApp
}

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

/** The console, once its code is loaded. React renders a lazy component in slices of 5 ms, which would delay the first rows. */
function ComingApp({ console }: { console: Console }) {
  const [load] = useState(() => () => fetchApp(console.stores))
  const { part: App, hasFailed } = useChunk(load, true)
  if (hasFailed) return <CannotLoad console={console} />
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
