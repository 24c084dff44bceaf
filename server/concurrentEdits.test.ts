import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../src/contract/endpoints'
import { createMemoryServer } from './memoryServer'
import { ask } from './testing/api'
import { samples, userId } from './testing/samples'

const sample = samples({ id: userId('ADMIN') })
/** Reading one record, and replacing it. */
const records: readonly [read: EndpointName, write: EndpointName, id: number][] = [
  ['projectOne', 'projectUpdate', 1],
  ['articleOne', 'articleUpdate', 1],
  ['tagOne', 'tagUpdate', 1],
  ['categoryOne', 'categoryUpdate', 8],
  ['languageStackOne', 'languageStackUpdate', 7],
  ['opportunityOne', 'opportunityUpdate', 1],
  ['profile', 'profileUpdate', 0],
]

describe.each(records)('%s and %s', (reading, writing, id) => {
  async function editor() {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('ADMIN')
    return {
      read: () => ask(server, reading, { token, params: { id } }),
      write: (ifMatch?: string) =>
        ask(server, writing, {
          token,
          params: sample[writing].params,
          body: sample[writing].body,
          headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
        }),
    }
  }

  it('agree on a strong ETag that each change raises', async () => {
    const { read, write } = await editor()
    const before = (await read()).headers.get('etag') ?? ''
    expect(before).toMatch(/^"[^"]+"$/)
    expect((await read()).headers.get('etag')).toBe(before)
    const written = await write(before)
    expect(written.status).toBe(200)
    expect(written.body.success).toBe(true)
    const after = await read()
    expect(after.headers.get('etag')).not.toBe(before)
    expect(written.headers.get('etag')).toBe(after.headers.get('etag'))
  })

  it('refuse a change of an older version and write nothing', async () => {
    const { read, write } = await editor()
    const old = (await read()).headers.get('etag') ?? ''
    await write()
    const before = await read()
    for (const stale of [old, `W/${before.headers.get('etag')}`, '"other"', 'nonsense', '']) {
      const answer = await write(stale)
      expect(answer.status).toBe(412)
      expect(answer.body).toEqual({
        success: false,
        message: 'Somebody else has changed this since you opened it: load it again before you save',
      })
    }
    expect((await read()).body).toEqual(before.body)
    expect((await read()).headers.get('etag')).toBe(before.headers.get('etag'))
  })

  it('take any version without If-Match, with *, and with one of several', async () => {
    const { read, write } = await editor()
    await write()
    expect((await write()).status).toBe(200)
    expect((await write('*')).status).toBe(200)
    expect((await write(`"other", ${(await read()).headers.get('etag')}`)).status).toBe(200)
  })

  it('let one of two with the same version win', async () => {
    const { read, write } = await editor()
    const tag = (await read()).headers.get('etag') ?? ''
    const statuses = (await Promise.all([write(tag), write(tag)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 412])
  })
})

describe('an answer to a replacement', () => {
  it('sends no ETag where something else was stored than was sent', async () => {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('ADMIN')
    const save = (name: string) =>
      ask(server, 'tagUpdate', { token, params: { tagId: 1 }, body: { name, tagId: 1 } })
    expect((await save('exact')).headers.get('etag')).toMatch(/^"[^"]+"$/)
    const trimmed = await save(' trimmed ')
    expect(trimmed.status).toBe(200)
    expect(trimmed.headers.get('etag')).toBeNull()
  })
})
