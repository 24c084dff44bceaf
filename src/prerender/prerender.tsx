import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createClient } from '../api/client'
import { fillPath } from '../api/fillPath'
import { LoginDoor } from '../app/LoginDoor'
import { firstLists } from '../app/loading/firstLists'
import { firstRecords } from '../app/loading/firstRecords'
import { browserHome } from '../browserHome'
import { readConfig } from '../config'
import { endpoints, type EndpointName } from '../contract/endpoints'
import { paths } from '../paths'
import { createStores } from '../stores/createStores'
import { consoleOf } from './consoleOf'
import { renderList } from './prerenderedList'

/**
 * Addresses of the API that the head of the page asks for: whom a token belongs to, and the list at each path that shows one, or
 * the first part of a list that the host searches; by the beginning of the path of a single record, what its screen is drawn from,
 * with `*` in place of its id.
 */
export function firstAddresses(env: Record<string, unknown>) {
  const { apiBaseUrl, productSlug } = readConfig(env)
  const addressOf = (name: EndpointName) =>
    apiBaseUrl + fillPath(endpoints[name].path, { product: productSlug })
  const all = Object.entries(firstLists)
  const lists = all.map(([path, { call }]) => [path, addressOf(call)])
  const parts = all.flatMap(([path, { call, part }]) => (part ? [[path, addressOf(call) + part]] : []))
  const records = Object.entries(firstRecords).map(([pattern, { call }]) => [
    pattern.replace(/:\w+$/, ''),
    apiBaseUrl + endpoints[call].path.replace(/\{\w+\}/, '*'),
  ])
  return {
    user: addressOf('currentUser'),
    lists: Object.fromEntries(lists) as Record<string, string>,
    parts: Object.fromEntries(parts) as Record<string, string>,
    records: Object.fromEntries(records) as Record<string, string>,
  }
}

export { entryRoots } from './entryRoots'

/** The path that stands in the address bar in place of a sign-in link. */
export const hiddenLink: string = paths.hiddenLink()

/** A browser that keeps nothing, at a page without offers. */
const noBrowser = { document: { querySelector: () => null } } as unknown as Window

/**
 * The login screen as HTML, for the page that the build writes: it stands there before any script, which then takes it
 * over as it is. `env` are the `VITE_*` settings of the build. Throws where one is malformed.
 */
export function prerenderLogin(env: Record<string, unknown>): string {
  const config = readConfig(env)
  const home = browserHome(noBrowser)
  const stores = createStores(home, (parts) =>
    createClient({ baseURL: config.apiBaseUrl, productSlug: config.productSlug, ...parts }),
  )
  return renderToString(
    <StrictMode>
      <LoginDoor console={consoleOf(config, home, stores)} />
    </StrictMode>,
  )
}

/** The page of all projects as HTML, with rows to paint others by; `env` as above. */
export const prerenderList = (env: Record<string, unknown>): Promise<string> => renderList(readConfig(env))
