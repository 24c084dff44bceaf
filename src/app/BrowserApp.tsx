import { useState } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import type { Console } from '../hooks/useConsole'
import { App } from './App'
import { routes } from './routes'

/** The console with its routes in the browser's address bar. */
export function BrowserApp({ console }: { console: Console }) {
  const [router] = useState(() => createBrowserRouter(routes))
  return <App console={console} router={router} />
}
