import { choiceKeys, tokenKey } from './contract/limits'
import { offersMeta } from './contract/offers'
import type { Recovery } from './hooks/useConsole'
import type { PreferenceHome, Seen } from './stores/PreferenceStore'
import type { ReturnTo, SessionStorage } from './stores/session/SessionStorage'
import { keptJson } from './lib/keptJson'

const keys = {
  ...choiceKeys,
  logout: 'offersLogout',
  staff: 'isStaff',
  query: 'offersQuery',
  returnTo: 'returnTo',
  recent: 'recent',
  views: 'views',
  different: 'different',
  seenApplications: 'seenApplications',
  readApplications: 'readApplications',
  reloaded: 'reloadedAt',
} as const

const seenKey = (when: Seen) => (when === 'read' ? keys.readApplications : keys.seenApplications)

/** A page that reloaded by itself within this many ms must not do so again. */
const reloadPause = 60_000

type BrowserHome = SessionStorage &
  PreferenceHome & {
    recovery: Recovery
    /** Who was signed in last in this browser may read lists. */
    isStaff(): boolean
    setStaff(isStaff: boolean): void
    /** The host searches its list of projects, as its last answer about a user said. */
    setOffersQuery(offered: boolean): void
    /** Another tab signed in or out, perhaps while this page was offline or, with `isBack`, in the browser's cache for Back. */
    onOtherTab(listener: (isBack: boolean) => void): void
    /** The page is put away, perhaps for good. */
    onHidden(listener: () => void): void
  }

/** Session and preferences in the browser's storage. A storage that is forbidden or full falls back to this page's memory. */
export function browserHome(window: Window): BrowserHome {
  const local = safeStorage(() => window.localStorage)
  const session = safeStorage(() => window.sessionStorage)
  const reload = () => window.location.reload()
  return {
    // What no header can carry was never a token.
    token: () => /^[\x21-\x7e]+$/.exec(local.get(tokenKey) ?? '')?.[0] ?? null,
    setToken: (token) => local.set(tokenKey, token),
    clearToken: () => local.set(tokenKey, null),
    offersLogout: () => local.get(keys.logout) === 'true',
    setOffersLogout: (offered) => local.set(keys.logout, offered ? 'true' : null),
    isStaff: () => local.get(keys.staff) === 'true',
    setStaff: (isStaff) => local.set(keys.staff, isStaff ? 'true' : null),
    setOffersQuery: (offered) => local.set(keys.query, offered ? 'true' : null),
    pageOffers() {
      const meta = window.document.querySelector<HTMLMetaElement>(`meta[name=${offersMeta}]`)
      const onPage = meta?.content.split(' ') ?? []
      return local.get(keys.query) === 'true' ? [...onPage, 'query'] : onPage
    },
    // Each tab returns to its own page; a tab that a mail's link opened, to the one asked for last.
    returnTo: () => readReturnTo(session.get(keys.returnTo) || local.get(keys.returnTo)),
    setReturnTo(page) {
      const text = page && JSON.stringify(page)
      session.set(keys.returnTo, text)
      local.set(keys.returnTo, text)
    },
    theme: () => local.get(keys.theme),
    setTheme: (theme) => local.set(keys.theme, theme),
    density: () => local.get(keys.density),
    setDensity: (density) => local.set(keys.density, density),
    shortcuts: () => local.get(keys.shortcuts),
    setShortcuts: (setting) => local.set(keys.shortcuts, setting),
    recent: () => local.get(keys.recent),
    setRecent: (text) => local.set(keys.recent, text),
    views: () => local.get(keys.views),
    setViews: (text) => local.set(keys.views, text),
    different: () => local.get(keys.different),
    setDifferent: (text) => local.set(keys.different, text),
    seen: (when) => (when === 'before' ? session : local).get(seenKey(when)),
    setSeen: (when, text) => (when === 'before' ? session : local).set(seenKey(when), text),
    setThemeAside(found) {
      local.set(`aside/${keys.theme}`, found)
      local.set(keys.theme, null)
    },
    reload,
    onOtherTab(listener) {
      window.addEventListener('storage', (event) => {
        if (event.key === tokenKey || event.key === null) listener(false)
      })
      window.addEventListener('online', () => listener(false))
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) listener(true)
      })
    },
    onHidden(listener) {
      window.addEventListener('pagehide', listener)
      window.document.addEventListener('visibilitychange', () => {
        if (window.document.visibilityState === 'hidden') listener()
      })
    },
    recovery: {
      mayReload: () => Date.now() - Number(session.get(keys.reloaded) ?? 0) > reloadPause,
      async reload() {
        const isThere = await fetch(window.location.href, { cache: 'no-store' }).then(
          ({ ok }) => ok,
          () => false,
        )
        if (!isThere) return false
        session.set(keys.reloaded, String(Date.now()))
        reload()
        return true
      },
    },
  }
}

/** What another program or an older console left under this key counts for nothing. */
function readReturnTo(text: string | null): ReturnTo | null {
  const { path, person } = (keptJson(text) ?? {}) as Partial<Record<keyof ReturnTo, unknown>>
  if (typeof path !== 'string') return null
  return { path, person: typeof person === 'string' ? person : undefined }
}

interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string | null): void
}

function safeStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    set(key, value) {
      memory.delete(key)
      try {
        if (value === null) open().removeItem(key)
        else open().setItem(key, value)
      } catch {
        if (value !== null) memory.set(key, value)
      }
    },
  }
}
