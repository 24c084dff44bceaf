import { describe, expect, it } from 'vitest'
import { databases } from '../../node/testing/databases'
import { idOf, overEach } from '../../testing/removals'

overEach(databases, (at, kind) => {
  describe('merging two categories', () => {
    it('moves what lies below, and back', async () => {
      const { category, categories, project, read, merge, undo } = at()
      const from = await category(`From ${kind}`)
      const into = await category(`Into ${kind}`)
      const below = await category('Below', from)
      const has = await project({ categories: [from] })
      const id = idOf(await merge(from, into, {}, 'category'))
      expect((await categories()).get(below)).toMatchObject({ parentId: into })
      expect((await categories()).has(from)).toBe(false)
      expect((await read(has)).categories).toEqual([into])
      expect((await undo(id)).body.data).toEqual({ notUndone: [] })
      expect((await categories()).get(below)).toMatchObject({ parentId: from })
      expect((await categories()).get(from)).toMatchObject({ name: `From ${kind}`, parentId: 0 })
      expect((await read(has)).categories).toEqual([from])
    })

    it('brings the one that stays, under the same name, to the place of the one above it', async () => {
      const { category, categories, merge, undo } = at()
      const from = await category(`Twin ${kind}`)
      const into = await category(`twin ${kind}`, from)
      const other = await category('Other', from)
      const id = idOf(await merge(from, into, {}, 'category'))
      const tree = await categories()
      expect([tree.get(into)?.parentId, tree.get(other)?.parentId]).toEqual([0, into])
      expect((await undo(id)).body.data).toEqual({ notUndone: [] })
      const back = await categories()
      expect([into, other, from].map((one) => back.get(one)?.parentId)).toEqual([from, from, 0])
    })

    it('is refused where two of the same name would stand below one', async () => {
      const { category, categories, merge } = at()
      const from = await category(`Left ${kind}`)
      const into = await category(`Right ${kind}`)
      await category('Web', from)
      await category('web', into)
      const refused = await merge(from, into, {}, 'category')
      expect(refused.status).toBe(409)
      expect(refused.body.message).toBe(
        'There are two categories called “Web” that would stand below the same parent: rename one of them, or merge them first',
      )
      expect((await categories()).has(from)).toBe(true)
    })

    it('is undone but for what was moved since, is gone, or would lie below itself', async () => {
      const { send, category, categories, merge, remove, undo } = at()
      const [top, into] = [await category(`Top ${kind}`), await category(`Stays ${kind}`)]
      const from = await category(`Goes ${kind}`, top)
      const [moved, gone, above] = [
        await category('Moved', from),
        await category('Gone', from),
        await category('Above', from),
      ]
      const id = idOf(await merge(from, into, {}, 'category'))
      const move = (node: number, name: string, parentId: number) =>
        send('categoryUpdate', { params: { categoryId: node }, body: { name, parentId } })
      await move(moved, 'Moved', 0)
      await remove(gone, 'category')
      await move(top, `Top ${kind}`, above)
      expect((await undo(id)).body.data).toEqual({
        notUndone: [
          { kind: 'category', id: moved, name: 'Moved', reason: 'It was moved since' },
          { kind: 'category', id: gone, name: 'Gone', reason: 'It does not exist any more' },
          { kind: 'category', id: above, name: 'Above', reason: 'It would lie below itself' },
        ],
      })
      expect((await categories()).get(from)).toMatchObject({ parentId: top })
    })
  })
})
