/** The page to open after the next sign-in. */
export interface ReturnTo {
  path: string
  /** Whose session ended on it, where that is known (`personKey`): it opens for nobody else. */
  person?: string | undefined
}

/** Where the session lives outside the program; the composition root gives local storage and the window's reload. */
export interface SessionStorage {
  token(): string | null
  setToken(token: string): void
  clearToken(): void
  /** Whether the server said at sign-in that it offers `logout`. */
  offersLogout(): boolean
  setOffersLogout(offered: boolean): void
  /** What the host offers as far as it is known before any user is: for the login screen, and for the first list. */
  pageOffers(): readonly string[]
  returnTo(): ReturnTo | null
  setReturnTo(page: ReturnTo | null): void
  /** Loads the page anew, so that everything is as for a first visit (§4). */
  reload(): void
}

/** What has to be kept when a session ends; nothing to wait for returns undefined. */
export interface BeforeEnd {
  /** The session ends while somebody is typing. */
  interrupt(): Promise<void> | undefined
  /** Somebody logs out. */
  settle(): Promise<void>
}
