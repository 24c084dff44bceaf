import { isRole, isStaff } from '../contract/access/roles'
import { isUsersPath, patterns, plainPath } from '../paths'
import type { SessionState } from '../stores/session/sessionState'

/** What the gate knows when it decides. */
export interface GateInput {
  /** How a route relates to the gate: behind it (default), open to everybody, or the login screen itself. */
  route?: 'gated' | 'open' | 'login'
  session: {
    status: SessionState['status']
    /** Role of whom the page shows; undefined when it is nobody. */
    role: string | undefined
  }
  pathname: string
}

/**
 * What is drawn: the page; the page beside the menu; the login screen; nothing before the check is answered; another
 * address, or the one that somebody asked for before they signed in.
 */
export type GateDecision = 'page' | 'pageWithMenu' | 'login' | 'loading' | 'returnTo' | { to: string }

/** The one rule of who sees the login screen, and who a page (specification §4; decisions, "Roles"). */
export function gateDecision({ route = 'gated', session, pathname: asked }: GateInput): GateDecision {
  const { status, role } = session
  const pathname = plainPath(asked)
  if (route === 'login') return role === undefined ? 'login' : 'returnTo'
  if (route === 'open' && isStaff(role)) return 'pageWithMenu'
  if (role === undefined && (status === 'checking' || status === 'reloading')) return 'loading'
  if (route === 'open') return 'page'
  if (role === undefined) return { to: patterns.login }
  if (!isRole(role) || role === 'BLOCKED') return only(patterns.unauthorized, pathname)
  if (role === 'NORMAL') return only(patterns.waiting, pathname)
  if (pathname === patterns.waiting) return { to: patterns.home }
  if (role !== 'SUPER_ADMIN' && isUsersPath(pathname)) return { to: patterns.unauthorized }
  return 'page'
}

function only(allowed: string, pathname: string): GateDecision {
  return pathname === allowed ? 'page' : { to: allowed }
}

/** Whether a page that is loaded at this path begins with the login screen, before anything else of the console is fetched. */
export const beginsWithLogin = (token: string | null, pathname: string): boolean =>
  token === null && (pathname === patterns.home || pathname === patterns.login)
