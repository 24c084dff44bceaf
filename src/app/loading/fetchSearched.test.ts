import { describe, expect, it } from 'vitest'
import type { Role } from '../../contract/access/roles'
import { patterns } from '../../paths'
import { searchedProjectsOf } from '../../stores/query/SearchedProjects'
import { testStores } from '../../testing/stores/testStores'
import { fetchSearched } from './fetchSearched'

/** The stores of a user at a host that searches the list of projects, and the addresses that it is asked from now on. */
async function searchingHost(role: Role = 'SUPER_ADMIN') {
  const { stores, server, setWire } = await testStores(role, 'small', undefined, {
    wholeListUpTo: 0,
  })
  await stores.session.check()
  const asked: string[] = []
  setWire(async (sent) => {
    const request = sent as Request
    asked.push(request.url.replace(/^.*\/api/, ''))
    return server.handle(request)
  })
  return { stores, asked, setWire, part: searchedProjectsOf(stores).pages.part }
}

describe('what a list that the host searches is drawn from', () => {
  it.each([
    [patterns.home, '', 'limit=100&counts=found'],
    [patterns.projects, '?q=react&show=active', 'search=react&filter=active&limit=100&counts=found'],
  ])('is there before its screen at %s%s, which takes it over', async (pathname, search, query) => {
    const { stores, asked, part } = await searchingHost()
    await fetchSearched({ pathname, search }, stores)
    expect(part.value?.rows.length).toBeGreaterThan(0)
    part.retain()()
    expect(asked).toEqual([`/admin/osn/0?${query}`])
  })

  it('is asked for again by its screen where the host failed', async () => {
    const { stores, part, setWire } = await searchingHost()
    setWire(async () => new Response('{"message":"Broken"}', { status: 400 }))
    await fetchSearched({ pathname: patterns.home, search: '' }, stores)
    expect(part.status).toBe('failed')
    setWire(undefined)
    const release = part.retain()
    await expect.poll(() => part.status).toBe('ready')
    release()
  })

  it('is left to its screen where that was drawn before', async () => {
    const { stores, asked, part } = await searchingHost()
    const release = part.retain()
    searchedProjectsOf(stores).pages.ask({ search: 'react' })
    await fetchSearched({ pathname: patterns.home, search: '' }, stores)
    await expect.poll(() => part.value?.query).toEqual({ search: 'react' })
    expect(asked.at(-1)).toBe('/admin/osn/0?search=react&limit=100&counts=found')
    release()
  })

  it('is not asked for by a user whom the host would refuse', async () => {
    const { stores, asked } = await searchingHost('NORMAL')
    expect(stores.session.isOffered('query')).toBe(true)
    await fetchSearched({ pathname: patterns.home, search: '' }, stores)
    expect(asked).toEqual([])
  })

  it('is left where there is no such list', async () => {
    const { stores, asked } = await searchingHost()
    await fetchSearched({ pathname: patterns.tags, search: '' }, stores)
    expect(asked).toEqual([])
  })

  it('is left where the host answers with the whole list', async () => {
    const { stores, calls } = await testStores('SUPER_ADMIN')
    await stores.session.check()
    calls.length = 0
    await fetchSearched({ pathname: patterns.home, search: '' }, stores)
    expect(calls).toEqual([])
  })
})
