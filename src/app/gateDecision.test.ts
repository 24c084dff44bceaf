import { describe, expect, it } from 'vitest'
import { roles } from '../contract/access/roles'
import { patterns } from '../paths'
import type { SessionState } from '../stores/session/sessionState'
import { beginsWithLogin, gateDecision } from './gateDecision'

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
        expect({
          pathname,
          decision: gateDecision({ session: { status: 'signedIn', role }, pathname }),
        }).toEqual({
          pathname,
          decision: expected(role, pathname),
        })
    })

  it.each(['/Manage_Users_Main/1', '/%6Danage_users_main/1', '/manage_users_main/', '/MANAGE%5FUSERS_MAIN'])(
    'keeps the users page at %s for a SUPER_ADMIN, as the router finds it there too',
    (pathname) => {
      const decide = (role: string) => gateDecision({ session: { status: 'signedIn', role }, pathname })
      expect(decide('ADMIN')).toEqual({ to: '/unauthorized' })
      expect(decide('SUPER_ADMIN')).toBe('page')
    },
  )

  it.each(['/waiting/', '/Waiting', '/w%61iting'])('leads staff away from %s', (pathname) => {
    const decide = (role: string) => gateDecision({ session: { status: 'signedIn', role }, pathname })
    expect(decide('ADMIN')).toEqual({ to: '/' })
    expect(decide('NORMAL')).toBe('page')
  })

  it('decides on an address with a malformed escape', () => {
    expect(gateDecision({ session: { status: 'signedIn', role: 'ADMIN' }, pathname: '/%' })).toBe('page')
  })

  const nobody = (status: SessionState['status']) => ({ status, role: undefined })

  it('waits while the check loads, and goes to /login when nobody is signed in', () => {
    expect(gateDecision({ session: nobody('checking'), pathname: '/' })).toBe('loading')
    expect(gateDecision({ session: nobody('anonymous'), pathname: '/tags_main' })).toEqual({ to: '/login' })
    expect(gateDecision({ session: nobody('expired'), pathname: '/tags_main' })).toEqual({ to: '/login' })
  })

  it('waits while the page is about to load anew for somebody else', () => {
    expect(gateDecision({ session: nobody('reloading'), pathname: '/' })).toBe('loading')
  })

  it.each(['checking', 'expired', 'reloading'] as const)('lets a known person stay: %s', (status) => {
    expect(gateDecision({ session: { status, role: 'ADMIN' }, pathname: '/' })).toBe('page')
  })

  it('does not take a path that merely begins alike for the users page', () => {
    const session = { status: 'signedIn', role: 'ADMIN' } as const
    expect(gateDecision({ session, pathname: '/manage_users_mainly' })).toBe('page')
  })

  const statuses = ['checking', 'anonymous', 'expired', 'reloading'] as const
  it.each([
    ...statuses.map((status) => ({ session: nobody(status), login: 'login' })),
    ...['ADMIN', 'NORMAL', 'BLOCKED', 'VISITOR'].map((role) => ({
      session: { status: 'signedIn', role } as const,
      login: 'returnTo',
    })),
  ])('answers the address of the login screen for $session.status $session.role: $login', (row) => {
    const { session, login } = row
    expect(gateDecision({ route: 'login', session, pathname: '/login' })).toBe(login)
  })

  it.each<[SessionState['status'], string | undefined, string]>([
    ['checking', undefined, 'loading'],
    ['reloading', undefined, 'loading'],
    ['anonymous', undefined, 'page'],
    ['expired', undefined, 'page'],
    ['signedIn', 'NORMAL', 'page'],
    ['signedIn', 'BLOCKED', 'page'],
    ['signedIn', 'VISITOR', 'page'],
    ['signedIn', 'CONTENT_EDITOR', 'pageWithMenu'],
    ['signedIn', 'ADMIN', 'pageWithMenu'],
    ['signedIn', 'SUPER_ADMIN', 'pageWithMenu'],
    ['expired', 'ADMIN', 'pageWithMenu'],
  ])('answers an address that is open to everybody, %s as %s: %s', (status, role, decision) => {
    expect(gateDecision({ route: 'open', session: { status, role }, pathname: '/nowhere' })).toBe(decision)
  })
})

it.each([
  [null, '/', true],
  [null, '/login', true],
  [null, '/tags_main', false],
  [null, '/nowhere', false],
  ['token', '/', false],
  ['token', '/login', false],
])('the page begins with the login screen: token %s at %s: %s', (token, pathname, isLogin) => {
  expect(beginsWithLogin(token, pathname)).toBe(isLogin)
})
