// First, so that its order of layers comes before every part's own styles.
import './styles/base.scss'
import './styles/face.css'
import { autorun } from 'mobx'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { forgetEarly, type EarlyCall } from './api/earlyCalls'
import { createLazyClient } from './api/lazyClient'
import { FrontDoor, type FrontDoorProps } from './app/FrontDoor'
import { clientLoader } from './app/loading/clientLoader'
import { EarlyKeys } from './app/loading/EarlyKeys'
import { fetchBehindForm } from './app/loading/fetchBehindForm'
import { fetchEarly } from './app/loading/fetchEarly'
import { fetchWhenIdle } from './app/loading/fetchWhenIdle'
import { beginsWithLogin } from './app/gateDecision'
import { browserDrafts } from './browserDrafts'
import { applyFace, fetchFace } from './app/face'
import { browserHome } from './browserHome'
import { createToaster } from './components/feedback/createToaster'
import { readConfig } from './config'
import { isStaff } from './contract/access/roles'
import { prerendered, unloaded } from './lib/prerendered'
import { whenIdle } from './lib/idle/whenIdle'
import { styleSettled } from './lib/loading/linkSettled'
import { createVisits } from './hooks/createVisits'
import { loadChunk } from './lib/loading/loadChunk'
import type { Console } from './hooks/useConsole'
import { patterns } from './paths'
import { createStores } from './stores/createStores'
import { describeStorageFault } from './stores/drafts/SavedDraftStore'

declare global {
  interface Window {
    /** What the head of the page has asked for (`tools/build/page/headStart.ts`). */
    early?: EarlyCall[]
    /** The files of what makes the calls, where the page begins with the login screen (the same). */
    clientFiles?: string[]
  }
}

/** What else there is to do waits no longer for the page to be drawn, in ms. */
const longestDraw = 1000
const isDrawn = () => new Promise<void>((resolve) => whenIdle(() => resolve(), longestDraw))

/** How long the answer to a call of the page's head waits for its screen, in ms. */
const longestEarly = 5000

/** Builds the console from the browser's parts: its storage, its address and its events come in here. */
function start(root: HTMLElement) {
  const config = readConfig(import.meta.env)
  const home = browserHome(window)
  const { early = [], clientFiles } = window
  const fetchClient = clientLoader(clientFiles)
  const fetchEarlyReader = async () => (await import('./api/readEarly')).createEarlyReader
  const toaster = createToaster()
  const stores = createStores(
    home,
    (parts) =>
      createLazyClient(
        { baseURL: config.apiBaseUrl, productSlug: config.productSlug, early, isDrawn, ...parts },
        fetchClient,
        fetchEarlyReader,
      ),
    {
      home: browserDrafts(),
      onStorageFault: (fault) => toaster.show({ message: describeStorageFault(fault), intent: 'warning' }),
    },
  )
  home.onOtherTab((isBack) => void stores.session.follow(isBack))
  home.onHidden(() => void stores.savedDrafts.settle())
  void stores.session.check()

  applyFace(window)

  const { pathname, search, hash } = window.location
  const isLogin = beginsWithLogin(home.token(), pathname)
  if (isLogin && pathname !== patterns.login) {
    stores.session.rememberReturnTo(pathname + search + hash)
    window.history.replaceState(null, '', patterns.login)
  }
  // Only for whom the server lets read lists, as far as this browser knows: a refusal would be noted in the audit trail.
  if (!isLogin && home.token() !== null && home.isStaff()) fetchEarly(pathname, stores)
  autorun(() => {
    const { session } = stores
    if (session.status !== 'signedIn') return
    home.setStaff(isStaff(session.role))
    home.setOffersQuery(session.isOffered('query'))
  })
  // What no screen has taken over by then is asked for anew when it is wanted.
  const forget = () => setTimeout(() => forgetEarly(early), longestEarly)
  if (early.length > 0) fetchEarlyReader().then(forget, forget)
  if (isLogin) {
    window.heldKeys = undefined
    fetchBehindForm(root, fetchClient)
    // The console fetches it behind its screens.
    fetchWhenIdle([fetchFace])
  }
  const parts: Console = {
    ...(!isLogin && { earlyKeys: new EarlyKeys(window) }),
    stores,
    config,
    toaster,
    recovery: home.recovery,
    isFirstPage: createVisits(),
    places: new Map(),
  }
  const draw = (LoginDoor?: FrontDoorProps['LoginDoor']) => {
    const app = (
      <StrictMode>
        <FrontDoor console={parts} LoginDoor={LoginDoor} />
      </StrictMode>
    )
    if (LoginDoor && root.hasAttribute(prerendered.root)) hydrateRoot(root, app)
    else createRoot(root).render(app)
  }
  if (isLogin)
    loadChunk(() => import('./app/LoginDoor')).then(
      ({ LoginDoor }) => whenStyled(() => draw(LoginDoor)),
      () => window.dispatchEvent(new Event(unloaded)),
    )
  else whenStyled(draw)
}

/** Calls back once the page has its style, which it asks for by scripts: no browser waits for that. At once where it has. */
function whenStyled(draw: () => void): void {
  const coming = styleSettled(document)
  if (coming) void coming.then(() => draw())
  else draw()
}

const root = document.getElementById('root')
if (root) {
  try {
    start(root)
  } catch (error) {
    // Settings are read before anything can be drawn; a malformed one must still be explained in words.
    root.textContent = `The console cannot start. ${error instanceof Error ? error.message : String(error)}`
  }
}
