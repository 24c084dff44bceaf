import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { Client } from '../../api/client'
import type { LoginBody } from '../../contract/bodies'
import type { Profile } from '../../contract/entities'
import { limits } from '../../contract/limits'
import type { Offer } from '../../contract/offers'
import { askUser } from './askUser'
import { returnPath } from './returnPath'
import type { BeforeEnd, ReturnTo, SessionStorage } from './SessionStorage'
import { isOffered, personKey, withoutUser, type CurrentUser, type SessionState } from './sessionState'
import { requestLogin, requestMagicLink } from './signIn'

/**
 * Who is signed in, as the server says it; the access gate and the login screen read nothing else (§4).
 *
 * | from                | what happens                                              | to                               |
 * | ------------------- | --------------------------------------------------------- | -------------------------------- |
 * | checking, anonymous | `check` finds no token                                    | anonymous                        |
 * | checking, anonymous | `check` fails                                             | anonymous, with its error        |
 * | signedIn, expired   | `check` fails                                             | the same; signedIn has the error |
 * | all but reloading   | `check` is answered with a user                           | signedIn                         |
 * | signedIn, expired   | … who is somebody else than the one shown                 | reloading, nobody is shown       |
 * | all but reloading   | `check` is answered 401; `expire`; the token is gone      | expired                          |
 * | all but reloading   | `verify` succeeds                                         | checking, and the check begins   |
 * | anonymous, expired  | `login` succeeds                                          | the same, until the page reloads |
 * | signedIn            | `login` succeeds                                          | reloading, the page stays        |
 * | anonymous, expired  | `follow`: somebody signed in in another tab               | the same, until the page reloads |
 * | all but reloading   | `logout`                                                  | reloading, the page stays        |
 *
 * The newest check decides, and what came after it makes its answer void. Nothing leads out of `reloading` but the reload.
 */
export class SessionStore {
  private state: SessionState = { status: 'checking' }
  /**
   * The token that this page acts by. A new one in the storage takes its place once it is known whose it is: until then
   * nothing is read or saved here in the name of the user who signed in elsewhere.
   */
  token: string | null
  /** The check whose answer counts, and the token it asks about. */
  private asked: { token: string } | undefined

  constructor(
    private readonly client: Client,
    private readonly storage: SessionStorage,
    private readonly typed: BeforeEnd,
    /** The profile of the signed-in user, as far as it is known. */
    readonly profile: () => Profile | undefined,
  ) {
    this.token = storage.token()
    makeObservable<this, 'state'>(this, { state: observableRef, status: computed, role: computed })
  }

  get status(): SessionState['status'] {
    return this.state.status
  }

  /** The user that the page shows: the one who is signed in or, for a moment, was. */
  get user(): CurrentUser | undefined {
    return 'user' in this.state ? this.state.user : undefined
  }

  get role(): string | undefined {
    return this.user?.role
  }

  /** Whether the host offers this beyond the specification's calls. */
  readonly isOffered = (offer: Offer): boolean => isOffered(offer, this.user, this.storage)

  /** Why the last check could not be made, other than "nobody is signed in". */
  get checkError(): unknown {
    return 'checkError' in this.state ? this.state.checkError : undefined
  }

  /** Asks the server who is signed in (§4). Without a token nobody is, and nothing is asked. */
  async check(): Promise<void> {
    if (this.status === 'reloading') return
    const token = this.storage.token()
    if (token === null) return this.token === null ? this.become(withoutUser(this.state)) : this.end()
    const asked = { token }
    this.asked = asked
    const answer = await askUser(this.client, asked, this)
    if (asked !== this.asked) return
    // Another tab signed in or out meanwhile.
    if (this.storage.token() !== asked.token) return this.check()
    if (answer === 'somebody else') this.startAnew()
    else if (answer === 'nobody') this.end()
    else if ('error' in answer) this.become(withoutUser(this.state, answer.error))
    else {
      this.setToken(asked.token)
      this.become({ status: 'signedIn', ...answer })
    }
  }

  /** Signs in and stores the token; the page reloads 1 s later (§4). Throws an `ApiError` with the server's message. */
  async login(body: LoginBody): Promise<void> {
    const returnTo = this.storage.returnTo()
    this.keep(await requestLogin(this.client, body), returnTo)
    // Nothing is done in this name on a page that a check has meanwhile opened for another.
    if (this.status === 'signedIn') this.become({ status: 'reloading', user: this.user })
    setTimeout(() => this.storage.reload(), limits.reloadAfterLogin)
  }

  /** Sends a sign-in link; returns the server's message. Throws an `ApiError`, also for a status 404 in the body (§8). */
  sendMagicLink(email: string): Promise<string> {
    return requestMagicLink(this.client, email)
  }

  /** Spends the token of a link; returns whether the address is verified. Throws an `ApiError`. */
  async verify(token: string): Promise<boolean> {
    const returnTo = this.storage.returnTo()
    const answer = await this.client.call('verify', { params: { token } })
    const { isVerified } = answer.user.data
    if (isVerified) {
      this.keep(answer, returnTo)
      // A user who was signed in before has seen nothing but this page.
      this.become({ status: 'checking' })
      await this.check()
    }
    return isVerified
  }

  /** Somebody has to sign in before they may see `path`: it opens afterwards (decisions, "Session"). */
  rememberReturnTo(path: string): void {
    const person = this.state.status === 'expired' ? this.state.person : undefined
    if (path !== '/') this.storage.setReturnTo({ path, person })
  }

  /** The path to open after signing in, answered once; only a path on this site, and that was not another person's. */
  takeReturnTo(): string {
    const returnTo = this.storage.returnTo()
    this.storage.setReturnTo(null)
    return returnPath(returnTo, this.person)
  }

  /** Ends the session here and, where the server offers it, there; the page reloads 100 ms later (§4). */
  logout(): void {
    if (this.status === 'reloading') return
    // The call takes its token before it is cleared; the log-out holds whether or not it arrives.
    if (this.isOffered('logout')) this.client.call('logout').catch(() => undefined)
    this.asked = undefined
    this.setToken(null)
    this.become({ status: 'reloading', user: this.user })
    void this.typed.settle()
    setTimeout(() => this.storage.reload(), limits.reloadAfterLogout)
  }

  /** An answer brought a new token (§4); it is dropped where somebody signed in elsewhere meanwhile. */
  renew(token: string): void {
    if (this.storage.token() !== this.token) return
    if (this.asked?.token === this.token) this.asked.token = token
    this.setToken(token)
  }

  /** The token is no longer good: forgets it, and once what was typed is kept the gate goes to /login (§4). */
  expire(): void {
    const token = this.storage.token()
    if (token === null || token === this.token) this.end()
    else void this.check()
  }

  /**
   * Another tab signed in or out: this one follows (decisions, "Session"). `isBack`: the page lay in the browser's cache
   * for Back meanwhile, and is on the screen already.
   */
  async follow(isBack = false): Promise<void> {
    if (this.status === 'reloading') return
    const token = this.storage.token()
    if (token === null) {
      if (this.token !== null) this.end()
    }
    // Somebody else may have signed in: nothing that was loaded for the former person stays.
    else if (this.user === undefined && this.status !== 'checking') this.storage.reload()
    else if (isBack && token !== this.token) this.startAnew()
    else await this.check()
  }

  /** Names whom the page shows. */
  private get person(): string | undefined {
    return this.user && personKey(this.user, this.profile())
  }

  private become(next: SessionState) {
    if (this.status !== 'reloading') runInAction(() => (this.state = next))
  }

  /** The only writer of the token, of this page and of the storage. */
  private setToken(token: string | null) {
    if (token === null) this.storage.clearToken()
    else if (token !== this.storage.token()) this.storage.setToken(token)
    this.token = token
  }

  private keep(answer: { token?: string | null; logout?: boolean }, returnTo: ReturnTo | null) {
    this.asked = undefined
    // The token sends other tabs on to that page too, and they may take it before this one does.
    if (returnTo !== null) this.storage.setReturnTo(returnTo)
    if (answer.token) this.setToken(answer.token.replace(/^Bearer\s+/i, ''))
    this.storage.setOffersLogout(answer.logout === true)
  }

  private end() {
    const { user } = this
    const person = this.state.status === 'expired' ? this.state.person : this.person
    this.asked = undefined
    this.setToken(null)
    const kept = this.typed.interrupt()
    const ended: SessionState = { status: 'expired', person, user: kept && user }
    this.become(ended)
    void kept?.then(() => this.state === ended && this.become({ status: 'expired', person }))
  }

  /** Somebody else is signed in now: keeps what was typed under its own person's key, shows nothing, and loads the page anew. */
  private startAnew() {
    this.asked = undefined
    const kept = this.typed.interrupt()
    this.become({ status: 'reloading' })
    void Promise.resolve(kept).then(() => this.storage.reload())
  }
}
