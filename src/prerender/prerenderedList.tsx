import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Client } from '../api/client'
import { MainLayout } from '../app/MainLayout'
import { ScreenPlaceholder } from '../app/ScreenPlaceholder'
import { browserHome } from '../browserHome'
import { ShortcutHost } from '../components/keys/ShortcutHost'
import { InShell } from '../components/layout/InShell'
import header from '../components/layout/PageHeader.module.css'
import { TableSearch } from '../components/table/TableSearch'
import hidden from '../components/text/VisuallyHidden.module.scss'
import type { Config } from '../config'
import type { ProjectRow } from '../contract/entities'
import { tokenKey } from '../contract/limits'
import { ConsoleContext } from '../hooks/useConsole'
import { ProjectsPage } from '../pages/projects/ProjectsPage'
import { tableWords } from '../pages/projects/ProjectTable'
import { paths } from '../paths'
import { createStores } from '../stores/createStores'
import { consoleOf } from './consoleOf'
import { sampleRows, sampleUser } from './samples'
import { slimHtml } from './slimHtml'

/** What the drawing reads of a browser: narrow, as cards have no density to ask the document for, and high enough for all rows. */
const browser = {
  document: { querySelector: () => null },
  localStorage: { getItem: (key: string) => (key === tokenKey ? 'token' : null) },
  navigator: { onLine: true, platform: '' },
  innerWidth: 640,
  innerHeight: 100_000,
  devicePixelRatio: 1,
}

/** Answers who is signed in, and the first rows of a list whose rest never comes. */
const clientOf = (rows: readonly ProjectRow[]) =>
  ({
    call: async (name: string, input?: { onRows?: (rows: unknown) => void }) => {
      if (name === 'currentUser') return sampleUser
      input?.onRows?.(rows)
      return new Promise(() => {})
    },
    know: () => undefined,
  }) as unknown as Client

/**
 * The page of all projects as HTML, for the page that the build writes: with all entries of the sidebar, and with these
 * rows. Of `sampleRows` the page makes those that it paints (`paint/`). Behind its content stands what says that a screen is
 * loaded, for the frame of other screens.
 */
export async function renderList(config: Config, rows: readonly ProjectRow[] = sampleRows): Promise<string> {
  const home = browserHome(browser as unknown as Window)
  const stores = createStores(home, () => clientOf(rows))
  await stores.session.check()
  void stores.projects.list.load()
  const parts = consoleOf(config, home, stores)
  const router = createMemoryRouter([
    { element: <MainLayout />, children: [{ path: paths.home(), element: <ProjectsPage /> }] },
  ])
  const page = inBrowser(() =>
    renderToString(
      <StrictMode>
        <ConsoleContext.Provider value={parts}>
          <RouterProvider router={router} />
        </ConsoleContext.Provider>
      </StrictMode>,
    ),
  )
  const search = inBrowser(() => renderToString(<Search />))
  const placeholder = renderToString(
    <InShell.Provider value>
      <ScreenPlaceholder />
    </InShell.Provider>,
  )
  const whole = withSearch(page, search).replace('</main>', (end) => placeholder + end)
  return slimHtml(whole, hidden.always ?? '')
}

/** The search, which the table puts into the page's head once that is there. */
function Search() {
  return (
    <ShortcutHost isOn onToggle={() => undefined} isIdle={false}>
      <TableSearch
        label={`Search ${tableWords.noun.many}`}
        text=""
        onChange={() => undefined}
        onClear={() => undefined}
        inputRef={{ current: null }}
      />
    </ShortcutHost>
  )
}

/** Throws where the page has no place for the search. */
function withSearch(page: string, search: string): string {
  const place = `<div class="${header.search}">`
  if (!page.includes(`${place}</div>`))
    throw new Error('The page of all projects has no place for its search')
  return page.replace(place, () => place + search)
}

/** Calls `draw` while `window` and `navigator` are those of `browser`, as Node has none, or another; in a browser with its own. */
function inBrowser(draw: () => string): string {
  if (typeof document !== 'undefined') return draw()
  const names = ['window', 'navigator'] as const
  const former = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true })
  define('window', browser)
  define('navigator', browser.navigator)
  try {
    return draw()
  } finally {
    for (const [name, property] of former)
      if (property) Object.defineProperty(globalThis, name, property)
      else Reflect.deleteProperty(globalThis, name)
  }
}
