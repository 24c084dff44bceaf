import type { ServerOptions } from '../../../server/createServer'
import { createMemoryServer, type MemoryServer } from '../../../server/memoryServer'
import type { ScenarioName } from '../../../server/scenarios'
import { createClient } from '../../api/client'
import type { Timings } from '../../api/timings'
import type { Role } from '../../contract/access/roles'
import { createStores, type Stores } from '../../stores/createStores'
import type { StorageFault } from '../../stores/drafts/SavedDraftStore'
import { memorySavedDrafts } from '../../stores/drafts/memorySavedDrafts'
import type { ReturnTo } from '../../stores/session/SessionStorage'

/** Stores over the real server in memory, for unit tests. */
export interface TestStores {
  stores: Stores
  server: MemoryServer
  /** Method and path of each call that reached the wire. */
  calls: string[]
  /** What stands where a browser has its local storage. */
  kept: {
    token: string | null
    returnTo: ReturnTo | null
    offersLogout: boolean
    reloads: number
    aside: string | null
  }
  /** The reported faults of the browser's storage. */
  storageFaults: StorageFault[]
  /** Replaces the next answers of the wire until it is set back to undefined. */
  setWire: (wire: typeof fetch | undefined) => void
}

/** Starts stores as a role, or as nobody; the client waits as usual by default. */
export async function testStores(
  role: Role | 'nobody',
  scenario: ScenarioName = 'small',
  timings?: Timings,
  over: Partial<ServerOptions> = {},
): Promise<TestStores> {
  const storageFaults: StorageFault[] = []
  const server = createMemoryServer(scenario, over)
  const token = role === 'nobody' ? null : await server.tokenOf(role)
  const kept: TestStores['kept'] = {
    token,
    returnTo: null,
    offersLogout: true,
    reloads: 0,
    aside: null,
  }
  const calls: string[] = []
  let wire: typeof fetch | undefined
  const stores = createStores(
    {
      token: () => kept.token,
      setToken: (value) => void (kept.token = value),
      clearToken: () => void (kept.token = null),
      offersLogout: () => kept.offersLogout,
      setOffersLogout: (offered) => void (kept.offersLogout = offered),
      pageOffers: () => [],
      returnTo: () => kept.returnTo,
      setReturnTo: (page) => void (kept.returnTo = page),
      theme: () => 'purple',
      setTheme: () => undefined,
      setThemeAside: (found) => void (kept.aside = found),
      density: () => 'huge',
      setDensity: () => undefined,
      seen: () => null,
      setSeen: () => undefined,
      shortcuts: () => null,
      setShortcuts: () => undefined,
      recent: () => 'nothing of ours',
      setRecent: () => undefined,
      views: () => 'nothing of ours',
      setViews: () => undefined,
      different: () => null,
      setDifferent: () => undefined,
      reload: () => void kept.reloads++,
    },
    (parts) =>
      createClient({
        baseURL: 'http://console.test/api',
        productSlug: 'osn',
        ...(timings && { timings }),
        fetch: async (input, init) => {
          const request = new Request(input, init)
          calls.push(`${request.method} ${new URL(request.url).pathname.slice('/api'.length)}`)
          return wire ? wire(request) : server.handle(request)
        },
        ...parts,
      }),
    { home: memorySavedDrafts(), onStorageFault: (fault) => storageFaults.push(fault) },
  )
  return { stores, server, calls, kept, storageFaults, setWire: (next) => (wire = next) }
}
