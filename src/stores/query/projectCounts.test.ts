import { describe, expect, it } from 'vitest'
import { testStores } from '../../testing/stores/testStores'
import { projectCountsOf } from './projectCounts'

async function counted() {
  const { stores, server } = await testStores('SUPER_ADMIN', 'small', undefined, { wholeListUpTo: 0 })
  await stores.session.check()
  return { stores, server, counts: projectCountsOf(stores) }
}

describe('how many projects there are, as the host counts them', () => {
  it('are those that any choice of one filter keeps', async () => {
    const { stores, counts } = await counted()
    const found = counts.with.of('missing:image,missing:license')
    await found.load()
    await stores.projects.list.load()
    const rows = stores.projects.list.value!
    expect(found.value).toMatchObject({ total: rows.length, isAbout: false })
    expect(found.value?.found).toBeLessThan(rows.length)
  })

  it('are counted again when a project has changed, or what lies below what', async () => {
    const { stores, server, counts } = await counted()
    const found = counts.with.of('category:2')
    const ends = [found.retain(), counts.uses.retain()]
    const choice = () => counts.uses.value?.counts['category:2']
    await expect.poll(choice).toBe(3)
    expect(found.value?.found).toBe(3)
    await server.database.transaction((tables) => tables.projects.update(11, { categories: [2] }))
    stores.projects.list.invalidate()
    await expect.poll(choice).toBe(4)
    await expect.poll(() => found.value?.found).toBe(4)
    await server.database.transaction((tables) => tables.categories.update(6, { parentId: 0 }))
    stores.categories.list.invalidate()
    await expect.poll(choice).toBe(3)
    await expect.poll(() => found.value?.found).toBe(3)
    for (const end of ends) end()
  })
})
