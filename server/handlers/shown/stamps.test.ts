import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../src/contract/endpoints'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { samples, userId } from '../../testing/samples'
import { stamped } from '../../testing/stamped'

/** A change of a record, and the call that reads it. */
const records: readonly [write: EndpointName, read: EndpointName, id: number][] = [
  ['projectUpdate', 'projectOne', 1],
  ['articleUpdate', 'articleOne', 1],
  ['tagUpdate', 'tagOne', 1],
  ['categoryUpdate', 'categoryOne', 8],
  ['languageStackUpdate', 'languageStackOne', 7],
  ['opportunityUpdate', 'opportunityOne', 1],
]

describe.each(records)('who made %s', (writing, reading, id) => {
  it('is answered to staff, and to nobody else', async () => {
    const server = createMemoryServer('small')
    const read = async (token?: string) =>
      (await ask(server, reading, { params: { id }, ...(token && { token }) })).body.data as object
    const editor = await server.tokenOf('CONTENT_EDITOR')
    expect(await read(editor)).toMatchObject(stamped())
    const { params, body } = samples({ id: userId('CONTENT_EDITOR') })[writing]
    expect((await ask(server, writing, { token: editor, params, body })).status).toBe(200)
    const updated = stamped(userId('CONTENT_EDITOR')) as { updatedBy: object }
    expect(await read(editor)).toMatchObject({ createdBy: null, updatedBy: updated.updatedBy })
    for (const others of [await read(), await read(await server.tokenOf('NORMAL'))])
      expect(Object.keys(others).filter((field) => field in stamped())).toEqual([])
  })
})
