import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { matchRoutes, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { fetchFace } from './face'
import type { Console } from '../hooks/useConsole'
import type { Stores } from '../stores/createStores'
import { App } from './App'
import { fetchSearched } from './loading/fetchSearched'
import { fetchWhenIdle } from './loading/fetchWhenIdle'
import { waitShortly } from './loading/waitShortly'
import { createRouter } from './router/createRouter'
import { screensInOrder } from './loading/screenLoads'
import { routes, screenLoads } from './routes'

/** The console with its routes in the browser's address bar. */
export const BrowserApp = observer(function BrowserApp({ console }: { console: Console }) {
  const { session } = console.stores
  const [router] = useState(() => createRouter(routes, createBrowserHistory()))
  const isSignedIn = session.status === 'signedIn'
  useEffect(
    () => (isSignedIn ? fetchWhenIdle([fetchFace, ...screensInOrder(screenLoads)]) : undefined),
    [isSignedIn],
  )
  return <App console={console} router={router} />
})

/**
 * Asks for the code of the addressed screen, and for the first rows of a list that the host searches, while it is not yet known who
 * is signed in. Resolves once the screen can be drawn, or soon: mostly all that it needs is there, and it is drawn with no place for
 * it drawn before.
 */
export async function screenComes(stores: Stores): Promise<void> {
  const { session } = stores
  if (session.token === null) return
  const comes = Promise.all([fetchScreen(), fetchSearched(window.location, stores)])
  await waitShortly(comes, () => session.status !== 'checking')
}

/** The screen itself reports a failure. */
async function fetchScreen(): Promise<void> {
  const path = matchRoutes(routes, window.location)?.at(-1)?.route.path
  await screenLoads
    .get(path ?? '')?.()
    .catch(() => undefined)
}
