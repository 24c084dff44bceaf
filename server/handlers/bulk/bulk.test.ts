import { describe, expect, it } from 'vitest'
import type { BulkOutcome, BulkRefusal } from '../../../src/contract/bulk/bulkBodies'
import type { BulkChange } from '../../../src/contract/bulk/bulkChange'
import { createMemoryServer } from '../../memoryServer'
import { ask, type Asked } from '../../testing/api'
import { admin, trailOf } from '../../testing/trail'

async function start() {
  const server = createMemoryServer('small')
  const token = await server.tokenOf('ADMIN')
  const project = (id: number) => server.database.transaction(({ projects }) => projects.find(id))
  const change = (kind: string, ids: readonly number[], what: BulkChange, over: Asked = {}) =>
    ask(server, 'bulkChange', {
      token,
      params: { kind },
      body: { records: ids.map((id) => ({ id })), change: what },
      ...over,
    })
  const outcome = ({ body }: { body: Record<string, unknown> }) => body['data'] as BulkOutcome
  const undo = (kind: string, changed: BulkOutcome['changed']) =>
    ask(server, 'bulkUndo', { token, params: { kind }, body: { changed } })
  const tagsOf = async (id: number) => (await project(id))?.tags.map((tag) => tag.id)
  return { server, token, project, change, undo, outcome, tagsOf }
}
const feature: BulkChange = { set: { isFeatured: true } }

describe('a change of many records by one call', () => {
  it('changes each as asked, says which stay as they are, and raises versions', async () => {
    const { server, change, outcome, project, tagsOf } = await start()
    await server.database.transaction(async ({ projects }) => {
      await projects.update(1, { tags: [1, 2] })
      await projects.update(2, { tags: [2] })
      await projects.update(3, { tags: [1, 5] })
    })
    const before = await project(1)
    const what: BulkChange = { field: 'tags', add: [5], remove: [1], isReplacing: true }
    const answer = await change('project', [1, 2, 3], what)
    expect(answer.status).toBe(200)
    expect(outcome(answer)).toEqual({
      changed: [
        { ids: [1], before: { tags: [1, 2] }, after: { tags: [2, 5] } },
        { ids: [3], before: { tags: [1, 5] }, after: { tags: [5] } },
      ],
      skipped: [{ ids: [2], reason: 'It has none of what is replaced' }],
      merged: [],
    })
    expect([await tagsOf(1), await tagsOf(2), await tagsOf(3)]).toEqual([[2, 5], [2], [5]])
    expect(await project(1)).toEqual({ ...before, tags: expect.anything(), version: before!.version + 1 })
  })

  it('leaves one line of history for each record that it changed', async () => {
    const { server, change, project } = await start()
    await server.database.transaction(async ({ projects }) => {
      for (const id of [1, 2, 3]) await projects.update(id, { isFeatured: id === 2 })
    })
    await change('project', [1, 2, 3], feature)
    const lines = (await trailOf(server)).filter(({ call }) => call === 'bulkChange')
    expect(lines).toHaveLength(2)
    for (const id of [1, 3])
      expect(lines.find(({ recordId }) => recordId === id)).toMatchObject({
        ...admin,
        event: 'changed',
        kind: 'project',
        recordName: (await project(id))?.name,
        before: { isFeatured: false },
        after: { isFeatured: true },
      })
  })

  it('merges with what somebody has saved since the preview, and names it', async () => {
    const { server, token, change, outcome, tagsOf } = await start()
    const read = await ask(server, 'projectOne', { token, params: { id: 1 } })
    const tag = read.headers.get('etag')!
    const next = await ask(server, 'projectOne', { token, params: { id: 2 } })
    await server.database.transaction(({ projects }) =>
      projects.update(1, { tags: [2, 3], license: 'Theirs' }),
    )
    const answer = await change('project', [], feature, {
      body: {
        records: [
          { id: 1, tag },
          { id: 2, tag: next.headers.get('etag')! },
        ],
        change: { field: 'tags', add: [8], remove: [2], isReplacing: false },
      },
    })
    expect(outcome(answer).merged).toEqual([1])
    expect(await tagsOf(1)).toEqual([3, 8])
    const after = await server.database.transaction(({ projects }) => projects.find(1))
    expect(after?.license).toBe('Theirs')
  })

  it('changes nothing where one cannot be changed, and lists all of those with the reason', async () => {
    const { server, change, project } = await start()
    await server.database.transaction(async ({ projects }) => {
      for (const id of [1, 2, 3]) await projects.update(id, { isFeatured: false })
      await projects.update(2, { featuredImage: '' })
    })
    const answer = await change('project', [1, 2, 3, 9999], feature)
    expect(answer.status).toBe(422)
    expect((answer.body as unknown as BulkRefusal).refused).toEqual([
      { ids: [9999], reason: 'It does not exist any more' },
      { ids: [2], reason: 'Featured image is mandatory' },
    ])
    expect(answer.body.message).toBe(
      "2 of 4 can't be changed, so nothing was changed. Go on without them, or correct them",
    )
    for (const id of [1, 3]) expect((await project(id))?.isFeatured).toBe(false)
    expect((await trailOf(server)).some(({ call }) => call === 'bulkChange')).toBe(false)
  })

  it.each<[string, number[], BulkChange, string | RegExp]>([
    [
      'project',
      [1],
      { field: 'tags', add: [9999], remove: [], isReplacing: false },
      /no tag with the id 9999/,
    ],
    ['project', [1], { set: { isPublished: true } }, /isPublished can't be changed here/],
    [
      'article',
      [1],
      { field: 'categories', add: [1], remove: [], isReplacing: false },
      /categories can't be/,
    ],
    ['project', [1], { set: {} }, 'Choose what to change'],
    ['category', [1], { set: { parentId: 999_999 } }, /parent does not exist/],
    ['category', [1, 2], { set: { parentId: 1 } }, /lies below the record itself/],
  ])('refuses what no %s can get', async (kind, ids, what, message) => {
    const { change } = await start()
    const answer = await change(kind, ids, what)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toMatch(message)
  })

  it('refuses a kind that it does not know, and more records than one call may change', async () => {
    const { change } = await start()
    expect((await change('user', [1], feature)).status).toBe(404)
    const many = Array.from({ length: 10_001 }, (_, at) => at + 1)
    const answer = await change('project', many, feature)
    expect([answer.status, answer.body.message]).toEqual([422, 'Choose 10000 records at most'])
  })

  it('moves categories together: two of one name do not come below the same parent', async () => {
    const { server, change } = await start()
    const [one, two] = await server.database.transaction(async ({ categories }) => {
      const first = await categories.insert({ name: 'Twin', parentId: 1 })
      return [first, await categories.insert({ name: 'twin', parentId: 2 })]
    })
    const answer = await change('category', [one!, two!], { set: { parentId: 0 } })
    expect((answer.body as unknown as BulkRefusal).refused).toEqual([
      { ids: [two], reason: 'A category with this name exists already below the same parent' },
    ])
  })

  it('repeats its first answer to the same key, and does nothing twice', async () => {
    const { server, change } = await start()
    await server.database.transaction(({ projects }) => projects.update(1, { isFeatured: false }))
    const headers = { 'Idempotency-Key': 'one' }
    const first = await change('project', [1], feature, { headers })
    const again = await change('project', [1], feature, { headers })
    expect(again.body).toEqual(first.body)
    expect((await trailOf(server)).filter(({ call }) => call === 'bulkChange')).toHaveLength(1)
    expect((await change('project', [2], feature, { headers })).status).toBe(422)
  })
})

describe('taking a change of many records back', () => {
  it('gives each what it had, but what somebody changed since', async () => {
    const { server, change, undo, outcome, tagsOf, project } = await start()
    await server.database.transaction(async ({ projects }) => {
      for (const id of [1, 2, 3]) await projects.update(id, { tags: [id] })
    })
    const { changed } = outcome(
      await change('project', [1, 2, 3], { field: 'tags', add: [8], remove: [], isReplacing: false }),
    )
    await server.database.transaction(async ({ projects }) => {
      await projects.update(2, { tags: [5] })
      await projects.update(3, { license: 'Theirs' })
    })
    const back = outcome(await undo('project', changed))
    expect(back.changed.flatMap(({ ids }) => ids)).toEqual([1, 3])
    expect(back.skipped).toEqual([{ ids: [2], reason: 'Somebody changed it since' }])
    expect([await tagsOf(1), await tagsOf(2), await tagsOf(3)]).toEqual([[1], [5], [3]])
    expect((await project(3))?.license).toBe('Theirs')
  })

  it('deletes and restores opportunities', async () => {
    const { server, change, undo, outcome } = await start()
    const deleted = async () =>
      server.database.transaction(async ({ opportunities }) => (await opportunities.find(1))?.isDeleted)
    const { changed } = outcome(await change('opportunity', [1], { set: { isDeleted: true } }))
    expect(await deleted()).toBe(true)
    await undo('opportunity', changed)
    expect(await deleted()).toBe(false)
  })
})
