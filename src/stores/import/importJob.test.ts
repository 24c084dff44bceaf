import { describe, expect, it } from 'vitest'
import { atOnce, from1To, losing, noWait, person } from '../../testing/stores/bulkOrders'
import { bare, manyProjects, orderOfAll, rowsOf } from '../../testing/stores/imports'
import { testStores } from '../../testing/stores/testStores'
import { BulkStore } from '../bulk/BulkStore'

const tags = (count: number) =>
  `Name\n${from1To(count)
    .map((at) => `new tag ${at}\n`)
    .join('')}`

/** Each name, as often as the host has it. */
const counted = (rows: readonly { name: string }[]) => {
  const counts = new Map<string, number>()
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

describe('an import', () => {
  it.each([
    ['keeps keys and says ids', true],
    ['keeps no keys and says no ids', false],
  ])(
    'adds each of 1,000 rows once, or lists it, while one call in five is lost, at a host that %s',
    async (_, isRich) => {
      const at = await testStores('ADMIN', 'small', atOnce)
      if (!isRich) at.setWire(bare(at))
      await at.stores.session.check()
      const order = await orderOfAll(at, 'project', manyProjects(1000))
      const { lost } = losing(at, 5, true)
      if (!isRich) at.setWire(bare(at, lost))
      const bulk = new BulkStore(at.stores, noWait)
      await bulk.start(order, person)
      const { job } = bulk
      for (let again = 0; again < 50 && bulk.job?.status === 'offline'; again += 1) await bulk.job.run()
      expect(lost.requests).toBeGreaterThan(50)
      expect(lost.answers).toBeGreaterThan(50)
      expect(job?.status).toBe('ended')
      expect(job?.counts.waiting).toBe(0)
      const has = counted(await rowsOf(at, 'project'))
      for (const { name, state } of job?.items ?? []) {
        if (state === 'done') expect([name, has.get(name)]).toEqual([name, 1])
        else expect([name, (has.get(name) ?? 0) <= 1]).toEqual([name, true])
      }
      expect(job?.counts.done).toBeGreaterThan(990)
      await job?.retry()
      expect(counted(await rowsOf(at, 'project')).get('Import 1000')).toBe(1)
      expect(job?.counts).toMatchObject({ done: 1000, failed: 0, waiting: 0 })
    },
    60_000,
  )

  it('adds parents before children, and puts them below', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const order = await orderOfAll(
      at,
      'category',
      'Name,Parent\nLeaf,Branch\nBranch,Root\nRoot,\nOther,Root\n',
    )
    losing(at, 3)
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(order, person)
    for (let again = 0; again < 20 && bulk.job?.status === 'offline'; again += 1) await bulk.job.run()
    expect(bulk.job?.counts).toMatchObject({ done: 4, failed: 0 })
    const rows = await rowsOf(at, 'category')
    const find = (name: string) => rows.find((row) => row.name === name)
    expect(find('Leaf')?.parentId).toBe(find('Branch')?.id)
    expect(find('Branch')?.parentId).toBe(find('Root')?.id)
    expect(find('Other')?.parentId).toBe(find('Root')?.id)
    expect(find('Root')?.parentId).toBe(0)
  })

  it('lists what lies below a row that failed, and Retry does both', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const order = await orderOfAll(at, 'category', 'Name,Parent\nLeaf,Branch\nBranch,\nOther,\n')
    at.setWire(async (input) => {
      const request = input as Request
      if (request.method === 'POST' && ((await request.clone().json()) as { name: string }).name === 'Branch')
        return Response.json({ message: 'The disk is full' }, { status: 500 })
      return at.server.handle(request)
    })
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(order, person)
    expect(bulk.job?.items.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ['Leaf', 'failed', 'What it names from the same file was not added'],
      ['Branch', 'failed', 'The disk is full. It may have been added: Retry finds out'],
      ['Other', 'done', undefined],
    ])
    at.setWire(undefined)
    await bulk.job?.retry()
    expect(bulk.job?.counts).toMatchObject({ done: 3, failed: 0 })
    const rows = await rowsOf(at, 'category')
    expect(rows.find(({ name }) => name === 'Leaf')?.parentId).toBe(
      rows.find(({ name }) => name === 'Branch')?.id,
    )
  })

  it('goes on where it stopped once the session has ended and the page was closed', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const order = await orderOfAll(at, 'tag', tags(40))
    let left = 10
    at.setWire(async (input) => {
      if (left-- > 0) return at.server.handle(input as Request)
      return Response.json({ message: 'Sign in again' }, { status: 401 })
    })
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(order, person)
    expect(bulk.job?.status).toBe('signedOut')
    const kept = await at.stores.savedDrafts.home.get('1/bulk/job')

    const next = await testStores('ADMIN', 'small', atOnce)
    next.setWire((input) => at.server.handle(input as Request))
    next.stores.session.token = next.kept.token = await at.server.tokenOf('ADMIN')
    await next.stores.savedDrafts.home.set('1/bulk/job', kept)
    const resumed = new BulkStore(next.stores, noWait)
    await resumed.restore(person)
    expect(resumed.job?.counts).toMatchObject({ done: 40, waiting: 0, failed: 0 })
    at.kept.token = at.stores.session.token = await at.server.tokenOf('ADMIN')
    const has = counted(await rowsOf(at, 'tag'))
    expect(from1To(40).map((row) => has.get(`new tag ${row}`))).toEqual(from1To(40).map(() => 1))
  })

  it('begins with the second try what the host still works at, and waits as long as it asks', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const order = await orderOfAll(at, 'tag', tags(2))
    const answers = [
      Response.json({ message: 'The same form is being saved already' }, { status: 409 }),
      Response.json({ message: 'Slow down' }, { status: 429, headers: { 'Retry-After': '20' } }),
    ]
    const waits: number[] = []
    at.setWire(async (input) =>
      (input as Request).method === 'POST'
        ? (answers.shift() ?? at.server.handle(input as Request))
        : at.server.handle(input as Request),
    )
    const bulk = new BulkStore(at.stores, async (milliseconds) => void waits.push(milliseconds))
    await bulk.start(order, person)
    expect(bulk.job?.counts).toMatchObject({ done: 2, failed: 0 })
    expect(waits).toContain(20_000)
  })

  it('lists a name that somebody else has taken meanwhile, with the sentence of the host', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const order = await orderOfAll(at, 'tag', 'Name\nmine\n')
    await at.server.database.transaction((tables) => tables.tags.insert({ name: 'Mine' }))
    const bulk = new BulkStore(at.stores, noWait)
    await bulk.start(order, person)
    expect(bulk.job?.items[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/A tag with this name exists already/) as string,
    })
  })
})
