import { describe, expect, it } from 'vitest'
import { atOnce, losing, noWait, person } from '../../testing/stores/bulkOrders'
import { bare, manyProjects, orderOfAll, rowsOf } from '../../testing/stores/imports'
import { testStores } from '../../testing/stores/testStores'
import { BulkStore } from '../bulk/BulkStore'

describe('an import that is taken back', () => {
  it('lets two records change places in a tree, and Undo puts them back', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const before = await rowsOf(at, 'category')
    const child = before.find(({ parentId }) => parentId !== 0)
    const parent = before.find(({ id }) => id === child?.parentId)
    const grand = before.find(({ id }) => id === parent?.parentId)
    const text = `ID,Parent\n${parent?.id},#${child?.id}\n${child?.id},${grand ? `#${grand.id}` : ''}\n`
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(await orderOfAll(at, 'category', text), person)
    expect(bulk.job?.counts).toMatchObject({ done: 2, failed: 0, skipped: 0 })
    const parentsOf = (rows: typeof before) => new Map(rows.map(({ id, parentId }) => [id, parentId]))
    const between = parentsOf(await rowsOf(at, 'category'))
    expect(between.get(parent?.id ?? 0)).toBe(child?.id)
    await bulk.undo()
    expect(bulk.job?.counts).toMatchObject({ done: 2, failed: 0, skipped: 0 })
    expect(parentsOf(await rowsOf(at, 'category'))).toEqual(parentsOf(before))
  })

  it('takes changes back, and says what stays', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const before = await rowsOf(at, 'tag')
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(await orderOfAll(at, 'tag', `ID,Name\n${before[0]?.id},renamed\n,brand new\n`), person)
    expect(bulk.job?.counts).toMatchObject({ done: 2 })
    await bulk.undo()
    expect(bulk.job?.items.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ['renamed', 'done', undefined],
      ['brand new', 'skipped', "It was added, and this host can't remove tags"],
    ])
    const names = (await rowsOf(at, 'tag')).map(({ name }) => name).sort()
    expect(names).toEqual([...before.map(({ name }) => name), 'brand new'].sort())
  })

  it('is taken back whole where the host removes records, children first, over a network that loses one call in five', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    await at.stores.session.check()
    const before = await rowsOf(at, 'category')
    const [first] = before
    const text = `ID,Name,Parent\n,Leaf,Branch\n,Branch,Root\n,Root,\n${first?.id},Moved,Leaf\n`
    const order = await orderOfAll(at, 'category', text)
    losing(at, 11)
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(order, person)
    for (let again = 0; again < 20 && bulk.job?.status === 'offline'; again += 1) await bulk.job.run()
    expect(bulk.job?.counts).toMatchObject({ done: 4, failed: 0 })
    await bulk.undo()
    for (let again = 0; again < 20 && bulk.job?.status === 'offline'; again += 1) await bulk.job.run()
    expect(bulk.job?.counts).toMatchObject({ done: 4, failed: 0, skipped: 0 })
    const shown = (rows: typeof before) => rows.map(({ id, name, parentId }) => [id, name, parentId])
    expect(shown(await rowsOf(at, 'category'))).toEqual(shown(before))
  })

  it('is taken back but for what somebody has changed or used since', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    await at.stores.session.check()
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(await orderOfAll(at, 'tag', 'Name\nplain\nrenamed\nused\ngone\n'), person)
    const ids = new Map(bulk.job?.items.map(({ name, made }) => [name, made?.id ?? 0]))
    await at.server.database.transaction(async (tables) => {
      await tables.tags.update(ids.get('renamed') ?? 0, { name: 'by them' })
      await tables.projects.update(1, { tags: [ids.get('used') ?? 0] })
    })
    await at.stores.client.call('removalCreate', { params: { kind: 'tag', id: ids.get('gone') ?? 0 } })
    await bulk.undo()
    expect(bulk.job?.items.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ['plain', 'done', undefined],
      ['renamed', 'skipped', 'Somebody changed it since'],
      ['used', 'failed', expect.stringMatching(/use/)],
      ['gone', 'skipped', 'It was removed already'],
    ])
    const names = (await rowsOf(at, 'tag')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['by them', 'used']))
    expect(names).not.toContain('plain')
  })

  it.each([
    ['the console reads their list', 5000],
    ['searches them', 0],
  ])(
    'adds projects in the name of who imports, and Undo makes them inactive, where the host says no ids and %s',
    async (_, wholeListUpTo) => {
      const at = await testStores('ADMIN', 'small', atOnce, { wholeListUpTo })
      await at.stores.session.check()
      const order = await orderOfAll(at, 'project', manyProjects(3))
      at.setWire(bare(at))
      const bulk = new BulkStore(at.stores, noWait)
      await bulk.start(order, person)
      expect(bulk.job?.counts).toMatchObject({ done: 3, failed: 0 })
      const added = async () => (await rowsOf(at, 'project')).filter(({ name }) => name.startsWith('Import '))
      expect((await added()).map(({ isActive }) => isActive)).toEqual([true, true, true])
      at.setWire(bare(at))
      await bulk.undo()
      expect(bulk.job?.counts).toMatchObject({ done: 3, failed: 0, skipped: 0 })
      expect((await added()).map(({ isActive }) => isActive)).toEqual([false, false, false])
    },
  )
})
