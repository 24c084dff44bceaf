import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { matchRoutes, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { fetchFace } from './face'
import type { Console } from '../hooks/useConsole'
import { App } from './App'
import { fetchWhenIdle } from './loading/fetchWhenIdle'
import { createRouter } from './router/createRouter'
import { screensInOrder } from './loading/screenLoads'
import { routes, screenLoads } from './routes'

/** The console with its routes in the browser's address bar. */
export const BrowserApp = observer(function BrowserApp({ console }: { console: Console }) {
  const { session } = console.stores
  const [router] = useState(() => {
    if (session.token !== null) fetchScreen()
    return createRouter(routes, createBrowserHistory())
  })
  const isSignedIn = session.status === 'signedIn'
  useEffect(
    () => (isSignedIn ? fetchWhenIdle([fetchFace, ...screensInOrder(screenLoads)]) : undefined),
    [isSignedIn],
  )
  return <App console={console} router={router} />
})

/** Asks for the code of the addressed screen while it is not yet known who is signed in; the screen itself reports a failure. */
function fetchScreen(): void {
  const path = matchRoutes(routes, window.location)?.at(-1)?.route.path
  screenLoads
    .get(path ?? '')?.()
    .catch(() => undefined)
}
