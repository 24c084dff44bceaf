import { useState } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { patterns } from '../../paths'

/**
 * The token of the sign-in link that somebody came by, once and for all. The head of the page takes the link out of the address bar
 * before anything is asked for, and leaves it in the history's entry (`tools/build/page/headStart.ts`); where no page was loaded
 * for it, it is still in the address.
 */
export function useLinkToken(): string {
  const { pathname, state } = useLocation()
  const [token] = useState(() => tokenIn(linkIn(state) ?? pathname))
  return token
}

/** The token in the path of such a link, with its escapes resolved; '' in any other path. */
export const tokenIn = (path: string): string =>
  matchRoutes([{ path: patterns.verify }], path)?.[0]?.params['token'] ?? ''

function linkIn(state: unknown): string | undefined {
  const isKept = typeof state === 'object' && state !== null && 'link' in state
  return isKept && typeof state.link === 'string' ? state.link : undefined
}
