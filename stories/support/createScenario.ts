import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouterProviderProps } from 'react-router-dom'
import { createMemoryServer, type MemoryServer } from '../../server/memoryServer'
import { scenario as scenarioOf, type ScenarioName } from '../../server/scenarios'
import { createClient } from '../../src/api/client'
import type { Timings } from '../../src/api/timings'
import { createRouter } from '../../src/app/router/createRouter'
import { routes } from '../../src/app/routes'
import { createToaster } from '../../src/components/feedback/createToaster'
import { readConfig } from '../../src/config'
import type { Role } from '../../src/contract/access/roles'
import type { EndpointName } from '../../src/contract/endpoints'
import type { Offer } from '../../src/contract/offers'
import { createVisits } from '../../src/hooks/createVisits'
import type { Console } from '../../src/hooks/useConsole'
import { createStores } from '../../src/stores/createStores'
import { describeStorageFault, type SavedDraftStorage } from '../../src/stores/drafts/SavedDraftStore'
import { memorySavedDrafts } from '../../src/stores/drafts/memorySavedDrafts'
import type { Theme } from '../../src/stores/PreferenceStore'
import {
  bare,
  carryOutFault,
  endpointOf,
  slowness,
  type Envelope,
  type Faults,
  type GeneralFault,
  withoutTags,
} from './faults'
import { storyHome } from './storyHome'
import { storyTrails, type StoryTrail } from './storyTrails'

/** What a page story says of its surroundings; typed by the contract. */
export interface ScenarioParameters {
  /** Content of the directory; `small` by default. */
  scenario?: ScenarioName
  /** Role of the signed-in user; `nobody` by default. */
  as?: Role | 'nobody'
  /** Path that is opened. */
  at: string
  faults?: Faults
  /** Befalls every call that has no fault of its own, save the check of the session. */
  fault?: GeneralFault
  envelope?: Envelope
  /** What the host offers beyond the specification's calls; everything by default. */
  offers?: readonly Offer[]
  /** The host searches its list of projects where it has more than so many; 5,000 by default. */
  wholeListUpTo?: number
  /** What the host's page says that it offers on the login screen; nothing by default. */
  pageOffers?: readonly Offer[]
  /** `VITE_*` settings other than the defaults. */
  settings?: Record<string, string>
  /** The host exposes no ETags. */
  hidesTags?: boolean
  /** Shortens what the client waits for. */
  timings?: Timings
  /** The newest application that each person, by their id, has been shown on an earlier visit. */
  seenApplications?: Readonly<Record<string, number>>
  /** What the audit trail holds at the start; nothing by default. */
  trail?: StoryTrail
  /** The sidebar has the shared views of the scenario; none by default. */
  hasViews?: boolean
  /** Opens the storage of drafts each time the console starts; one in memory by default. */
  openDrafts?: () => SavedDraftStorage
}

/** A console with the real server behind it, both in this page. */
export interface StoryScenario {
  server: MemoryServer
  /** Calls that reached the wire, in order. */
  calls: EndpointName[]
  /** May be changed while the story runs. */
  faults: Faults
  /** The address that the console is at. */
  address: () => string
  /** Loads the console anew at another address, as typing it into the address bar does. */
  open: (path: string) => void
  /** Logs out in another tab of the same browser. */
  logOutElsewhere: () => void
  /** Signs in as somebody of this role in another tab of the same browser. */
  signInElsewhere: (role: Role) => Promise<void>
  /** What stands in the browser's storage of drafts, by key. */
  drafts: Map<string, unknown>
  /** Replaces what the storage of drafts does; `undefined` gives it back. */
  spoilDrafts: (home: Partial<SavedDraftStorage> | undefined) => void
  /** Starts the console at the path it is on, as loading the page does. */
  boot: (reload: () => void) => { console: Console; router: RouterProviderProps['router'] }
}

/** Builds the scenario of one story: nothing in it is shared with another. */
export async function createScenario(
  parameters: ScenarioParameters,
  theme: Theme = 'light',
): Promise<StoryScenario> {
  const {
    scenario = 'small',
    as = 'nobody',
    at,
    fault: generalFault,
    envelope = 'canonical',
    hidesTags = false,
    offers,
    wholeListUpTo,
    pageOffers = [],
    settings = {},
    timings,
    seenApplications = {},
    openDrafts,
    trail,
    hasViews = false,
  } = parameters
  // A host with bare answers knows the specification's calls alone.
  const isBare = envelope === 'bare'
  const content = scenarioOf(scenario)
  const server = createMemoryServer(hasViews ? content : { ...content, views: [] }, {
    siteAddress: location.origin,
    ...(isBare ? { offers: [] } : offers && { offers }),
    ...(wholeListUpTo !== undefined && { wholeListUpTo }),
  })
  if (trail) await server.database.transaction((tables) => tables.trail.append(storyTrails[trail]()))
  const token = as === 'nobody' ? null : await server.tokenOf(as)
  const config = readConfig(settings)
  const calls: EndpointName[] = []
  const faults: Faults = { ...parameters.faults }
  let place = at
  let restart: () => void = () => undefined

  const wire: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const name = endpointOf(request)
    if (name) calls.push(name)
    const fault = (name && faults[name]) ?? (name === 'currentUser' ? undefined : generalFault)
    if (fault === 'slow') await slowness(request.signal)
    else if (fault !== undefined) return carryOutFault(fault, request, () => server.handle(request))
    const response = hidesTags
      ? await withoutTags(request, () => server.handle(request))
      : await server.handle(request)
    return isBare ? bare(name, response) : response
  }
  const home = storyHome(token, theme, () => restart(), !isBare, pageOffers, JSON.stringify(seenApplications))
  let follow: () => void = () => undefined
  const drafts = new Map<string, unknown>()
  let spoiled: Partial<SavedDraftStorage> = {}
  const draftHome = memorySavedDrafts(drafts)
  const disk: SavedDraftStorage = {
    get: (key) => (spoiled.get ?? draftHome.get)(key),
    set: (key, value) => (spoiled.set ?? draftHome.set)(key, value),
    remove: (key) => (spoiled.remove ?? draftHome.remove)(key),
    keys: (beginning) => (spoiled.keys ?? draftHome.keys)(beginning),
  }

  return {
    server,
    calls,
    faults,
    address: () => place,
    open(path) {
      place = path
      restart()
    },
    logOutElsewhere() {
      home.clearToken()
      follow()
    },
    async signInElsewhere(role) {
      home.setToken(await server.tokenOf(role))
      follow()
    },
    drafts,
    spoilDrafts: (home) => (spoiled = home ?? {}),
    boot(reload) {
      restart = reload
      const toaster = createToaster()
      const stores = createStores(
        home,
        (parts) =>
          createClient({
            baseURL: `${location.origin}/api`,
            productSlug: config.productSlug,
            fetch: wire,
            timings,
            ...parts,
          }),
        {
          home: openDrafts?.() ?? disk,
          onStorageFault: (fault) =>
            toaster.show({ message: describeStorageFault(fault), intent: 'warning' }),
        },
      )
      const router = createRouter(routes, createMemoryHistory({ initialEntries: [place] }))
      router.subscribe(({ location }) => {
        place = location.pathname + location.search + location.hash
      })
      follow = () => void stores.session.follow()
      void stores.session.check()
      const recovery = {
        mayReload: () => false,
        async reload() {
          restart()
          return true
        },
      }
      return {
        console: {
          stores,
          config,
          toaster,
          recovery,
          isFirstPage: createVisits(),
          places: new Map(),
        },
        router,
      }
    },
  }
}
