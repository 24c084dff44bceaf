import { createMemoryRouter, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createRouter } from './createRouter'

const routes = [
  { path: '/login', element: null },
  {
    element: null,
    errorElement: null,
    children: [
      { index: true, element: null },
      { path: '/list', element: null },
      { path: '/edit/:id', element: null },
    ],
  },
  { path: '*', element: null },
]
const initialEntries = ['/list?page=2#x', '/edit/1']

const routers = () => ({
  library: createMemoryRouter(routes, { initialEntries }),
  own: createRouter(routes, createMemoryHistory({ initialEntries })),
})
type Router = ReturnType<typeof routers>['own']

/** What screens see of a router's state. */
const seen = ({ state }: Router) => ({
  action: state.historyAction,
  address: [state.location.pathname, state.location.search, state.location.hash],
  with: state.location.state as unknown,
  matches: state.matches.map(({ route, params, pathname }) => [route.id, params, pathname]),
  blockers: [...state.blockers].map(([key, { state: name, location }]) => [key, name, location?.pathname]),
  rest: [state.initialized, state.navigation.state, state.errors, state.revalidation],
})

/** Each state that a screen receives while this happens. */
async function changes(router: Router, happens: (router: Router) => unknown): Promise<unknown[]> {
  const received = [seen(router)]
  const stop = router.subscribe(() => void received.push(seen(router)))
  await happens(router)
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  return received
}

const blocks = (router: Router) =>
  router.getBlocker('1', ({ currentLocation, nextLocation }) => {
    return currentLocation.pathname === '/edit/1' && nextLocation.pathname !== currentLocation.pathname
  })
const blocked = (router: Router) => router.state.blockers.get('1')
const proceed = (router: Router) => blocked(router)?.proceed?.()

const cases: Record<string, (router: Router) => unknown> = {
  'a path': (router) => router.navigate('/list'),
  'a path in place of the last, with a state': (router) =>
    router.navigate('/edit/2', { replace: true, state: { from: 1 } }),
  'a path in parts': (router) => router.navigate({ pathname: '/edit/3', search: '?a=1', hash: '#b' }),
  'another query alone': (router) => router.navigate('?page=3'),
  'a query that becomes empty': (router) => router.navigate('?'),
  'a hash alone': (router) => router.navigate('#there'),
  'the hash of parts alone': (router) => router.navigate({ hash: 'there' }),
  'the same address': (router) => router.navigate('/edit/1'),
  'a path with a slash at its end': (router) => router.navigate('/edit/4/'),
  'a path with letters of other scripts and spaces': (router) => router.navigate('/edit/a b%2Fé'),
  'a path that no screen has': (router) => router.navigate('/nowhere/at/all'),
  'a path up and down': (router) => router.navigate('/list/../login'),
  'two slashes within': (router) => router.navigate('/edit//5'),
  'back and forward': async (router) => {
    await router.navigate(-1)
    await router.navigate(1)
  },
  'two moves at once': (router) => Promise.all([router.navigate('/list'), router.navigate('/login')]),
  'a move that is blocked and stays': async (router) => {
    blocks(router)
    await router.navigate('/list')
    blocked(router)?.reset?.()
  },
  'a move that is blocked and goes on': async (router) => {
    blocks(router)
    await router.navigate('/list', { state: 7 })
    proceed(router)
  },
  'a move that is blocked, and another': async (router) => {
    blocks(router)
    await router.navigate('/list')
    await router.navigate('/login')
    proceed(router)
  },
  'back that is blocked and stays': async (router) => {
    blocks(router)
    await router.navigate(-1)
    blocked(router)?.reset?.()
  },
  'back that is blocked and goes on': async (router) => {
    blocks(router)
    await router.navigate(-1)
    proceed(router)
  },
  'a move that the blocker lets pass': (router) => {
    blocks(router)
    return router.navigate('?page=5')
  },
  'a move once the form is gone': (router) => {
    blocks(router)
    router.deleteBlocker('1')
    return router.navigate('/list')
  },
}

describe('the router', () => {
  it.each(Object.entries(cases))('tells of the same as the library’s: %s', async (_, happens) => {
    const { library, own } = routers()
    const received = await changes(own, happens)
    expect(received).toEqual(await changes(library, happens))
    expect(own.createHref(own.state.location)).toBe(library.createHref(library.state.location))
  })

  it.each([
    '//elsewhere.example',
    'https://elsewhere.example/list',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('leads to %s no more than the library’s', async (address) => {
    const { library, own } = routers()
    const outcome = async (router: Router) => {
      await router.navigate(address).catch(() => undefined)
      return seen(router)
    }
    expect(await outcome(own)).toEqual(await outcome(library))
  })

  it('tells a screen that listens late of what has changed before', async () => {
    const { own } = routers()
    await own.navigate('/list')
    const received: string[] = []
    own.subscribe(({ location }) => void received.push(location.pathname))
    expect(received).toEqual(['/list'])
  })

  it('gives each move a key of its own', async () => {
    const { own } = routers()
    await own.navigate('/list')
    const { key } = own.state.location
    await own.navigate('/list')
    expect(own.state.location.key).not.toBe(key)
    expect(key).toMatch(/^\w{1,8}$/)
  })
})
