import { describe, expect, it } from 'vitest'
import type { Subject } from './subject'
import { addProject, projectFields } from './rows'

/** Many rows read and changed at once. */
export function manyConformance({ attempt, commit }: Subject): void {
  describe('many rows', () => {
    it('are read by id with their relations in the order of choosing, but those that are not there', () =>
      attempt(async (tables) => {
        const { id, category, stack, tag, adminId } = await addProject(tables, 'many read')
        const other = await tables.tags.insert({ name: 'many other' })
        await tables.projects.update(id, { tags: [other, tag] })
        const next = await tables.projects.insert(projectFields({ name: 'many next', adminId }))
        const found = await tables.manyProjects.findManyLocked([next, 1_000_000, id])
        expect(found.map((row) => [row.id, row.version, row.name, row.tags, row.categories])).toEqual([
          [id, 2, 'many read', [other, tag], [category]],
          [next, 1, 'many next', [], []],
        ])
        expect(found[0]?.language_stacks).toEqual([stack])
        expect(await tables.manyProjects.findMany([next, 1_000_000, id])).toEqual(found)
      }))

    it('get their own fields and relations, a new version and a stamp; others stay as they are', () =>
      attempt(async (tables) => {
        const { id, tag, adminId, category } = await addProject(tables, 'many changed')
        const [one, two] = [
          await tables.tags.insert({ name: 'many one' }),
          await tables.tags.insert({ name: 'many two' }),
        ]
        const rest = { adminId, tags: [one, tag], isFeatured: false, isActive: true }
        const second = await tables.projects.insert(projectFields({ name: 'many second', ...rest }))
        const third = await tables.projects.insert(projectFields({ name: 'many third', ...rest }))
        const before = await tables.projects.find(third)
        const at = new Date('2026-03-01T12:00:00Z')
        await tables.manyProjects.updateMany(
          [
            { id, fields: { isFeatured: true, tags: [two, tag, one] } },
            { id: second, fields: { isActive: false, tags: [two] } },
          ],
          { at, by: adminId },
        )
        const [first, next] = [await tables.projects.findStamped(id), await tables.projects.find(second)]
        expect(first?.tags.map((related) => related.id)).toEqual([two, tag, one])
        expect(first).toMatchObject({
          isFeatured: true,
          version: 2,
          updatedAt: at,
          updatedBy: { id: adminId },
        })
        expect(first?.categories.map((related) => related.id)).toEqual([category])
        expect(next?.tags.map((related) => related.id)).toEqual([two])
        expect(next).toMatchObject({ isActive: false, isFeatured: false, version: 2 })
        expect(await tables.projects.find(third)).toEqual(before)
      }))

    it('come below another parent, or below none', () =>
      attempt(async (tables) => {
        const parent = await tables.categories.insert({ name: 'many parent', parentId: 0 })
        const child = await tables.categories.insert({ name: 'many child', parentId: parent })
        const loose = await tables.categories.insert({ name: 'many loose', parentId: 0 })
        await tables.manyCategories.updateMany([
          { id: child, fields: { parentId: 0 } },
          { id: loose, fields: { parentId: parent } },
        ])
        expect(await tables.categories.find(child)).toMatchObject({ parentId: 0, version: 2 })
        expect(await tables.categories.find(loose)).toMatchObject({ parentId: parent, version: 2 })
      }))

    it('are all refused with one that has what is not there, or what another one has', async () => {
      const unknown = commit(async (tables) => {
        const { id } = await addProject(tables, 'many refused')
        await tables.manyProjects.updateMany([{ id, fields: { tags: [1_000_000] } }])
      })
      await expect(unknown).rejects.toMatchObject({ kind: 'unknown' })
      const taken = commit(async (tables) => {
        const parent = await tables.categories.insert({ name: 'many taken', parentId: 0 })
        const id = await tables.categories.insert({ name: 'Many Taken', parentId: parent })
        await tables.manyCategories.updateMany([{ id, fields: { parentId: 0 } }])
      })
      await expect(taken).rejects.toMatchObject({ kind: 'duplicate' })
    })
  })
}
