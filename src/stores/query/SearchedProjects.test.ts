import { describe, expect, it } from 'vitest'
import { testStores } from '../../testing/stores/testStores'
import { searchedProjectsOf } from './SearchedProjects'

async function searched() {
  const { stores, ...rest } = await testStores('SUPER_ADMIN', 'small', undefined, { wholeListUpTo: 0 })
  await stores.session.check()
  return { ...rest, stores, projects: searchedProjectsOf(stores) }
}

describe('the list of projects that the host searches', () => {
  it('is found by a search, by several filters and in an order', async () => {
    const { projects, stores } = await searched()
    const { rows } = await projects.find({ search: 'react', limit: 10 })
    expect(rows[0]?.name).toBe('React')
    await stores.projects.list.load()
    const kept = stores.projects.list.value!.filter(({ isActive, isFeatured }) => isActive && isFeatured)
    const some = await projects.find({ filter: ['active', 'featured'], sort: 'name', limit: 500 })
    expect(some.rows.map(({ name }) => name)).toEqual(kept.map(({ name }) => name).sort())
  })

  it('is counted again when a project has changed', async () => {
    const { projects, stores, server } = await searched()
    const release = projects.counts.retain()
    const featured = () => projects.counts.value?.choices?.featured
    await expect.poll(featured).toBeGreaterThan(0)
    const before = featured()!
    const [plain] = (await projects.find({ limit: 500 })).rows.filter(({ isFeatured }) => !isFeatured)
    await server.database.transaction((tables) => tables.projects.update(plain!.id, { isFeatured: true }))
    stores.projects.list.invalidate()
    await expect.poll(featured).toBe(before + 1)
    release()
  })
})
