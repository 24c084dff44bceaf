import { describe, expect, it } from 'vitest'
import { fillPath } from '../../api/fillPath'
import { endpoints } from '../../contract/endpoints'
import { patterns } from '../../paths'
import { atOnce } from '../../testing/stores/bulkOrders'
import { testStores } from '../../testing/stores/testStores'
import { searchedProjectsOf } from '../../stores/query/SearchedProjects'
import { fetchEarly } from './fetchEarly'
import { firstLists } from './firstLists'

const lists = [
  ['projects', patterns.home, '/admin/osn/0'],
  ['projects', patterns.projects, '/admin/osn/0'],
  ['articles', patterns.articles, '/public/articles/0'],
  ['tags', patterns.tags, '/public/tags'],
  ['categories', patterns.categories, '/public/categories'],
  ['languageStacks', patterns.languageStacks, '/public/language-stacks'],
] as const

describe('asking for a list before its screen is there', () => {
  for (const [name, pathname, call] of lists)
    it(`asks once for ${name} at ${pathname}, and the screen takes over the call`, async () => {
      const { stores, calls } = await testStores('SUPER_ADMIN')
      fetchEarly(pathname, stores)
      const list = stores[name].list
      const release = list.retain()
      await expect.poll(() => list.status).toBe('ready')
      list.retain()()
      expect(calls).toEqual([`GET ${call}`])
      release()
    })

  it('asks at each path for what the head of the page has asked for', async () => {
    for (const [path, { call }] of Object.entries(firstLists)) {
      const { stores, calls } = await testStores('SUPER_ADMIN')
      fetchEarly(path, stores)
      const expected = fillPath(endpoints[call].path, { product: 'osn' })
      await expect.poll(() => calls).toEqual([`GET ${expected}`])
    }
  })

  it('leaves a list that the host searches to its screen, which asks for the part that the head has asked for', async () => {
    const { stores, server, calls, setWire } = await testStores('SUPER_ADMIN', 'small', undefined, {
      wholeListUpTo: 0,
    })
    await stores.session.check()
    calls.length = 0
    fetchEarly(patterns.home, stores)
    await Promise.resolve()
    expect(calls).toEqual([])
    const urls: string[] = []
    setWire(async (input) => {
      urls.push((input as Request).url)
      return server.handle(input as Request)
    })
    const { part } = searchedProjectsOf(stores).pages
    await part.load()
    const { call, part: asked } = firstLists[patterns.home]!
    const whole = fillPath(endpoints[call].path, { product: 'osn' })
    expect(urls.map((url) => url.replace(/^.*\/api/, ''))).toEqual([whole + asked])
  })

  it('asks again for what failed, once the screen is there', async () => {
    const { stores, calls, setWire } = await testStores('SUPER_ADMIN', 'small', atOnce)
    setWire(async () => new Response('broken', { status: 500 }))
    fetchEarly(patterns.tags, stores)
    await expect.poll(() => stores.tags.list.status).toBe('failed')
    setWire(undefined)
    const before = calls.length
    const release = stores.tags.list.retain()
    await expect.poll(() => stores.tags.list.status).toBe('ready')
    expect(calls).toHaveLength(before + 1)
    release()
  })

  it.each([patterns.login, patterns.settings, '/projects_main/7', '/nowhere'])(
    'asks for nothing at %s',
    async (path) => {
      const { stores, calls } = await testStores('SUPER_ADMIN')
      fetchEarly(path, stores)
      await Promise.resolve()
      expect(calls).toEqual([])
    },
  )
})
