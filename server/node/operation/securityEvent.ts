import type { EndpointName } from '../../../src/contract/endpoints'
import type { LogEntry } from '../../createServer'

/** Something that matters to those who monitor access. */
export interface SecurityEvent {
  name: string
  isRefusal: boolean
}

/** Calls whose success changes who may get in, or as what. */
const changes: Partial<Record<EndpointName, string>> = {
  login: 'signed in',
  verify: 'signed in by link',
  magicLink: 'sign-in link asked for',
  logout: 'signed out',
  sessionEnd: 'session ended',
  sessionEndOthers: 'other sessions ended',
  passwordChange: 'password changed',
  userManage: 'role changed',
  userInvite: 'invited',
  userSessionsEnd: 'sessions of a user ended',
  superAdminDemote: 'role changed',
}

const refusals: Readonly<Record<number, string>> = {
  401: 'not signed in',
  403: 'not allowed',
  429: 'too many attempts',
}

/** The event that an answer is, if any. */
export function securityEvent({ endpoint, status }: LogEntry): SecurityEvent | undefined {
  const refusal = endpoint === 'login' && status === 401 ? 'sign-in refused' : refusals[status]
  if (refusal) return { name: refusal, isRefusal: true }
  const change = endpoint && status < 300 ? changes[endpoint] : undefined
  return change === undefined ? undefined : { name: change, isRefusal: false }
}
