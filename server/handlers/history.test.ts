import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../src/contract/endpoints/history'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples } from '../testing/samples'
import { admin, clock, openAs, superAdmin } from '../testing/trail'

describe('the history', () => {
  const historyOf = async (server: MemoryServer, token: string, query = '', path = '0') => {
    const request = new Request(`http://console.test/api/admin/history/${path}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const response = await server.handle(request)
    const body = (await response.json()) as {
      data: { entries: HistoryEntry[]; next: number | null }
      errors?: Record<string, string>
      message: string
    }
    return { status: response.status, ...body }
  }
  const addTags = async (server: MemoryServer, token: string, names: readonly string[]) => {
    for (const name of names) await ask(server, 'tagCreate', { token, body: { name } })
  }

  it('comes page by page, complete while more is added', async () => {
    const { server, token } = await openAs('SUPER_ADMIN')
    const names = Array.from({ length: 23 }, (_, n) => `tag number ${n}`)
    await addTags(server, token, names)
    const seen: string[] = []
    for (let after = '', round = 0; ; round += 1) {
      const { data } = await historyOf(server, token, `?limit=5${after}`)
      seen.push(...data.entries.map(({ record }) => record?.name ?? ''))
      if (data.next === null) break
      expect(data.entries).toHaveLength(5)
      await addTags(server, token, [`meanwhile ${round}`])
      after = `&after=${data.next}`
    }
    expect(seen).toEqual(names.toReversed())
  })

  it('of a record has what was done to it, with the reader’s rights', async () => {
    const { server, token } = await openAs()
    await ask(server, 'tagUpdate', { token, params: { tagId: 1 }, body: { name: 'js', tagId: 1 } })
    await ask(server, 'tagUpdate', { token, params: { tagId: 2 }, body: { name: 'db', tagId: 2 } })
    const boss = await server.tokenOf('SUPER_ADMIN')
    const { params, body } = samples({ id: 1 }).userManage
    await ask(server, 'userManage', { token: boss, params, body, address: '192.0.2.5' })
    const one = await historyOf(server, token, '', 'tag/1')
    expect(one.data).toEqual({
      next: null,
      entries: [
        {
          id: 1,
          at: clock().toISOString(),
          by: { id: admin.userId, name: admin.userName, email: admin.userEmail },
          address: '',
          requestId: '',
          call: 'tagUpdate',
          event: 'changed',
          record: { kind: 'tag', id: 1, name: 'js' },
          before: { name: 'javascript' },
          after: { name: 'js' },
        },
      ],
    })
    expect((await historyOf(server, token)).data.entries.map(({ record }) => record?.name)).toEqual([
      'db',
      'js',
    ])
    const all = (await historyOf(server, boss)).data.entries
    expect(all.map(({ record }) => record?.kind)).toEqual(['user', 'tag', 'tag'])
    expect(all[0]).toMatchObject({ address: '192.0.2.5', after: { role: 'CONTENT_EDITOR' } })
    expect((await historyOf(server, boss, '', 'user/4')).data.entries).toHaveLength(1)
    expect(await historyOf(server, token, '', 'user/4')).toMatchObject({
      status: 403,
      message: 'Only a super admin may see what was done to users',
    })
  })

  it('is empty for a record that is older, and 404 for one that is not there', async () => {
    const { server, token } = await openAs()
    expect(await historyOf(server, token, '', 'project/1')).toMatchObject({
      status: 200,
      data: { entries: [], next: null },
    })
    for (const path of ['project/999', 'nothing/1', '__proto__/1', 'constructor/1', 'toString/1'])
      expect(await historyOf(server, token, '', path)).toMatchObject({
        status: 404,
        message: expect.stringMatching(/^This (kind of )?record does not exist$/) as string,
      })
  })

  it('is narrowed to a person, a kind of record and a span of time, page by page', async () => {
    let now = new Date('2026-03-01T23:00:00Z')
    const server = createMemoryServer('small', { clock: () => now })
    const [ada, boss] = [await server.tokenOf('ADMIN'), await server.tokenOf('SUPER_ADMIN')]
    const change = (token: string, id: number, name: string) =>
      ask(server, 'tagUpdate', { token, params: { tagId: id }, body: { name, tagId: id } })
    await change(ada, 1, 'first')
    now = new Date('2026-03-02T00:00:00Z')
    await change(boss, 1, 'second')
    const { params, body } = samples({ id: 1 }).categoryUpdate
    await ask(server, 'categoryUpdate', { token: ada, params, body })
    await change(ada, 2, 'third')
    now = new Date('2026-03-02T02:00:00Z')
    await change(ada, 2, 'fourth')
    const namesOf = async (query: string, token = ada) =>
      (await historyOf(server, token, query)).data.entries.map(({ record }) => record?.name)
    expect(await namesOf(`?person=${admin.userId}`)).toEqual(['fourth', 'third', 'Sample', 'first'])
    expect(await namesOf(`?person=${admin.userId}&kind=tag`)).toEqual(['fourth', 'third', 'first'])
    expect(await namesOf('?kind=category')).toEqual(['Sample'])
    const day = 'since=2026-03-02T00:00:00Z&until=2026-03-02T02:00:00.000Z'
    expect(await namesOf(`?${day}`)).toEqual(['third', 'Sample', 'second'])
    expect(await namesOf(`?${day}&kind=tag&person=${admin.userId}`)).toEqual(['third'])
    const { data } = await historyOf(server, ada, `?${day}&limit=2`)
    expect(data.next).toBe(data.entries[1]?.id)
    expect(await namesOf(`?${day}&limit=2&after=${data.next}`)).toEqual(['second'])
    expect(await namesOf('?kind=user', boss)).toEqual([])
    expect(await historyOf(server, ada, '?kind=user')).toMatchObject({
      status: 403,
      message: 'Only a super admin may see what was done to users',
    })
  })

  it('names who stands in what the reader may see', async () => {
    const { server, token } = await openAs()
    const boss = await server.tokenOf('SUPER_ADMIN')
    await addTags(server, token, ['one', 'two'])
    const { params, body } = samples({ id: 1 }).userManage
    await ask(server, 'userManage', { token: boss, params, body })
    const peopleFor = async (reader: string) => (await ask(server, 'historyPeople', { token: reader })).body
    const ada = { id: admin.userId, name: admin.userName }
    expect(await peopleFor(token)).toMatchObject({ data: [ada] })
    expect(await peopleFor(boss)).toMatchObject({ data: [ada, { id: superAdmin.userId }] })
  })

  it.each([
    ['?person=0', { person: 'person has to be 1 or more' }],
    ['?person=me', { person: 'person has to be a number' }],
    ['?kind=nothing', { kind: expect.stringMatching(/^kind has to be one of project, article/) as string }],
    ['?since=yesterday', { since: 'since has to be a moment in UTC, as 2026-03-01T00:00:00Z' }],
    ['?since=2026-13-01T00:00:00Z', { since: 'since has to be a moment in UTC, as 2026-03-01T00:00:00Z' }],
    ['?since=0000-01-01T00:00:00Z', { since: 'since has to be a moment in UTC, as 2026-03-01T00:00:00Z' }],
    ['?until=2026-03-01', { until: 'until has to be a moment in UTC, as 2026-03-01T00:00:00Z' }],
    ['?limit=0', { limit: 'limit has to be 1 or more' }],
    ['?limit=101', { limit: 'limit has to be 100 or less' }],
    ['?limit=many', { limit: 'limit has to be a number' }],
    ['?after=-1', { after: 'after has to be a number' }],
    ['?after=', { after: 'after has to be a number' }],
    ['?after=1e3', { after: 'after has to be a number' }],
  ])('takes no %s', async (query, errors) => {
    const { server, token } = await openAs()
    expect(await historyOf(server, token, query)).toMatchObject({ status: 422, errors })
  })

  it('takes no notice of what it does not know', async () => {
    const { server, token } = await openAs()
    const odd = '?__proto__=1&other=%00&constructor=2'
    expect(await historyOf(server, token, odd)).toMatchObject({ status: 200, data: { entries: [] } })
  })
})
