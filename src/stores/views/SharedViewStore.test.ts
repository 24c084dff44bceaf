import { describe, expect, it } from 'vitest'
import { atOnce } from '../../testing/stores/bulkOrders'
import { testStores } from '../../testing/stores/testStores'
import { sharedViewsOf } from './SharedViewStore'

async function opened(role: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN') {
  const at = await testStores(role, 'small', atOnce)
  await at.stores.session.check()
  const shared = sharedViewsOf(at.stores)
  await shared.list.load()
  const names = () => shared.list.value?.map(({ name }) => name)
  return { ...at, shared, names }
}
const react = { name: 'React', to: '/osn_main?q=react' }

describe('shared views', () => {
  it('are known as own, and may be changed by who shares them and by a SUPER_ADMIN', async () => {
    const { shared } = await opened()
    expect(shared.list.value?.map((view) => shared.isOwn(view))).toEqual([false, true, false])
    expect(shared.list.value?.map((view) => shared.mayChange(view))).toEqual([false, true, false])
    const { shared: all } = await opened('SUPER_ADMIN')
    expect(all.list.value?.map((view) => all.mayChange(view))).toEqual([true, true, true])
  })

  it('are shared, renamed and removed, and the list is as the host has it', async () => {
    const { shared, names } = await opened()
    await shared.share(react)
    expect(shared.ownOf(react.to)?.name).toBe('React')
    const { id } = shared.ownOf(react.to)!
    await shared.rename(id, 'React!')
    expect(names()).toContain('React!')
    await shared.remove(id)
    expect(names()).toHaveLength(3)
    await shared.list.load()
    expect(names()).toHaveLength(3)
  })

  it('are shared once where another tab shares the same, and stay removed where they are gone already', async () => {
    const { stores, shared, names } = await opened()
    await stores.client.call('viewCreate', { params: {}, body: react, idempotencyKey: 'other-tab' })
    await shared.share(react)
    expect(names()).toHaveLength(4)
    const { id } = shared.ownOf(react.to)!
    await stores.client.call('viewRemove', { params: { id } })
    await shared.remove(id)
    expect(names()).toHaveLength(3)
  })

  it('are shared anew where the first answer was lost and somebody has stopped sharing since', async () => {
    const { stores, server, shared, setWire } = await opened()
    setWire(async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST') await server.handle(request)
      throw new TypeError('Failed to fetch')
    })
    await expect(shared.share(react)).rejects.toThrow()
    setWire(undefined)
    const views = await stores.client.call('viewList', { params: {} })
    await stores.client.call('viewRemove', { params: { id: views.find(({ to }) => to === react.to)!.id } })
    await shared.share(react)
    expect(shared.ownOf(react.to)?.name).toBe('React')
  })

  it('stay as they are where a call fails', async () => {
    const { shared, names, setWire } = await opened()
    const before = names()
    setWire(async () => Response.json({ message: 'The disk is full' }, { status: 500 }))
    for (const work of [() => shared.share(react), () => shared.rename(2, 'Other'), () => shared.remove(2)])
      await expect(work()).rejects.toThrow('The disk is full')
    expect(names()).toEqual(before)
  })

  it('are renamed and removed once where the answer is lost, and nothing counts as failed', async () => {
    const { server, shared, names, setWire } = await opened()
    setWire(async (input, init) => {
      const request = new Request(input, init)
      const answer = await server.handle(request)
      if (request.method !== 'GET') throw new TypeError('Failed to fetch')
      return answer
    })
    await shared.rename(2, 'Other')
    expect(names()).toContain('Other')
    await shared.remove(2)
    expect(names()).toHaveLength(2)
    await shared.list.load()
    expect(names()).toHaveLength(2)
  })

  it('are not asked for again where the host refuses a change', async () => {
    const { shared, setWire } = await opened()
    const asked: string[] = []
    setWire(async (input, init) => {
      const { method, url } = new Request(input, init)
      asked.push(`${method} ${new URL(url).pathname}`)
      return Response.json({ message: 'Not yours' }, { status: 403 })
    })
    await expect(shared.rename(2, 'Other')).rejects.toThrow('Not yours')
    expect(asked.filter((call) => call.includes('/views/'))).toEqual(['PUT /api/admin/views/2/rename'])
  })

  it('never lead to another host', async () => {
    const { shared, names, setWire } = await opened()
    const row = (id: number, to: string) => ({ id, name: `View ${id}`, to, sharedBy: { id: 1, name: 'Ada' } })
    const data = [row(1, '//example.org'), row(2, 'javascript:alert(1)'), row(3, '/tags_main')]
    setWire(async () => Response.json({ success: true, data }))
    await shared.list.load()
    expect(names()).toEqual(['View 3'])
  })
})
