import { createClient, type Client } from '../../api/client'
import type { ReturnTo } from '../../stores/session/SessionStorage'
import { SessionStore } from '../../stores/session/SessionStore'

/** Ids of those who may sign in. */
export type PersonId = 1 | 2

/** Who signs in by which call: a password is always the one's, a link the other's. */
const signInPaths: Readonly<Record<string, PersonId>> = { '/auth/login/': 1, '/auth/verify/link': 2 }

/** What the host does with a request that it answers. */
export type HostMood = 'good' | 'rotates' | 'fails'

/** A call that has reached the host and is not answered yet. */
interface OpenCall {
  /** Path below the API's base. */
  path: string
  /** The token that was sent. */
  token: string | null
  answer: (mood: HostMood) => void
}

/** A session over a host whose answers are given by hand, in any order, in a browser whose other tabs sign in and out. */
export class SessionOverWire {
  readonly session: SessionStore
  readonly client: Client
  readonly open: OpenCall[] = []
  /** How often a sign-in has succeeded, here or in another tab. */
  signIns = 0
  /** Forms that are being kept before a session ends. */
  readonly keeping: (() => void)[] = []
  stored: string | null
  private readonly owners = new Map<string, PersonId>()
  private readonly ended = new Set<string | null>()
  private tokens = 0

  constructor(who: PersonId | undefined) {
    this.stored = who ? this.tokenFor(who) : null
    let returnTo: ReturnTo | null = null
    this.client = createClient({
      baseURL: 'http://console.test/api',
      productSlug: 'osn',
      token: () => this.session.token,
      onToken: (token) => this.session.renew(token),
      onUnauthorized: () => this.session.expire(),
      onForbidden: () => void this.session.check(),
      fetch: (input, init) => this.receive(new Request(input, init)),
    })
    const storage = {
      token: () => this.stored,
      setToken: (token: string) => void (this.stored = token),
      clearToken: () => void (this.stored = null),
      offersLogout: () => false,
      setOffersLogout: () => undefined,
      pageOffers: () => [],
      returnTo: () => returnTo,
      setReturnTo: (page: ReturnTo | null) => void (returnTo = page),
      reload: () => undefined,
    }
    const typed = {
      interrupt: () => new Promise<void>((resolve) => this.keeping.push(resolve)),
      settle: async () => undefined,
    }
    this.session = new SessionStore(this.client, storage, typed, () => undefined)
  }

  /** The host ends a token: it belongs to nobody any more. */
  endOnHost(token: string | null): void {
    this.ended.add(token)
  }

  hasEnded(token: string | null): boolean {
    return this.ended.has(token)
  }

  /** Whose a token is, or was. */
  ownerOf(token: string | null): PersonId | undefined {
    return this.owners.get(token ?? '')
  }

  signInElsewhere(who: PersonId): void {
    this.signIns++
    this.stored = this.tokenFor(who)
  }

  private tokenFor(who: PersonId): string {
    const token = `token-${++this.tokens}`
    this.owners.set(token, who)
    return token
  }

  private receive(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice('/api'.length)
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null
    return new Promise((resolve) => {
      const answer = (mood: HostMood) => resolve(this.reply(path, token, mood))
      this.open.push({ path, token, answer })
    })
  }

  private reply(path: string, token: string | null, mood: HostMood): Response {
    const owner = this.hasEnded(token) ? undefined : this.ownerOf(token)
    const signsIn = signInPaths[path]
    if (signsIn ? mood === 'fails' : mood === 'fails' && owner !== undefined)
      return Response.json({ message: 'No' }, { status: 422 })
    if (signsIn) {
      this.signIns++
      const user = { success: true, data: { isVerified: true } }
      return Response.json({ user, token: this.tokenFor(signsIn) })
    }
    if (owner === undefined) return Response.json({ message: 'Sign in' }, { status: 401 })
    const headers = mood === 'rotates' ? { authorization: `Bearer ${this.tokenFor(owner)}` } : undefined
    return Response.json({ data: path === '/auth/user' ? { id: owner, role: 'ADMIN' } : [] }, { headers })
  }
}
