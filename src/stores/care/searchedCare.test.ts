import { describe, expect, it } from 'vitest'
import { aProject } from '../../../server/fixtures'
import { testStores } from '../../testing/stores/testStores'
import { searchedCareOf } from './searchedCare'

async function opened(count: number) {
  const { stores, server } = await testStores('SUPER_ADMIN', 'small', undefined, { wholeListUpTo: 0 })
  await stores.session.check()
  await server.database.transaction(({ projects }) =>
    projects.insertAll(
      Array.from({ length: count }, (_, at) =>
        aProject({ id: 1000 + at, name: `Project ${at}`, license: 'Apache 2', adminId: null }),
      ),
    ),
  )
  return { stores, server, licenses: searchedCareOf(stores).licenses }
}

describe('projects whose license is unknown, of a host that searches them', () => {
  it('are read page by page, and as far as they were known again when one has changed', async () => {
    const { stores, server, licenses } = await opened(250)
    const end = licenses.known.retain()
    const count = () => licenses.known.value?.rows.length
    await expect.poll(count).toBe(100)
    await licenses.further.load()
    expect(count()).toBe(200)
    await server.database.transaction(({ projects }) => projects.update(1000, { license: 'MIT' }))
    stores.projects.list.invalidate()
    await expect.poll(() => licenses.known.value?.counts.found).toBe(249)
    expect(count()).toBe(200)
    expect(licenses.known.value?.rows.some(({ id }) => id === 1000)).toBe(false)
    await licenses.further.load()
    expect(count()).toBe(249)
    expect(licenses.further.hasMore).toBe(false)
    end()
  })
})
