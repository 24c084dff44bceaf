import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../src/contract/endpoints/history'
import type { MemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples } from '../testing/samples'
import { admin, clock, openAs } from '../testing/trail'

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

  it.each([
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
