import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import { fetchFace } from './face'
import type { Console } from '../hooks/useConsole'
import { App } from './App'
import { fetchWhenIdle } from './fetchWhenIdle'
import { routes, screenLoads } from './routes'

/** The console with its routes in the browser's address bar. */
export const BrowserApp = observer(function BrowserApp({ console }: { console: Console }) {
  const [router] = useState(() => createBrowserRouter(routes))
  const isSignedIn = console.stores.session.status === 'signedIn'
  useEffect(() => (isSignedIn ? fetchWhenIdle([fetchFace, ...screenLoads]) : undefined), [isSignedIn])
  return <App console={console} router={router} />
})
