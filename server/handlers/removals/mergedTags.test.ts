import { describe, expect, it } from 'vitest'
import { headers } from '../../../src/contract/limits'
import { databases } from '../../node/testing/databases'
import { idOf, overEach, type Node } from '../../testing/removals'

overEach(databases, (at, kind) => {
  describe('merging two tags', () => {
    it('gives all that has the one the other, once, and removes it', async () => {
      const { send, tag, project, read, merge, entries } = at()
      const [from, into, third] = [await tag(), await tag(), await tag()]
      const alone = await project({ tags: [from, third] })
      const both = await project({ tags: [into, from] })
      const untouched = await project({ tags: [into] })
      const { data: article } = (await send('articleOne', { params: { id: 1 } })).body as { data: object }
      await send('articleUpdate', { params: { id: 1 }, body: { ...article, tags: [from] } })
      const before = await Promise.all([alone, both, untouched].map(read))
      const newest = (await entries())[0]?.id ?? 0
      const merged = await merge(from, into)
      expect(merged.status).toBe(201)
      expect(merged.body).toEqual({ success: true, message: 'Tag merged', data: { id: idOf(merged) } })
      const after = await Promise.all([alone, both, untouched].map(read))
      expect(after.map(({ tags }) => tags)).toEqual([[third, into], [into], [into]])
      expect(after.map((one, at) => one.tag === before[at]?.tag)).toEqual([false, false, true])
      expect((await send('tagOne', { params: { tagId: from, id: from } })).status).toBe(404)
      const { tags } = (await send('articleOne', { params: { id: 1 } })).body.data as { tags: object[] }
      expect(tags).toMatchObject([{ id: into }])
      const written = (await entries()).filter(({ id }) => id > newest).toReversed()
      expect(written.map(({ call, event, kind: what, recordId }) => [call, event, what, recordId])).toEqual([
        ['mergeCreate', 'changed', 'project', alone],
        ['mergeCreate', 'changed', 'project', both],
        ['mergeCreate', 'changed', 'article', 1],
        ['mergeCreate', 'removed', 'tag', from],
      ])
      expect(written[0]).toMatchObject({ before: { tags: [from, third] }, after: { tags: [third, into] } })
      expect(written[3]).toMatchObject({
        before: { name: expect.stringContaining('tag ') as string },
        after: { removal: idOf(merged), mergedInto: into },
      })
    })

    it('is undone once: the tag is there again, and all that had it has it', async () => {
      const { send, tag, project, read, save, merge, undo, entries } = at()
      const [from, into, third] = [await tag(), await tag(), await tag()]
      const same = await project({ tags: [from, third] })
      const both = await project({ tags: [into, from] })
      const changed = await project({ tags: [from] })
      const emptied = await project({ tags: [from] })
      const id = idOf(await merge(from, into))
      await save(changed, { tags: [third, into] })
      await save(emptied, { tags: [] })
      const undone = await undo(id)
      expect(undone.status).toBe(200)
      expect(undone.body.data).toEqual({ notUndone: [] })
      expect((await Promise.all([same, both, changed, emptied].map(read))).map(({ tags }) => tags)).toEqual([
        [from, third],
        [into, from],
        [third, from],
        [from],
      ])
      const back = await send('tagOne', { params: { id: from } })
      expect(back.body.data).toMatchObject({ id: from })
      expect((await entries()).slice(0, 5).map(({ event }) => event)).toContain('restored')
      // The answer was lost.
      expect((await undo(id)).body.data).toEqual({ notUndone: [] })
      const other = await undo(id, { token: await at().tokenOf('ADMIN') })
      expect(other.status).toBe(409)
      expect(other.body.message).toMatch(/^.+ has undone this already$/)
    })

    it('is done once, however often it is sent with its key', async () => {
      const { tag, project, read, merge } = at()
      const [from, into] = [await tag(), await tag()]
      const has = await project({ tags: [from] })
      const keyed = { headers: { [headers.idempotencyKey]: `merge-${kind}` } }
      const first = await merge(from, into, keyed)
      const again = await merge(from, into, keyed)
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.body).toEqual(first.body)
      expect((await read(has)).tags).toEqual([into])
      expect((await merge(from, into)).status).toBe(404)
    })

    it('is refused for another version, itself, and what does not exist', async () => {
      const { send, tag, merge } = at()
      const [from, into] = [await tag(), await tag()]
      const { body, headers: sent } = await send('tagOne', { params: { id: from } })
      const old = { headers: { 'If-Match': sent.get('etag') ?? '' } }
      await send('tagUpdate', {
        params: { tagId: from },
        body: { tagId: from, name: `${(body.data as Node).name} renamed` },
      })
      expect((await merge(from, into, old)).status).toBe(412)
      expect((await merge(from, from)).body).toMatchObject({
        errors: { into: 'Choose another one: nothing can be merged into itself' },
      })
      const missing = await merge(from, 999_999)
      expect([missing.status, missing.body.message]).toEqual([
        422,
        'There is no tag with the id 999999: choose another',
      ])
      expect((await merge(999_999, into)).body.message).toBe('This tag does not exist')
      expect((await merge(from, into, {}, 'project')).body.message).toBe('This kind of record does not exist')
      expect((await send('tagOne', { params: { id: from } })).status).toBe(200)
    })
  })

  it('leaves no record with what was removed while others save theirs', async () => {
    const { send, tag, project, read, merge } = at()
    for (let round = 0; round < 5; round += 1) {
      const [from, into] = [await tag(), await tag()]
      const ids = [await project({ tags: [from] }), await project(), await project()]
      const saves = ids.map(async (id) => {
        const { data } = (await send('projectOne', { params: { id } })).body as {
          data: Record<string, unknown>
        }
        const lists = { tags: [from], categories: [1], language_stacks: [1] }
        return send('projectUpdate', { params: { id }, body: { ...data, ...lists } })
      })
      const [merged, back, ...saved] = await Promise.all([merge(from, into), merge(into, from), ...saves])
      expect([merged?.status, back?.status].toSorted()).toEqual(
        expect.arrayContaining([201]) as unknown as number[],
      )
      expect([merged?.status, back?.status].filter((status) => status === 201)).toHaveLength(1)
      for (const { status, body } of saved) expect([200, 409, 422], JSON.stringify(body)).toContain(status)
      const gone = merged?.status === 201 ? from : into
      for (const id of ids) expect((await read(id)).tags).not.toContain(gone)
    }
  })
})
