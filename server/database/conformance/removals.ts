import { describe, expect, it } from 'vitest'
import { anArticle } from '../../fixtures'
import type { RemovalFields } from '../removals/removal'
import { addProject, projectFields, userFields } from './rows'
import type { Subject } from './subject'

const at = new Date('2026-03-01T12:00:00Z')
const later = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1000)

/** Removing tags, categories and stacks, what that takes, and how they come back. */
export function removalsConformance({ attempt, commit }: Subject): void {
  describe('a tag', () => {
    it('is removed, and comes back with its id, its stamp and another version', () =>
      attempt(async ({ tags, users }) => {
        const adder = await users.insert(userFields('adder@example.org', { name: 'Adder' }))
        const id = await tags.insert({ name: 'Old' }, { at, by: adder })
        await tags.update(id, { name: 'Older' })
        const found = await tags.findToRemove(id)
        expect(found).toMatchObject({
          id,
          name: 'Older',
          version: 2,
          createdAt: at,
          createdBy: { id: adder },
        })
        expect(await tags.findToRemove(id + 1)).toBeUndefined()
        // Its name is free before it goes.
        const other = await tags.insert({ name: 'older' })
        await tags.remove(id)
        expect(await tags.find(id)).toBeUndefined()
        expect(await tags.missing([id, other])).toEqual([id])
        await tags.update(other, { name: 'other' })
        await tags.putBack({ id, name: 'Older', version: 2 }, { at, by: adder }, { at: later(1), by: null })
        await tags.takeName(id)
        expect(await tags.findStamped(id)).toEqual({
          id,
          name: 'Older',
          version: 3,
          createdAt: at,
          createdBy: { id: adder, name: 'Adder' },
          updatedAt: later(1),
          updatedBy: null,
        })
        expect(await tags.insert({ name: 'next' })).toBeGreaterThan(other)
      }))

    it('that was put back takes its name from nobody', async () => {
      const taken = commit(async ({ tags }) => {
        const id = await tags.insert({ name: 'Same' })
        await tags.findToRemove(id)
        await tags.remove(id)
        await tags.insert({ name: 'SAME' })
        await tags.putBack({ id, name: 'Same', version: 1 })
        await tags.takeName(id)
      })
      await expect(taken).rejects.toMatchObject({ name: 'ConstraintError', kind: 'duplicate' })
    })

    it('gives no other one its id, once it was the last one', () =>
      attempt(async ({ tags }) => {
        const first = await tags.insert({ name: 'first' })
        const last = await tags.insert({ name: 'last' })
        for (const id of [last, first]) {
          await tags.findToRemove(id)
          await tags.remove(id)
        }
        await tags.putBack({ id: first, name: 'first', version: 1 })
        expect(await tags.insert({ name: 'new' })).toBeGreaterThan(last)
      }))

    it('is there again when the transaction that removed it throws', async () => {
      const id = await commit(({ tags }) => tags.insert({ name: 'Kept' }, { at, by: null }))
      await attempt(async ({ tags }) => {
        await tags.findToRemove(id)
        await tags.remove(id)
        await tags.insert({ name: 'kept' })
      })
      await attempt(async ({ tags }) => {
        expect(await tags.findStamped(id)).toMatchObject({ name: 'Kept', version: 1, createdAt: at })
        await expect(tags.insert({ name: 'kept' })).rejects.toMatchObject({ kind: 'duplicate' })
      })
    })
  })

  describe('what others refer to', () => {
    const referred = [
      ['a tag of a project', 'tags', 'tag'],
      ['a category of a project', 'categories', 'category'],
      ['a stack of a project', 'languageStacks', 'stack'],
    ] as const
    it.each(referred)('is not removed: %s', async (_, table, one) => {
      const removed = commit(async (tables) => {
        const ids = await addProject(tables, 'referring')
        await tables[table].findToRemove(ids[one])
        await tables[table].remove(ids[one])
      })
      await expect(removed).rejects.toMatchObject({ kind: 'unknown' })
    })

    it('is not removed: a parent, or a tag of an article', async () => {
      const parent = commit(async ({ categories }) => {
        const id = await categories.insert({ name: 'Above', parentId: 0 })
        await categories.insert({ name: 'Below', parentId: id })
        await categories.findToRemove(id)
        await categories.remove(id)
      })
      await expect(parent).rejects.toMatchObject({ kind: 'unknown' })
      const tag = commit(async ({ articles, tags }) => {
        const id = await tags.insert({ name: 'news' })
        const { id: _id, ...fields } = anArticle({ id: 1, tags: [id] })
        await articles.insert(fields)
        await tags.findToRemove(id)
        await tags.remove(id)
      })
      await expect(tag).rejects.toMatchObject({ kind: 'unknown' })
    })
  })

  describe('lists of related ids', () => {
    it('are found by what is in them, and changed many at once', () =>
      attempt(async (tables) => {
        const { projects, tags } = tables
        const [a = 0, b = 0, c = 0] = [
          await tags.insert({ name: 'a' }),
          await tags.insert({ name: 'b' }),
          await tags.insert({ name: 'c' }),
        ]
        const first = await projects.insert(projectFields({ name: 'first', tags: [b, a] }))
        const second = await projects.insert(projectFields({ name: 'second', tags: [c] }))
        const third = await projects.insert(projectFields({ name: 'third', tags: [a, c] }))
        expect(await projects.countWith('tags', a)).toBe(2)
        expect(await projects.countWith('categories', a)).toBe(0)
        expect(await projects.listsWith('tags', a)).toEqual([
          { id: first, name: 'first', before: [b, a] },
          { id: third, name: 'third', before: [a, c] },
        ])
        expect(await projects.listsOf('tags', [third, second, third + 100])).toEqual([
          { id: second, name: 'second', before: [c] },
          { id: third, name: 'third', before: [a, c] },
        ])
        const changes = [
          { id: first, name: 'first', before: [b, a], after: [c, b] },
          { id: third, name: 'third', before: [a, c], after: [] },
        ]
        await projects.setLists('tags', changes, { at, by: null })
        await projects.setLists('tags', [])
        expect((await projects.listsOf('tags', [first, second, third])).map(({ before }) => before)).toEqual([
          [c, b],
          [c],
          [],
        ])
        expect(await projects.findStamped(first)).toMatchObject({ version: 2, updatedAt: at })
        expect(await projects.findStamped(second)).toMatchObject({ version: 1, updatedAt: null })
      }))

    it('of articles are found by their title', () =>
      attempt(async ({ articles, tags }) => {
        const tag = await tags.insert({ name: 'news' })
        const { id: _id, ...fields } = anArticle({ id: 1, title: 'Story', tags: [tag] })
        const id = await articles.insert(fields)
        expect(await articles.listsWith('tags', tag)).toEqual([{ id, name: 'Story', before: [tag] }])
        await articles.setLists('tags', [{ id, name: 'Story', before: [tag], after: [] }])
        expect(await articles.countWith('tags', tag)).toBe(0)
      }))
  })

  describe('a removal', () => {
    const removal = (over: Partial<RemovalFields> = {}): RemovalFields => ({
      kind: 'category',
      recordId: 7,
      fields: { name: 'It\'s "gone" \\ 🧁', parentId: 3 },
      version: 4,
      createdAt: at,
      createdBy: 2,
      intoId: 9,
      changes: [
        { kind: 'project', id: 1, name: 'One', before: [7, 2], after: [2, 9] },
        { kind: 'category', id: 8, name: 'Below', before: 7, after: 9 },
      ],
      removedAt: at,
      ...over,
    })

    it('is kept whole, and says how it was undone', () =>
      attempt(async ({ removals }) => {
        const id = await removals.insert(removal())
        expect(await removals.findLocked(id)).toEqual({ ...removal(), id, undone: null })
        const undone = { by: 2, notUndone: [{ kind: 'project', id: 1, name: 'One', reason: 'It is gone' }] }
        await removals.settle(id, undone)
        expect(await removals.findLocked(id)).toEqual({ ...removal(), id, undone })
        expect(await removals.findLocked(id + 1)).toBeUndefined()
      }))

    it('is kept without what nobody knows, and under an id of its own', () =>
      attempt(async ({ removals }) => {
        const plain = removal({ createdAt: null, createdBy: null, intoId: null, changes: [] })
        await removals.insertAll([{ id: 41, ...plain }])
        expect(await removals.findLocked(41)).toEqual({ ...plain, id: 41, undone: null })
        expect(await removals.insert(removal())).toBeGreaterThan(41)
      }))

    it('goes when it is old', () =>
      attempt(async ({ removals }) => {
        const old = await removals.insert(removal())
        const young = await removals.insert(removal({ removedAt: later(2) }))
        await removals.removeBefore(later(1))
        expect(await removals.findLocked(old)).toBeUndefined()
        expect(await removals.findLocked(young)).toBeDefined()
      }))
  })
}
