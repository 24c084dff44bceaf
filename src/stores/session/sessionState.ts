import type { Profile } from '../../contract/entities'
import type { Answer } from '../../contract/endpoints'
import type { Offer } from '../../contract/offers'
import type { SessionStorage } from './SessionStorage'

/** What the access gate knows of the caller. */
export type CurrentUser = Answer<'currentUser'>

/** Who is signed in. `user` is whom the page still shows. */
export type SessionState =
  /** Nobody is known yet: the first check has not been answered. */
  | { status: 'checking' }
  /** Nobody is signed in, or the first check could not be made (`checkError`): then the token is kept. */
  | { status: 'anonymous'; checkError?: unknown }
  /** The token was good once and is no longer. The page stays until what was typed is kept. */
  | { status: 'expired'; person: string | undefined; user?: CurrentUser | undefined }
  /** The only state in which calls are made in somebody's name; `checkError`: a later check could not be made. */
  | { status: 'signedIn'; user: CurrentUser; checkError?: unknown }
  /** The page is about to load anew: nothing holds it up any more, and no answer counts. */
  | { status: 'reloading'; user?: CurrentUser | undefined }

/** What a check leaves that brought no user: one that the network spoils must not throw a working person out. */
export function withoutUser(state: SessionState, checkError?: unknown): SessionState {
  if (state.status === 'signedIn') return { ...state, checkError }
  return state.status === 'expired' ? state : { status: 'anonymous', checkError }
}

/** Whether the host offers it, as its answer about the user says or, where nobody is signed in, its page. */
export function isOffered(offer: Offer, user: CurrentUser | undefined, storage: SessionStorage): boolean {
  const offers = user?.offers ?? storage.pageOffers()
  // Hosts without `offers` announce this one in the answer to the login.
  return offers.includes(offer) || (offer === 'logout' && storage.offersLogout())
}

/** Names a person: by id or, on a host that leaves out ids, by e-mail address. */
export function personKey(user?: { id?: number | undefined }, profile?: Profile): string | undefined {
  const id = user?.id ?? profile?.id
  return id === undefined ? profile?.email || undefined : String(id)
}
