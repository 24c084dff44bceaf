import type { PreferenceHome, Theme } from '../../src/stores/PreferenceStore'
import type { ReturnTo, SessionStorage } from '../../src/stores/session/SessionStorage'

/** Session and preferences in memory; `reload` is what the scenario does in place of the browser. */
export function storyHome(
  token: string | null,
  theme: Theme,
  reload: () => void,
  offersLogout = true,
  pageOffers: readonly string[] = [],
  /** The newest application that each person has been shown on an earlier visit, as JSON. */
  seen: string | null = null,
  /** Saved views of lists, as JSON. */
  views: string | null = null,
): SessionStorage & PreferenceHome {
  const kept = {
    token,
    offersLogout,
    returnTo: null as ReturnTo | null,
    theme,
    density: null as string | null,
    shortcuts: null as string | null,
    recent: null as string | null,
    views,
    different: null as string | null,
    seen: { ever: seen, before: null as string | null, read: null as string | null },
  }
  return {
    token: () => kept.token,
    setToken: (value) => void (kept.token = value),
    clearToken: () => void (kept.token = null),
    offersLogout: () => kept.offersLogout,
    setOffersLogout: (offered) => void (kept.offersLogout = offered),
    pageOffers: () => pageOffers,
    returnTo: () => kept.returnTo,
    setReturnTo: (page) => void (kept.returnTo = page),
    theme: () => kept.theme,
    setTheme: (theme) => void (kept.theme = theme),
    setThemeAside: () => undefined,
    density: () => kept.density,
    setDensity: (density) => void (kept.density = density),
    shortcuts: () => kept.shortcuts,
    setShortcuts: (setting) => void (kept.shortcuts = setting),
    recent: () => kept.recent,
    setRecent: (text) => void (kept.recent = text),
    views: () => kept.views,
    setViews: (text) => void (kept.views = text),
    different: () => kept.different,
    setDifferent: (text) => void (kept.different = text),
    seen: (when) => kept.seen[when],
    setSeen: (when, text) => void (kept.seen[when] = text),
    reload,
  }
}
