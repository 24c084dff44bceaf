import { describe, expect, it } from 'vitest'
import { aProject } from '../../../server/fixtures'
import { testStores } from '../../testing/stores/testStores'
import { projectsHaving, type HavingQuery } from './projectsHaving'

async function reading(count: number) {
  const { stores, server } = await testStores('SUPER_ADMIN', 'small', undefined, { wholeListUpTo: 0 })
  await stores.session.check()
  await server.database.transaction(({ projects }) =>
    projects.insertAll(
      Array.from({ length: count }, (_, at) =>
        aProject({ id: 1000 + at, name: `Project ${at}`, tags: [3], categories: [4], adminId: null }),
      ),
    ),
  )
  const read = (query: Partial<HavingQuery>) =>
    projectsHaving(
      stores,
      { filter: 'tag', field: 'tags', ids: [3], isFirstOnly: true, ...query },
      new AbortController().signal,
    )
  return { read }
}

describe('the projects that have a tag', () => {
  it('are the first ones, or all', async () => {
    const { read } = await reading(1200)
    const some = await read({})
    expect(some.rows).toHaveLength(500)
    expect(some.hasMore).toBe(true)
    const all = await read({ isFirstOnly: false })
    expect(all.hasMore).toBe(false)
    expect(all.rows).toHaveLength(all.counts.found)
    expect(some.counts.found).toBe(all.counts.found)
  })

  it('are those that have one of several', async () => {
    const { read } = await reading(0)
    const [one, other, both] = await Promise.all([
      read({ ids: [1] }),
      read({ ids: [2] }),
      read({ ids: [1, 2] }),
    ])
    const ids = new Set([...one.rows, ...other.rows].map(({ id }) => id))
    expect(both.rows.map(({ id }) => id)).toEqual([...ids].sort((a, b) => a - b))
  })
})

describe('the projects that have a category', () => {
  it('have it themselves: what lies below it does not change', async () => {
    // Category 4 lies below 1.
    const { read } = await reading(600)
    const { rows, counts, hasMore } = await read({ filter: 'category', field: 'categories', ids: [1] })
    expect(hasMore).toBe(false)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ categories }) => categories?.includes(1))).toBe(true)
    expect(counts.found).toBeGreaterThan(600)
  })
})
