import { describe, expect, it } from 'vitest'
import { endpointNames, repeatable, type EndpointName } from '../../src/contract/endpoints'
import { headers } from '../../src/contract/limits'
import { ask, requestOf } from '../testing/api'
import { samples, userId } from '../testing/samples'
import { trailKinds } from './kinds'
import { admin, clock, entriesOf, openAs, trailOf } from '../testing/trail'

describe('the audit trail', () => {
  it('says who did what when, from where and by which call, with the fields before and after', async () => {
    const { server, token } = await openAs()
    const request = requestOf('tagUpdate', { token, params: { tagId: 1 }, body: { name: 'js', tagId: 1 } })
    await server.handle(request, { address: '2001:db8::7', requestId: 'request-1' })
    expect(await trailOf(server)).toEqual([
      {
        id: 1,
        at: clock(),
        ...admin,
        address: '2001:db8::7',
        requestId: 'request-1',
        call: 'tagUpdate',
        event: 'changed',
        kind: 'tag',
        recordId: 1,
        recordName: 'js',
        before: { name: 'javascript' },
        after: { name: 'js' },
      },
    ])
  })

  it('has all fields of what was added, and relations as ids in the order of choosing', async () => {
    const { entries } = await entriesOf('projectCreate')
    const { adminId: _adminId, ...fields } = samples({ id: 1 }).projectCreate.body
    expect(entries).toMatchObject([{ event: 'created', kind: 'project', recordName: 'Sample', before: {} }])
    expect(entries[0]?.after).toEqual({ ...fields, adminId: userId('SUPER_ADMIN') })
  })

  it('has the changed fields alone, and no entry where nothing changed', async () => {
    const { server, token } = await openAs()
    const { params, body } = samples({ id: 1 }).articleUpdate
    const save = (over: object) => ask(server, 'articleUpdate', { token, params, body: { ...body, ...over } })
    await save({ tags: [1, 2] })
    const stampOf = async () => (await ask(server, 'articleOne', { token, params: { id: 1 } })).body.data
    const first = await stampOf()
    expect((await save({ tags: [1, 2] })).status).toBe(200)
    expect(await trailOf(server)).toHaveLength(1)
    expect(await stampOf()).toEqual(first)
    await save({ tags: [2, 1] })
    await save({ tags: [2, 1], isFeatured: true })
    expect((await trailOf(server)).slice(1).map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { tags: [1, 2] }, after: { tags: [2, 1] } },
      { before: { isFeatured: false }, after: { isFeatured: true } },
    ])
  })

  it('has a change once, however often it is sent with its key', async () => {
    const { server, token } = await openAs()
    const add = () =>
      ask(server, 'tagCreate', { token, body: { name: 'new' }, headers: { [headers.idempotencyKey]: 'key' } })
    expect([(await add()).status, (await add()).status, (await add()).status]).toEqual([201, 201, 201])
    expect(await trailOf(server)).toMatchObject([{ event: 'created', recordName: 'new' }])
  })

  it.each([
    ['a name that is taken', { body: { name: 'database' } }, 409],
    ['a body that is wrong', { body: { name: '' } }, 422],
    ['a token that has ended', { token: 'ended' }, 401],
  ] as const)('has nothing of a change that failed: %s', async (_, over, expected) => {
    const { status, entries } = await entriesOf('tagCreate', over)
    expect({ status, entries }).toEqual({ status: expected, entries: [] })
  })

  it('has nothing of a change whose version is old', async () => {
    const over = { headers: { 'If-Match': '"0"' } }
    expect(await entriesOf('projectUpdate', over)).toEqual({ status: 412, entries: [] })
  })

  it('has the changes of every table whose rows can change', async () => {
    const { server } = await openAs()
    const tables = await server.database.transaction(async (all) => ({ ...all }))
    const changing = Object.entries(tables).flatMap(([name, table]) => ('update' in table ? [name] : []))
    expect(changing.sort()).toEqual(
      Object.values(trailKinds)
        .map(({ table }) => table)
        .sort(),
    )
  })

  const silent: readonly EndpointName[] = ['upload']
  const changing = endpointNames.filter((name) => repeatable(name) !== 'read' && !silent.includes(name))
  it.each(changing)('has an entry of %s', async (name) => {
    const { status, entries } = await entriesOf(name)
    expect([200, 201]).toContain(status)
    expect(entries.length).toBeGreaterThan(0)
    for (const { call, recordId } of entries) {
      expect(call).toBe(name)
      expect(recordId).not.toBeNull()
    }
  })

  it.each(endpointNames.filter((name) => repeatable(name) === 'read'))('has no entry of %s', async (name) => {
    const { status, entries } = await entriesOf(name)
    expect({ status, entries }).toEqual({ status: 200, entries: [] })
  })
})
