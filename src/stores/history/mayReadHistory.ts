import type { SessionStore } from '../session/SessionStore'

/** Whether the signed-in user may read the history: an ADMIN or SUPER_ADMIN, where the host offers it. */
export function mayReadHistory({ role, isOffered }: Pick<SessionStore, 'role' | 'isOffered'>): boolean {
  return isOffered('history') && (role === 'ADMIN' || role === 'SUPER_ADMIN')
}
