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
})
