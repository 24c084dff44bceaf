import { startTransition } from 'react'
import {
  createPath,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  matchRoutes,
  resolvePath,
  type Blocker,
  type BlockerFunction,
  type DataRouteObject,
  type Location,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterProviderProps,
  type RouterState,
  type RouterSubscriber,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom'

type Router = RouterProviderProps['router']
/** Where a router reads and writes addresses: that of a browser, or one in memory. */
export type RouterHistory = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>
type Action = RouterState['historyAction']

/** As the library writes them. */
const [pop, push, replace] = ['POP', 'PUSH', 'REPLACE'] as readonly string[] as [Action, Action, Action]

/**
 * The router of the console, for the library's `RouterProvider` and its hooks. It does what the library's own does for routes
 * without loaders, actions and code that routes bring along: it follows addresses at once, and asks `useBlocker` before it
 * leaves. The library's own costs 15 kB on each first screen for the rest. Paths are absolute, or the query or hash alone;
 * among the routes is one for every other path.
 */
export function createRouter(routeObjects: readonly RouteObject[], history: RouterHistory): Router {
  const routes = withIds(routeObjects)
  const matchesOf = ({ pathname }: Location) => matchRoutes(routes, { pathname }) ?? []
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  const subscribers = new Set<RouterSubscriber>()
  /** The state has changed while nobody listened. */
  let isMissed = false
  const blockerFunctions = new Map<string, BlockerFunction>()
  /** Called at the next event of the history, which is the way back of a move that was blocked. */
  let handleWayBack: (() => void) | undefined
  /** Ends the promise of a move through the history. */
  let endMove: (() => void) | undefined

  function update(changes: Partial<RouterState>): void {
    state = { ...state, ...changes }
    isMissed = subscribers.size === 0
    for (const subscriber of subscribers) tell(subscriber)
  }

  const tell = (subscriber: RouterSubscriber) =>
    subscriber(state, {
      deletedFetchers: [],
      newErrors: null,
      viewTransitionOpts: undefined,
      flushSync: false,
    })

  function follow(historyAction: Action, location: Location): void {
    if (historyAction === push) history.push(location, location.state)
    if (historyAction === replace) history.replace(location, location.state)
    update({
      historyAction,
      location,
      matches: location.pathname === state.location.pathname ? state.matches : matchesOf(location),
      blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    })
    endMove?.()
    endMove = undefined
  }

  function setBlocker(key: string, blocker: Blocker): void {
    update({ blockers: new Map(state.blockers).set(key, blocker) })
  }

  /** Asks the newest blocker; undefined where the move may go on. */
  function blockerOf(historyAction: Action, nextLocation: Location): string | undefined {
    const [key, isBlocked] = [...blockerFunctions].at(-1) ?? []
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return undefined
    return isBlocked?.({ currentLocation: state.location, nextLocation, historyAction }) ? key : undefined
  }

  function block(key: string, location: Location, proceed: () => void): void {
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed() {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        proceed()
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    })
  }

  /** The address has changed by itself, as by the browser's buttons: a move that is blocked is taken back. */
  function handlePop(location: Location, delta: number | null): void {
    if (handleWayBack) {
      handleWayBack()
      handleWayBack = undefined
      return
    }
    const key = blockerOf(pop, location)
    // The browser scrolls first: a page that is drawn before that ends a row off.
    if (key === undefined || delta === null) return startTransition(() => follow(pop, location))
    const isBack = new Promise<void>((resolve) => (handleWayBack = resolve))
    history.go(-delta)
    block(key, location, () => void isBack.then(() => history.go(delta)))
    endMove?.()
    endMove = undefined
  }

  function locationOf(to: To | null, locationState: unknown): Location {
    const path = resolvePath(to ?? state.location, state.location.pathname)
    const pathname = typeof to === 'string' ? /^[^?#]*/.exec(to)?.[0] : to?.pathname
    // It takes the slash off the end of a path.
    if (pathname?.endsWith('/') && !path.pathname.endsWith('/')) path.pathname += '/'
    return {
      ...history.encodeLocation(path),
      state: locationState ?? null,
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    }
  }

  /** Throws for an address of another site, such as `//elsewhere`. */
  function requireInside(to: To | null, location: Location): void {
    const { origin, href } = history.createURL('/')
    const asked = to === null ? '' : typeof to === 'string' ? to : createPath(to)
    for (const address of [asked, history.createHref(location)])
      if (URL.canParse(address, href) && new URL(address, href).origin !== origin)
        throw new Error('External navigation is not allowed')
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    endMove?.()
    endMove = undefined
    if (typeof to === 'number') {
      const ended = new Promise<void>((resolve) => (endMove = resolve))
      history.go(to)
      return ended
    }
    const location = locationOf(to, options.state)
    requireInside(to, location)
    const action = options.replace ? replace : push
    const key = blockerOf(action, location)
    if (key === undefined) follow(action, location)
    else block(key, location, () => void navigate(to, options))
  }

  history.listen(({ location, delta }) => handlePop(location, delta))

  const router = {
    basename: '/',
    future: {},
    window: undefined,
    routes,
    manifest: {},
    get state() {
      return state
    },
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber)
      if (isMissed) tell(subscriber)
      isMissed = false
      return () => subscribers.delete(subscriber)
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    getBlocker(key: string, isBlocked: BlockerFunction) {
      blockerFunctions.set(key, isBlocked)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker(key: string) {
      state.blockers.delete(key)
      blockerFunctions.delete(key)
    },
  }
  // The rest of the type is for what this router has none of.
  return router as Partial<Router> as Router
}

/** The routes, each named by its place among the others. */
const withIds = (routes: readonly RouteObject[], place = ''): DataRouteObject[] =>
  routes.map((route, index): DataRouteObject => {
    const id = `${place}${index}`
    return route.index
      ? { ...route, id }
      : { ...route, id, children: route.children && withIds(route.children, `${id}-`) }
  })
