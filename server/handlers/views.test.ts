import { describe, expect, it } from 'vitest'
import type { SharedView } from '../../src/contract/endpoints/views'
import { limits } from '../../src/contract/limits'
import { createMemoryServer } from '../memoryServer'
import { ask, type Asked } from '../testing/api'
import { trailOf } from '../testing/trail'

async function start() {
  const server = createMemoryServer('small')
  const tokens = {
    owner: await server.tokenOf('SUPER_ADMIN'),
    admin: await server.tokenOf('ADMIN'),
    editor: await server.tokenOf('CONTENT_EDITOR'),
  }
  const list = async () =>
    (await ask(server, 'viewList', { token: tokens.editor })).body.data as unknown as SharedView[]
  const share = (body: { name: string; to: string }, over: Asked = {}) =>
    ask(server, 'viewCreate', { token: tokens.editor, body, ...over })
  return { server, tokens, list, share }
}
const react = { name: 'React', to: '/osn_main?q=react' }

describe('shared views', () => {
  it('are listed for all staff, with who shares each', async () => {
    const { list, share } = await start()
    const added = await share({ ...react, name: 'React\tnow' })
    expect([added.status, added.body.message]).toEqual([201, 'View shared'])
    expect(await list()).toEqual([
      expect.objectContaining({ id: 1, sharedBy: { id: 1, name: 'Sunniva Solberg' } }),
      expect.objectContaining({ id: 2, sharedBy: { id: 2, name: 'Ada Adeyemi' } }),
      expect.objectContaining({ id: 3, sharedBy: { id: 3, name: 'Connor Callaghan' } }),
      { id: 4, name: 'React now', to: react.to, sharedBy: { id: 3, name: 'Connor Callaghan' } },
    ])
  })

  it.each([
    [{ name: '', to: '/osn_main' }, 'Name is required'],
    [{ name: 'x'.repeat(limits.viewName + 1), to: '/osn_main' }, 'Name is too long: 60 characters at most'],
    ...[
      'https://example.org',
      '//example.org',
      '/\\example.org',
      'javascript:alert(1)',
      '',
      '/a b',
      '/a\u202eb',
    ].map((to) => [{ name: 'Bad', to }, /^A view leads to a list of this console/] as const),
  ] as const)('refuses %j', async (body, message) => {
    const { share, list } = await start()
    const { status, body: answer } = await share(body)
    expect(status).toBe(422)
    expect(answer.message).toMatch(message)
    expect(await list()).toHaveLength(3)
  })

  it('are shared once by each person, and a repeat with the same key gets the first answer', async () => {
    const { share, list, tokens } = await start()
    const headers = { 'Idempotency-Key': 'one' }
    const first = await share(react, { headers })
    expect((await share(react, { headers })).body).toEqual(first.body)
    const again = await share({ ...react, name: 'Other' })
    expect([again.status, again.body.message]).toEqual([409, 'You share this view already'])
    expect((await share(react, { token: tokens.admin })).status).toBe(201)
    expect(await list()).toHaveLength(5)
  })

  it('are so many of one person at most', async () => {
    const { share } = await start()
    for (let at = 1; at < limits.views; at += 1) await share({ ...react, to: `/osn_main?q=${at}` })
    const { status, body } = await share(react)
    expect([status, body.message]).toEqual([409, 'You share 30 views: stop sharing one to share another'])
  })

  it('are renamed and removed by who shares them, and by a SUPER_ADMIN', async () => {
    const { server, tokens, list } = await start()
    const rename = (token: string, name: string) =>
      ask(server, 'viewRename', { token, params: { id: 3 }, body: { name } })
    const remove = (token: string) => ask(server, 'viewRemove', { token, params: { id: 3 } })
    for (const refused of [await rename(tokens.admin, 'Mine'), await remove(tokens.admin)])
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'Only who shares a view, or a super admin, may change it',
      ])
    expect((await list())[2]?.name).toBe('To tidy up')
    expect((await rename(tokens.editor, 'JS')).status).toBe(200)
    expect((await rename(tokens.owner, 'JS and TS')).status).toBe(200)
    expect((await list())[2]?.name).toBe('JS and TS')
    expect((await rename(tokens.editor, ' ')).status).toBe(422)
    expect((await remove(tokens.editor)).status).toBe(200)
    expect((await remove(tokens.editor)).status).toBe(404)
    expect(await list()).toHaveLength(2)
    expect(
      (await trailOf(server)).map(({ call, event, kind, recordName }) => [call, event, kind, recordName]),
    ).toEqual(
      expect.arrayContaining([
        ['viewRename', 'changed', 'view', 'JS'],
        ['viewRename', 'changed', 'view', 'JS and TS'],
        ['viewRemove', 'removed', 'view', 'JS and TS'],
      ]),
    )
  })
})
