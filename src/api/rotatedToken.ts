import type { ClientSession } from './interceptors'

/**
 * Hands on a token that came in an `authorization` header of the answer to a call that had `sent` another; the session may have
 * ended meanwhile, or belong to somebody else.
 */
export function takeRotatedToken(
  authorization: unknown,
  sent: string | null | undefined,
  session: Pick<ClientSession, 'token' | 'onToken'>,
): void {
  if (typeof authorization === 'string' && authorization && session.token() === sent)
    session.onToken?.(authorization.replace(/^Bearer\s+/i, ''))
}
