import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { routes } from './app/routes'
import { browserHome } from './browserHome'
import { createToaster } from './components/createToaster'
import { readConfig } from './config'
import { createStores } from './stores/createStores'
import './styles/base.scss'

/** Builds the console from the browser's parts; the only place, with `browserHome`, that touches window. */
function start(root: HTMLElement) {
  const config = readConfig(import.meta.env)
  const home = browserHome(window)
  const stores = createStores(home, { baseURL: config.apiBaseUrl, productSlug: config.productSlug })
  home.onOtherTab(() => (home.token() === null ? stores.session.expire() : void stores.session.check()))
  void stores.session.check()
  const parts = {
    stores,
    config,
    toaster: createToaster(),
    recovery: home.recovery,
    scrolls: new Map<string, number>(),
  }
  createRoot(root).render(
    <StrictMode>
      <App console={parts} router={createBrowserRouter(routes)} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) {
  try {
    start(root)
  } catch (error) {
    // Settings are read before anything can be drawn; a malformed one must still be told in words.
    root.textContent = `The console cannot start. ${error instanceof Error ? error.message : String(error)}`
  }
}
