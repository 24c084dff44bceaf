import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { ApiError, isUnauthorized } from '../../api/errors'
import type { Client } from '../../api/client'
import type { LoginBody } from '../../contract/bodies'
import type { Profile } from '../../contract/entities'
import { limits } from '../../contract/limits'
import type { Answer } from '../../contract/endpoints'

/** Where the session lives outside the program; the composition root gives local storage and the window's reload. */
export interface SessionStorage {
  token(): string | null
  setToken(token: string): void
  clearToken(): void
  /** Whether the server said at sign-in that it offers `logout`. */
  offersLogout(): boolean
  setOffersLogout(offered: boolean): void
  /** The path to open after the next sign-in, or null. */
  place(): string | null
  setPlace(path: string | null): void
  /** Loads the page anew, so that everything is as for a first visit (§4). */
  reload(): void
}

/** What has to be kept when a session ends; nothing to wait for answers undefined. */
export interface BeforeEnd {
  /** The session ends under whoever is typing. */
  interrupt(): Promise<void> | undefined
  /** Somebody logs out. */
  settle(): Promise<void>
}

/** What the access gate knows of the caller. */
export type CurrentUser = Answer<'currentUser'>

/** Names a person: by id or, on a host that leaves out ids, by e-mail address. */
export function personKey(user?: { id?: number | undefined }, profile?: Profile): string | undefined {
  const id = user?.id ?? profile?.id
  return id === undefined ? profile?.email || undefined : String(id)
}

/** Who is signed in, as the server says it; the access gate and the login screen read nothing else (§4). */
export class SessionStore {
  user: CurrentUser | undefined = undefined
  isChecking = true
  /** Why the last check could not be made, other than "nobody is signed in". */
  checkError: unknown = undefined
  /** The token was good once and is no longer: whoever signs in again is told why. */
  hasExpired = false
  /** The page is about to load anew: nothing holds it up any more. */
  isEnding = false
  /**
   * The token that this page acts by. A new one in the storage takes its place once it is known whose it is: until then
   * nothing is read or saved here in the name of whoever signed in elsewhere.
   */
  token: string | null
  private checks = 0

  constructor(
    private readonly client: Client,
    private readonly home: SessionStorage,
    private readonly typed: BeforeEnd,
    /** The profile of whoever is signed in, as far as it is known. */
    private readonly profile: () => Profile | undefined,
  ) {
    this.token = home.token()
    makeObservable(this, {
      user: observableRef,
      isChecking: observable,
      checkError: observableRef,
      hasExpired: observable,
      role: computed,
    })
  }

  get role(): string | undefined {
    return this.user?.role
  }

  /** Asks the server who is signed in (§4). Without a token nobody is, and nothing is asked. The last check wins. */
  async check(): Promise<void> {
    if (this.isEnding) return
    const turn = ++this.checks
    const token = this.home.token()
    const settle = (user: CurrentUser | undefined, error?: unknown) =>
      runInAction(() => {
        this.user = user
        this.checkError = error
        this.isChecking = false
      })
    if (token === null) return settle(undefined)
    try {
      const user = await this.client.call('currentUser', { token })
      const isSame = await this.isSame(user, token)
      if (turn !== this.checks) return
      if (!isSame) return this.startAnew()
      this.token = token
      settle(user)
    } catch (error) {
      if (turn !== this.checks) return
      if (isUnauthorized(error)) this.end()
      // A re-check that the network spoils must not throw a working person out.
      else settle(this.user, error)
    }
  }

  /** Signs in and stores the token; the page reloads 1 s later (§4). Throws an `ApiError` with the server's message. */
  async login(body: LoginBody): Promise<void> {
    const place = this.home.place()
    const answer = await this.client.call('login', { body })
    if (!answer.user.success || answer.user.statusCode === 401)
      throw new ApiError(
        'HTTP',
        answer.user.statusCode ?? 200,
        answer.user.message || 'something went wrong',
        answer,
      )
    this.keep(answer, place)
    setTimeout(() => this.home.reload(), limits.reloadAfterLogin)
  }

  /** Sends a sign-in link; answers the server's message. Throws an `ApiError`, also for a status 404 in the body (§8). */
  async sendMagicLink(email: string): Promise<string> {
    const answer = await this.client.call('magicLink', { body: { email } })
    if (answer.statusCode !== 200) throw new ApiError('HTTP', answer.statusCode, answer.message, answer)
    return answer.message
  }

  /** Spends the token of a link; answers whether the address is verified. Throws an `ApiError`. */
  async verify(token: string): Promise<boolean> {
    const place = this.home.place()
    const answer = await this.client.call('verify', { params: { token } })
    const { isVerified } = answer.user.data
    if (isVerified) {
      this.keep(answer, place)
      // Whoever was signed in before has seen nothing but this page.
      runInAction(() => (this.user = undefined))
      await this.check()
    }
    return isVerified
  }

  /** Somebody has to sign in before they may see `path`: it opens afterwards (decisions, "Session"). */
  rememberPlace(path: string): void {
    if (path !== '/') this.home.setPlace(path)
  }

  /** The path to open after signing in, answered once; only a path on this site is ever answered. */
  takePlace(): string {
    const path = this.home.place()
    this.home.setPlace(null)
    return path && /^\/(?![/\\])/.test(path) ? path : '/'
  }

  /** Ends the session here and, where the server offers it, there; the page reloads 100 ms later (§4). */
  logout(): void {
    // The call takes its token before it is cleared; the log-out holds whether or not it arrives.
    if (this.home.offersLogout()) this.client.call('logout').catch(() => undefined)
    this.home.clearToken()
    this.token = null
    this.isEnding = true
    void this.typed.settle()
    setTimeout(() => this.home.reload(), limits.reloadAfterLogout)
  }

  /** An answer brought a new token (§4); it is dropped where somebody signed in elsewhere meanwhile. */
  renew(token: string): void {
    if (this.home.token() === this.token) this.setToken(token)
  }

  /** The token is no longer good: forgets it, and once what was typed is kept the gate goes to /login (§4). */
  expire(): void {
    const token = this.home.token()
    if (token === null || token === this.token) this.end()
    else void this.check()
  }

  /**
   * Another tab signed in or out: this one follows (decisions, "Session"). `isBack`: the page lay in the browser's cache
   * for Back meanwhile, and is on the screen already.
   */
  async follow(isBack = false): Promise<void> {
    const token = this.home.token()
    if (token === null) {
      if (this.token !== null) this.end()
    }
    // Somebody else may have signed in: nothing that was loaded for the former person stays.
    else if (this.user === undefined && !this.isChecking) this.home.reload()
    else if (isBack && token !== this.token) this.startAnew()
    else await this.check()
  }

  private end() {
    const turn = ++this.checks
    this.home.clearToken()
    this.token = null
    const end = () =>
      turn === this.checks &&
      runInAction(() => {
        this.user = undefined
        this.isChecking = false
        this.checkError = undefined
        this.hasExpired = true
      })
    const kept = this.typed.interrupt()
    if (kept) void kept.then(end)
    else end()
  }

  /** Somebody else is signed in now: keeps what was typed under its own person's key, shows nothing, and loads the page anew. */
  private startAnew() {
    this.checks++
    this.isEnding = true
    const kept = this.typed.interrupt()
    runInAction(() => {
      this.user = undefined
      this.isChecking = true
    })
    void Promise.resolve(kept).then(() => this.home.reload())
  }

  /** Whether a token is that of the person of this page. Hosts may leave out ids: then profiles tell; who is unknown is another. */
  private async isSame(user: CurrentUser, token: string): Promise<boolean> {
    const before = this.user
    if (before === undefined) return true
    if (before.id !== undefined && user.id !== undefined) return before.id === user.id
    if (token === this.token) return true
    const key = personKey(before, this.profile())
    const profile = await this.client.call('profile', { token })
    return key !== undefined && key === personKey(user, profile.user)
  }

  private keep(answer: { token?: string | null; logout?: boolean }, place: string | null) {
    // The token sends other tabs on to that place too, and they may take it before this one does.
    if (place !== null) this.home.setPlace(place)
    if (answer.token) this.setToken(answer.token.replace(/^Bearer\s+/i, ''))
    this.home.setOffersLogout(answer.logout === true)
  }

  private setToken(token: string) {
    this.home.setToken(token)
    this.token = token
  }
}
