/** Why single sign-on let nobody in, in words. */
const sentences: Readonly<Record<string, string>> = {
  unverified:
    'The identity provider has not verified your e-mail address. Confirm it there, then sign in again',
  blocked: 'Your account is blocked. Ask a super admin if you need it',
}
const otherwise = 'Signing in at the identity provider did not work. Please try again'

/**
 * How single sign-on ended, as the server says it in the address that it sends the browser back to; undefined where
 * somebody came by a link.
 */
export function signOnOutcome(
  search: URLSearchParams,
): { refused?: { state: 'failed'; reason: string; isRefused: true } } | undefined {
  const reason = search.get('sso')
  if (reason === null) return undefined
  if (reason === '') return {}
  return { refused: { state: 'failed', reason: sentences[reason] ?? otherwise, isRefused: true } }
}
