import { describe, expect, it, vi } from 'vitest'
import { testStores } from '../testing/stores/testStores'

describe('a taxonomy store', () => {
  it('shows a new record in a list that is on screen', async () => {
    const { stores } = await testStores('ADMIN')
    const release = stores.tags.list.retain()
    await vi.waitFor(() => expect(stores.tags.list.status).toBe('ready'))
    const id = await stores.tags.create({ name: 'Brand new tag' })
    await vi.waitFor(() =>
      expect(stores.tags.list.value).toContainEqual(expect.objectContaining({ id, name: 'Brand new tag' })),
    )
    release()
  })

  it('finds the id of a new record where the host leaves it out', async () => {
    const { stores, server, setWire } = await testStores('ADMIN')
    setWire(async (input, init) => {
      const request = new Request(input, init)
      const answer = await server.handle(request)
      return request.method === 'POST' ? Response.json({ success: true, message: 'ok' }) : answer
    })
    const id = await stores.tags.createNamed('Unannounced', { name: 'Unannounced' })
    expect(stores.tags.list.value).toContainEqual(expect.objectContaining({ id, name: 'Unannounced' }))
  })

  it('knows a record from the list at once, and refreshes it', async () => {
    const { stores, calls } = await testStores('ADMIN')
    await stores.categories.list.load()
    const known = stores.categories.list.value?.[0]
    if (!known) throw new Error('the small scenario has categories')
    const one = stores.categories.one.of(known.id)
    // When it was changed, and by whom, comes with the record itself.
    expect(one.value).toEqual({ ...known, updatedAt: undefined })
    const release = one.retain()
    await vi.waitFor(() => expect(calls).toContain(`GET /public/category/${known.id}`))
    release()
  })

  it('loads the children of a renamed record again, since they show its name', async () => {
    const { stores } = await testStores('ADMIN')
    await stores.categories.list.load()
    const child = stores.categories.list.value?.find(({ parentId }) => parentId !== 0)
    const parent = stores.categories.list.value?.find(({ id }) => id === child?.parentId)
    if (!child || !parent) throw new Error('the small scenario has a tree of categories')
    const one = stores.categories.one.of(child.id)
    const release = one.retain()
    await vi.waitFor(() => expect(one.isLoading).toBe(false))
    await stores.categories.update(parent.id, { name: 'Renamed', parentId: parent.parentId })
    await vi.waitFor(() => expect(one.value?.parentCategory).toEqual({ name: 'Renamed' }))
    release()
  })
})
