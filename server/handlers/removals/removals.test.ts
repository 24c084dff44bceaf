import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/contract/limits'
import { databases } from '../../node/testing/databases'
import { idOf, overEach, type Node } from '../../testing/removals'

overEach(databases, (at, kind) => {
  describe('removing', () => {
    it('takes an unused one away, and its undo brings it back below its parent or at the top', async () => {
      const { category, categories, remove, undo } = at()
      const top = await category(`Parent ${kind}`)
      const id = await category('Unused', top)
      const removed = await remove(id, 'category')
      expect(removed.body).toMatchObject({ message: 'Category removed' })
      expect((await remove(id, 'category')).status).toBe(404)
      await remove(top, 'category')
      expect((await undo(idOf(removed))).body.data).toEqual({
        notUndone: [
          { kind: 'category', id, name: 'Unused', reason: 'Its parent is gone: it stands at the top now' },
        ],
      })
      expect((await categories()).get(id)).toMatchObject({ name: 'Unused', parentId: 0 })
    })

    it('refuses what is used, and says by what', async () => {
      const { send, tag, category, project, remove } = at()
      const id = await tag()
      await project({ tags: [id] })
      await project({ tags: [id] })
      const { data: article } = (await send('articleOne', { params: { id: 2 } })).body as { data: object }
      await send('articleUpdate', { params: { id: 2 }, body: { ...article, tags: [id] } })
      const used = await remove(id)
      expect([used.status, used.body.message]).toEqual([
        409,
        'This tag is in use, by 2 projects and 1 article: merge it into another one',
      ])
      const parent = await category(`With a child ${kind}`)
      await category('Child', parent)
      expect((await remove(parent, 'category')).body.message).toBe(
        '1 category lies below this one: move them first, or merge it into another one',
      )
    })

    it('does not come back while another one has its name', async () => {
      const { send, tag, remove, undo } = at()
      const id = await tag()
      const { name } = (await send('tagOne', { params: { id } })).body.data as Node
      const removal = idOf(await remove(id))
      const other = idOf(await send('tagCreate', { body: { name: name.toUpperCase() } }))
      const refused = await undo(removal)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `There is a tag called “${name}” again: rename it, then undo once more`,
      ])
      await send('tagUpdate', {
        params: { tagId: other },
        body: { tagId: other, name: `${name} of another` },
      })
      expect((await undo(removal)).status).toBe(200)
      expect((await send('tagOne', { params: { id } })).body.data).toMatchObject({ id, name })
    })

    it('can be undone for 30 days', async () => {
      const { tag, remove, undo } = at()
      const removal = idOf(await remove(await tag()))
      await at().wait(limits.removalKept + 1)
      expect((await undo(removal)).body.message).toBe('This removal does not exist')
      // The next one clears up.
      await remove(await tag())
      expect(await at().database.transaction(({ removals }) => removals.findLocked(removal))).toBeUndefined()
    })
  })
})
