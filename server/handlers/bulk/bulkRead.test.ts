import { describe, expect, it } from 'vitest'
import { bulkFields, type BulkOutcome, type BulkRecords } from '../../../src/contract/bulk/bulkBodies'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'

async function start() {
  const server = createMemoryServer('small')
  return { server, token: await server.tokenOf('ADMIN') }
}

describe('many records', () => {
  it('are read by one call: those that are there, without their long texts', async () => {
    const { server, token } = await start()
    const project = (id: number) => server.database.read(({ projects }) => projects.find(id))
    await server.database.transaction(({ projects }) => projects.update(2, { tags: [3, 1] }))
    const answer = await ask(server, 'bulkRead', {
      token,
      params: { kind: 'project' },
      query: [5, 999, 2].map((id): [string, string] => ['ids', String(id)]),
    })
    expect(answer.status).toBe(200)
    const records = answer.body['data'] as BulkRecords
    expect(records.map(({ id }) => id)).toEqual([2, 5])
    const { name, projectUrl, featuredImage, tagline, license, isActive, isClaimed, isFeatured } =
      (await project(2))!
    const plain = { name, projectUrl, featuredImage, tagline, license, isActive, isClaimed, isFeatured }
    expect(records[0]?.values).toEqual({
      ...plain,
      tags: [3, 1],
      categories: expect.any(Array),
      language_stacks: expect.any(Array),
    })
    await server.database.transaction(({ projects }) => projects.update(5, { license: 'Theirs' }))
    const changed = await ask(server, 'bulkChange', {
      token,
      params: { kind: 'project' },
      body: { records: records.map(({ id, tag }) => ({ id, tag })), change: { set: { isActive: false } } },
    })
    expect((changed.body['data'] as BulkOutcome).merged).toEqual([5])
  })

  it.each(Object.keys(bulkFields))('of the kind %s are read', async (kind) => {
    const { server, token } = await start()
    const read = (query: [string, string][]) => ask(server, 'bulkRead', { token, params: { kind }, query })
    expect((await read([['ids', '1']])).body['data']).toEqual([
      { id: 1, tag: '"1"', values: expect.objectContaining({}) },
    ])
    expect((await read([])).body['data']).toEqual([])
  })

  it('are not read of a kind that is not changed so', async () => {
    const { server, token } = await start()
    expect((await ask(server, 'bulkRead', { token, params: { kind: 'user' } })).status).toBe(404)
  })
})
