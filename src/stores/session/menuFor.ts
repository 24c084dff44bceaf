import { mayReadHistory } from '../history/mayReadHistory'
import type { SessionStore } from './SessionStore'

/**
 * Which entries a person's sidebar has beside those of everybody: the inbox where the host lists what stands in it, the history for
 * those who may read it, Manage Users for a SUPER_ADMIN (specification §2).
 */
export const menuFor = (person: Pick<SessionStore, 'role' | 'isOffered'>) => ({
  inbox: person.isOffered('claimDecisions') || person.isOffered('pendingWork'),
  history: mayReadHistory(person),
  users: person.role === 'SUPER_ADMIN',
})
