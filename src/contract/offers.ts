/**
 * What a host may offer beyond the 35 calls of specification §7 (decisions, "Offers"): `GET /auth/user` names what it offers
 * the signed-in user. A row of the table of endpoints with an `offer` is never called where it is not offered. `oidc` has no row: it is a
 * page of the API that the browser opens.
 */
export const offers = [
  'logout',
  'sessions',
  'passwords',
  'oidc',
  'people',
  'history',
  'pendingWork',
  'claimDecisions',
  'merge',
  'bulk',
  'views',
  'query',
] as const
export type Offer = (typeof offers)[number]

/** Those that the login screen has a use for: the page itself names them, as nobody is signed in there. */
export const loginOffers: readonly Offer[] = ['oidc']

/** Name of the `<meta>` that holds them, with spaces between. */
export const offersMeta = 'offers'
