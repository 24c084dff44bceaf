import { describe, expect, it } from 'vitest'
import { roles } from '../contract/entities'
import { patterns } from '../paths'
import { gateDecision } from './gateDecision'

const pathnames = Object.values(patterns).filter(
  (path) => path !== patterns.login && path !== patterns.verify,
)

/** What specification §4 and decisions say, in a form of its own. */
function expected(role: string, pathname: string) {
  const isUsers = pathname.startsWith('/manage_users_main')
  if (role === 'NORMAL') return pathname === '/waiting' ? 'page' : { to: '/waiting' }
  if (role === 'BLOCKED' || role === 'VISITOR')
    return pathname === '/unauthorized' ? 'page' : { to: '/unauthorized' }
  if (pathname === '/waiting') return { to: '/' }
  return role !== 'SUPER_ADMIN' && isUsers ? { to: '/unauthorized' } : 'page'
}

describe('the access gate', () => {
  for (const role of [...roles, 'VISITOR'])
    it(`decides every route for ${role}`, () => {
      for (const pathname of [...pathnames, '/manage_users_main/7'])
        expect({ pathname, decision: gateDecision({ isChecking: false, role, pathname }) }).toEqual({
          pathname,
          decision: expected(role, pathname),
        })
    })

  it('waits while the check loads, and goes to /login when nobody is signed in', () => {
    expect(gateDecision({ isChecking: true, role: undefined, pathname: '/' })).toBe('loading')
    expect(gateDecision({ isChecking: false, role: undefined, pathname: '/tags_main' })).toEqual({
      to: '/login',
    })
  })

  it('lets a known person work on while the session is checked again', () => {
    expect(gateDecision({ isChecking: true, role: 'ADMIN', pathname: '/' })).toBe('page')
  })

  it('does not take a path that merely begins alike for the users page', () => {
    expect(gateDecision({ isChecking: false, role: 'ADMIN', pathname: '/manage_users_mainly' })).toBe('page')
  })
})
