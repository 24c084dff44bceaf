import type { ReturnTo } from './SessionStorage'

/**
 * The path that opens for this person after signing in: only one on this site, and that was not another person's. That of a
 * sign-in link, whose token is spent by opening it, is none.
 */
export function returnPath(returnTo: ReturnTo | null, person: string | undefined): string {
  if (returnTo === null || !/^\/(?![/\\]|verify(\/|$))/i.test(returnTo.path)) return '/'
  // Hosts may leave out who somebody is: then it opens.
  const isOthers = returnTo.person !== undefined && person !== undefined && returnTo.person !== person
  return isOthers ? '/' : returnTo.path
}
