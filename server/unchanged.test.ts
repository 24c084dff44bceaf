import { describe, expect, it } from 'vitest'
import { endpointNames, repeatable, type EndpointName } from '../src/contract/endpoints'
import type { Role } from '../src/contract/access/roles'
import { keptCalls } from './kept/keptCalls'
import { createMemoryServer } from './memoryServer'
import { ask, type Asked } from './testing/api'
import { samples, userId } from './testing/samples'

const sample = samples({ id: userId('ADMIN') })
const kept = Object.keys(keptCalls) as EndpointName[]
const others = endpointNames.filter((name) => repeatable(name) === 'read' && !kept.includes(name))

async function readAs(role: Role = 'ADMIN') {
  const server = createMemoryServer('small')
  const token = await server.tokenOf(role)
  const read = (name: EndpointName, asked: Asked = {}) =>
    ask(server, name, { token, params: sample[name].params, ...asked })
  const held = (name: EndpointName, tag: string | null, asked: Asked = {}) =>
    read(name, { ...asked, headers: { 'If-None-Match': tag ?? '' } })
  return { server, token, read, held }
}

describe.each(kept)('%s', (name) => {
  it('may be kept by the caller alone, who asks each time', async () => {
    const { headers } = await (await readAs()).read(name)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('Authorization')
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/)
  })

  it('is 304 and empty for who has it', async () => {
    const { read, held } = await readAs()
    const { headers } = await read(name)
    const tag = headers.get('etag')
    for (const sent of [tag, `"other", ${tag}`, `W/${tag}`, `${tag?.slice(0, -1)}-gzip"`, '*']) {
      const again = await held(name, sent)
      expect([sent, again.status, again.body]).toEqual([sent, 304, {}])
      // The tag by which the caller keeps it (RFC 9111, 4.3.4).
      expect(again.headers.get('etag')).toBe(sent?.endsWith('-gzip"') ? sent : tag)
      expect(again.headers.get('cache-control')).toBe('private, no-cache')
      expect(again.headers.get('vary')).toBe(headers.get('vary'))
      expect(again.headers.get('content-type')).toBeNull()
    }
    for (const sent of [null, '"other"', tag?.replaceAll('"', '') ?? '', `${tag?.slice(0, -1)}x"`])
      expect((await held(name, sent)).status).toBe(200)
  })

  it('is refused as ever, whatever the caller has', async () => {
    const { server, read, held } = await readAs()
    const tag = (await read(name)).headers.get('etag')
    const headers = { 'If-None-Match': tag ?? '' }
    const ended = await ask(server, name, { token: 'ended', params: sample[name].params, headers })
    expect(ended.status).toBe(401)
    if (name.endsWith('One')) expect((await held(name, tag, { params: { id: 999_999 } })).status).toBe(404)
  })
})

it.each(others)('%s is kept by nobody', async (name) => {
  const { headers } = await (await readAs('SUPER_ADMIN')).read(name)
  expect(headers.get('cache-control')).toBe('no-store')
})

describe('an answer that somebody has', () => {
  it('is sent again when another record that it shows has changed, and the version still fits a save', async () => {
    const { read, held } = await readAs()
    const before = await read('projectOne', { params: { id: 1 } })
    const tag = before.headers.get('etag') ?? ''
    const [{ id } = { id: 0 }] = (before.body.data as { tags: { id: number }[] }).tags
    const renamed = await read('tagUpdate', { params: { tagId: id }, body: { name: 'Renamed', tagId: id } })
    expect(renamed.status).toBe(200)
    const after = await held('projectOne', tag, { params: { id: 1 } })
    expect(after.status).toBe(200)
    expect(JSON.stringify(after.body)).toContain('"Renamed"')
    expect(after.headers.get('etag')).not.toBe(tag)
    const { body, params } = sample.projectUpdate
    const saved = await read('projectUpdate', { params, body, headers: { 'If-Match': tag } })
    expect(saved.status).toBe(200)
    expect((await read('projectUpdate', { params, body, headers: { 'If-Match': tag } })).status).toBe(412)
  })

  it('is another one for staff than for everybody', async () => {
    const { server, read, held } = await readAs()
    for (const name of ['articleList', 'articleOne', 'projectOne'] as const) {
      const tag = (await read(name)).headers.get('etag')
      const { params } = sample[name]
      const visitor = await ask(server, name, { params, headers: { 'If-None-Match': tag ?? '' } })
      expect([name, visitor.status]).toEqual([name, 200])
      expect((await held(name, visitor.headers.get('etag'))).status).toBe(200)
    }
  })

  it('is not sent on a role that was taken away', async () => {
    const { server, token, read, held } = await readAs('CONTENT_EDITOR')
    const tag = (await read('projectList')).headers.get('etag')
    const admin = await server.tokenOf('SUPER_ADMIN')
    const params = { id: userId('CONTENT_EDITOR') }
    const taken = await ask(server, 'userManage', { token: admin, params, body: { role: 'NORMAL' } })
    expect(taken.status).toBe(200)
    expect((await held('projectList', tag)).status).toBe(403)
    await ask(server, 'userManage', { token: admin, params, body: { role: 'BLOCKED' } })
    expect((await ask(server, 'tagList', { token, headers: { 'If-None-Match': '*' } })).status).toBe(401)
  })
})
