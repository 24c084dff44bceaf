import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { EarlyCall } from '../../../src/api/earlyCalls'
import { beginsWithLogin } from '../../../src/app/gateDecision'
import { tokenKey } from '../../../src/contract/limits'
import { paths, patterns } from '../../../src/paths'
import { headScript } from './headStart'

const files = {
  console: ['/assets/console.js', '/assets/console.css'],
  login: ['/assets/login.js', '/assets/login.css'],
  client: ['/assets/wire.js', '/assets/contract.js'],
  calls: ['/assets/wire.js'],
  searched: ['/assets/searched.js'],
  others: ['/assets/shared.js', '/assets/shared.css'],
  recordScreens: ['/assets/records.js'],
  user: '/api/auth/user',
  lists: { [patterns.home]: '/api/admin/osn/0', [patterns.tags]: '/api/public/tags' },
  parts: { [patterns.home]: '/api/admin/osn/0?limit=100' },
  records: { '/osn_main/edit/': '/api/public/open-source/*', '/claim/': '/api/admin/*/claims/0' },
  hiddenLink: paths.hiddenLink(),
}

interface Link {
  rel?: string
  as?: string
  href?: string
  crossOrigin?: string
  onload?: () => void
  onerror?: () => void
}

/**
 * Runs the script in a page at this path; `read` is what its local storage does, `downlink` the speed of the connection in
 * Mbit/s, which not every browser knows.
 */
function runAt(
  pathname: string,
  read: (key: string) => string | null,
  answer = async () => new Response(),
  downlink?: number,
) {
  const links: Link[] = []
  const asked: { url: string; headers: Record<string, string>; priority: string | undefined }[] = []
  const entries: { state: unknown; address: string; asked: number }[] = []
  const window: { early?: EarlyCall[]; clientFiles?: string[]; sayFormPainted?: () => void } = {}
  vm.runInNewContext(headScript(files), {
    window,
    fetch(url: string, { headers, priority }: { headers: Record<string, string>; priority?: string }) {
      asked.push({ url, headers: { ...headers }, priority })
      return answer()
    },
    localStorage: { getItem: read },
    history: {
      replaceState: (state: unknown, _: string, address: string) =>
        void entries.push({ state: structuredClone(state), address, asked: asked.length + links.length }),
    },
    navigator: downlink === undefined ? {} : { connection: { downlink } },
    location: { pathname: pathname.replace(/\?.*/, ''), search: pathname.replace(/^[^?]*/, '') },
    document: { createElement: () => ({}), head: { append: (link: Link) => void links.push(link) } },
  })
  return { links, asked, entries, ...window }
}

const linksAt = (...page: Parameters<typeof runAt>) => runAt(...page).links

/** The links of a page whose sign-in form, if it begins with that, is painted. */
async function linksOncePainted(...page: Parameters<typeof runAt>): Promise<readonly Link[]> {
  const { links, sayFormPainted } = runAt(...page)
  sayFormPainted?.()
  await Promise.resolve()
  return links
}

const withToken = (key: string) => (key === tokenKey ? 'a-token' : null)
const withoutToken = () => null
const hrefs = (links: readonly Link[]) => links.map(({ href }) => href)

/** Storage of somebody who was signed in last. */
const kept = (token: string, isStaff: boolean) => (key: string) =>
  ({ [tokenKey]: token, isStaff: isStaff ? 'true' : null })[key] ?? null

describe('the calls of the head', () => {
  const urlsAt = (...page: Parameters<typeof runAt>) => runAt(...page).asked.map(({ url }) => url)

  it.each([
    [patterns.home, ['/api/auth/user', '/api/admin/osn/0']],
    [patterns.tags, ['/api/auth/user', '/api/public/tags']],
    [patterns.settings, ['/api/auth/user']],
  ])('ask at %s for the user, and for the list that it shows', (path, urls) => {
    expect(urlsAt(path, kept('a-token', true))).toEqual(urls)
  })

  it.each([
    [patterns.home, ['/api/auth/user', '/api/admin/osn/0?limit=100']],
    [`${patterns.home}?q=react`, ['/api/auth/user']],
    [patterns.tags, ['/api/auth/user', '/api/public/tags']],
  ])('ask at %s for the beginning of a list that the host searches, as far as it is known', (path, urls) => {
    const read = (key: string) => (key === 'offersQuery' ? 'true' : kept('a-token', true)(key))
    expect(urlsAt(path, read)).toEqual(urls)
  })

  it.each([
    [paths.projectEdit(7), ['/api/auth/user', '/api/public/open-source/7']],
    [`${paths.projectEdit(7)}?from=palette`, ['/api/auth/user', '/api/public/open-source/7']],
    [paths.claims(12), ['/api/auth/user', '/api/admin/12/claims/0']],
    [paths.users(2), ['/api/auth/user']],
    ['/osn_main/edit/0', ['/api/auth/user']],
    ['/osn_main/edit/1x', ['/api/auth/user']],
  ])('ask at %s for the user, and for the record that it shows', (path, urls) => {
    expect(urlsAt(path, kept('a-token', true))).toEqual(urls)
  })

  it('do not wait for scripts that are asked for after them', () => {
    const { asked } = runAt(patterns.tags, kept('a-token', true))
    expect(asked.map(({ priority }) => priority)).toEqual(['high', 'high'])
  })

  it('are made beside the files of a list that the host searches', () => {
    const read = (key: string) => (key === 'offersQuery' ? 'true' : kept('a-token', true)(key))
    expect(hrefs(linksAt(patterns.home, read))).toEqual([...files.console, ...files.searched])
    expect(hrefs(linksAt(`${patterns.home}?q=react`, read))).toEqual([
      ...files.console,
      ...files.searched,
      ...files.calls,
    ])
    expect(hrefs(linksAt(patterns.tags, read))).toEqual([...files.console, ...files.others])
  })

  it('have what makes further calls beside them where no list is asked for', () => {
    expect(hrefs(linksAt(patterns.home, kept('a-token', true)))).toEqual(files.console)
    expect(hrefs(linksAt(patterns.settings, kept('a-token', true)))).toEqual([
      ...files.console,
      ...files.others,
      ...files.calls,
    ])
    expect(hrefs(linksAt(patterns.tags, kept('a-token', false)))).toEqual([...files.console, ...files.calls])
  })

  it.each([undefined, 4, 10])('ask for the list at once on a connection of %s Mbit/s', (downlink) => {
    const { links, asked } = runAt(patterns.tags, kept('a-token', true), undefined, downlink)
    expect(asked).toHaveLength(2)
    expect(links[0]).not.toHaveProperty('onload')
  })

  it('ask on a slow connection for a whole list when the files have come or failed', async () => {
    const { links, asked, early } = runAt(patterns.tags, kept('a-token', true), undefined, 1.6)
    const urls = () => asked.map(({ url }) => url)
    // The client takes over the call that is still to be made.
    expect(early).toMatchObject([{ url: '/api/auth/user' }, { url: '/api/public/tags' }])
    links[0]?.onload?.()
    await Promise.resolve()
    expect(urls()).toEqual(['/api/auth/user'])
    for (const link of links.slice(2)) link.onload?.()
    await Promise.resolve()
    expect(urls()).toEqual(['/api/auth/user'])
    links[1]?.onerror?.()
    expect(await early?.[1]?.answer).toBeInstanceOf(Response)
    expect(urls()).toEqual(['/api/auth/user', '/api/public/tags'])
  })

  it('ask at once on a slow connection for a list whose first rows the page paints', () => {
    expect(runAt(patterns.home, kept('a-token', true), undefined, 1.6).asked).toHaveLength(2)
  })

  it('ask for the beginning of a searched list at once on a slow connection: it is short', () => {
    const read = (key: string) => (key === 'offersQuery' ? 'true' : kept('a-token', true)(key))
    expect(runAt(patterns.home, read, undefined, 1.6).asked).toHaveLength(2)
  })

  it('ask for no list where the last user of the browser was no staff', () => {
    expect(urlsAt(patterns.home, kept('a-token', false))).toEqual(['/api/auth/user'])
  })

  it.each(['', 'two words', 'line\nbreak'])('send no token that no header can carry: %j', (token) => {
    expect(urlsAt(patterns.tags, kept(token, true))).toEqual([])
  })

  it('ask for nothing without a token', () => {
    expect(urlsAt(patterns.tags, withoutToken)).toEqual([])
    expect(urlsAt(patterns.login, withoutToken)).toEqual([])
  })

  it('send what the client sends, and hand over what comes, or that nothing came', async () => {
    const { asked, early } = runAt(
      patterns.settings,
      kept('a-token', true),
      async () => new Response('hello'),
    )
    expect(asked[0]?.headers).toEqual({
      Accept: 'application/json, text/plain, */*',
      Authorization: 'Bearer a-token',
    })
    expect(early).toMatchObject([{ url: '/api/auth/user', token: 'a-token' }])
    expect(await (await early?.[0]?.answer)?.text()).toBe('hello')
    const failed = runAt(patterns.settings, kept('a-token', true), () => Promise.reject(new TypeError()))
    expect(await failed.early?.[0]?.answer).toBeUndefined()
  })
})

describe('a sign-in link', () => {
  it.each(['/verify/abc%2F1/confirmed', '/Verify/abc%2F1/confirmed'])(
    'leaves the address bar before anything is asked for: %s',
    (link) => {
      const { entries, asked } = runAt(`${link}?sso=`, kept('a-token', true))
      expect(entries).toEqual([
        { state: { usr: { link } }, address: '/verify/link/confirmed?sso=', asked: 0 },
      ])
      expect(asked).not.toEqual([])
    },
  )

  it.each(['/verify/link/confirmed', '/verify/abc', patterns.home, '/verifying'])(
    'is not looked for at %s, where a page that is loaded anew keeps what it has',
    (path) => expect(runAt(path, kept('a-token', true)).entries).toEqual([]),
  )
})

describe('the script in the head of the page', () => {
  it('asks for the files of the console as the browser will load them', () => {
    expect(linksAt(patterns.settings, withToken)).toEqual([
      { rel: 'modulepreload', href: '/assets/console.js', crossOrigin: '' },
      { rel: 'preload', as: 'style', href: '/assets/console.css', crossOrigin: '' },
      { rel: 'modulepreload', href: '/assets/wire.js', crossOrigin: '' },
    ])
  })

  it('asks for the screens of single records at the path of one', () => {
    const read = kept('a-token', true)
    const { console, others, recordScreens, calls } = files
    expect(hrefs(linksAt(paths.claims(3), read))).toEqual([...console, ...others, ...recordScreens, ...calls])
    expect(hrefs(linksAt(paths.users(3), read))).toEqual([...console, ...others, ...calls])
  })

  it.each([patterns.home, patterns.login, patterns.tags, patterns.projects, '/nowhere'])(
    'asks for the files of the login screen exactly where %s begins with it',
    async (path) => {
      const isLogin = async (read: typeof withToken) =>
        hrefs(await linksOncePainted(path, read)).join() === files.login.join()
      expect(await isLogin(withoutToken)).toBe(beginsWithLogin(null, path))
      expect(await isLogin(withToken)).toBe(beginsWithLogin('a-token', path))
    },
  )

  it('asks for the files of the login screen behind its form', async () => {
    expect(linksAt(patterns.login, withoutToken)).toEqual([])
    expect(hrefs(await linksOncePainted(patterns.login, withoutToken))).toEqual(files.login)
  })

  it('names the file of what makes the calls where the page begins with the login screen', () => {
    expect(runAt(patterns.login, withoutToken).clientFiles).toEqual(files.client)
    expect(runAt(patterns.tags, withoutToken).clientFiles).toBeUndefined()
    expect(runAt(patterns.login, withToken).clientFiles).toBeUndefined()
  })

  it('takes a browser that keeps nothing for one without a token', async () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    expect(hrefs(await linksOncePainted(patterns.home, refuse))).toEqual(files.login)
    expect(hrefs(linksAt(patterns.tags, refuse))).toEqual([...files.console, ...files.calls])
  })
})
