import { isRole } from '../contract/entities'
import { isUsersPath, patterns } from '../paths'

/** What the gate knows of the session when it decides. */
export interface GateInput {
  isChecking: boolean
  /** Role of the signed-in user; undefined when nobody is. */
  role: string | undefined
  pathname: string
}

/** Draw the page, wait for the check, or go elsewhere. */
export type GateDecision = 'page' | 'loading' | { to: string }

/** The access gate's rule (specification §4; decisions, "Roles"). */
export function gateDecision({ isChecking, role, pathname }: GateInput): GateDecision {
  if (role === undefined) return isChecking ? 'loading' : { to: patterns.login }
  if (!isRole(role) || role === 'BLOCKED') return only(patterns.unauthorized, pathname)
  if (role === 'NORMAL') return only(patterns.waiting, pathname)
  if (pathname === patterns.waiting) return { to: patterns.home }
  if (role !== 'SUPER_ADMIN' && isUsersPath(pathname)) return { to: patterns.unauthorized }
  return 'page'
}

function only(allowed: string, pathname: string): GateDecision {
  return pathname === allowed ? 'page' : { to: allowed }
}
