import { describe, expect, it } from 'vitest'
import type { Subject } from './subject'
import { userFields } from './rows'

/** Users, tags and trees: finding, changing, and what counts as the same name. */
export function namesConformance({ attempt, commit }: Subject): void {
  describe('users', () => {
    it('are found by id and by e-mail in any case', () =>
      attempt(async ({ users }) => {
        const id = await users.insert(userFields('Ada@Example.org', { role: 'ADMIN', passwordHash: null }))
        const expected = {
          ...userFields('Ada@Example.org', { role: 'ADMIN', passwordHash: null }),
          id,
          version: 1,
        }
        expect(await users.find(id)).toEqual(expected)
        expect(await users.findLocked(id)).toEqual(expected)
        expect(await users.findByEmail('ada@example.ORG')).toEqual(expected)
        expect(await users.findByEmailLocked('ada@example.ORG')).toEqual(expected)
        expect(await users.findByEmailLocked('bob@example.org')).toBeUndefined()
        expect(await users.findByEmail('bob@example.org')).toBeUndefined()
        expect(await users.find(id + 1)).toBeUndefined()
        expect(await users.findLocked(id + 1)).toBeUndefined()
      }))

    it('change the given fields alone and count versions', () =>
      attempt(async ({ users }) => {
        const id = await users.insert(userFields('ada@example.org'))
        expect(await users.update(id, { name: 'Ada', isVerified: false })).toBe(2)
        expect(await users.update(id, { role: 'BLOCKED' })).toBe(3)
        expect(await users.find(id)).toEqual({
          ...userFields('ada@example.org', { name: 'Ada', isVerified: false, role: 'BLOCKED' }),
          id,
          version: 3,
        })
      }))

    it('cannot be changed when they are not there', async () => {
      await expect(commit(({ users }) => users.update(2_000_000_000, { name: 'Nobody' }))).rejects.toThrow(
        'No row',
      )
    })

    it('cannot share an e-mail address', async () => {
      const both = commit(async ({ users }) => {
        await users.insert(userFields('same@example.org'))
        await users.insert(userFields('SAME@example.org '))
      })
      await expect(both).rejects.toMatchObject({ name: 'ConstraintError', kind: 'duplicate' })
      await attempt(async ({ users }) => expect(await users.findByEmail('same@example.org')).toBeUndefined())
    })

    it('come in pages by id', () =>
      attempt(async ({ users }) => {
        expect(await users.count()).toBe(0)
        for (const n of [1, 2, 3, 4, 5]) await users.insert(userFields(`person.${n}@example.org`))
        const emails = async (skip: number) => (await users.page(skip, 2)).map(({ email }) => email)
        expect(await users.count()).toBe(5)
        await users.insert(userFields('person.6@example.org', { role: 'BLOCKED' }))
        expect(await users.countOf('BLOCKED')).toBe(1)
        expect(await users.countOf('SUPER_ADMIN')).toBe(0)
        expect(await emails(0)).toEqual(['person.1@example.org', 'person.2@example.org'])
        expect(await emails(4)).toEqual(['person.5@example.org', 'person.6@example.org'])
        expect(await emails(21_474_836_460)).toEqual([])
      }))
  })

  describe('tags', () => {
    it('are listed by id and changed', () =>
      attempt(async ({ tags }) => {
        const first = await tags.insert({ name: 'zebra' })
        const second = await tags.insert({ name: 'ape' })
        expect(await tags.update(first, { name: 'Zebra' })).toBe(2)
        expect(await tags.all()).toEqual([
          { id: first, name: 'Zebra', version: 2 },
          { id: second, name: 'ape', version: 1 },
        ])
        expect(await tags.missing([second, first, second + 1])).toEqual([second + 1])
        expect(await tags.missing([])).toEqual([])
      }))

    it.each([
      ['JavaScript', 'javascript'],
      ['ÄÖÜ', 'äöü'],
      ['Straße 🎈', ' straße   🎈 '],
      ['caf\u00e9', 'cafe\u0301'],
    ])('cannot be %j and %j', async (one, other) => {
      const both = commit(async ({ tags }) => {
        await tags.insert({ name: one })
        await tags.insert({ name: other })
      })
      await expect(both).rejects.toMatchObject({ kind: 'duplicate' })
    })

    it('cannot be renamed to another name that is taken', async () => {
      const renamed = commit(async ({ tags }) => {
        await tags.insert({ name: 'one' })
        await tags.update(await tags.insert({ name: 'two' }), { name: 'ONE' })
      })
      await expect(renamed).rejects.toMatchObject({ kind: 'duplicate' })
    })

    it('give a name free when they are renamed', () =>
      attempt(async ({ tags }) => {
        const id = await tags.insert({ name: 'one' })
        await tags.update(id, { name: 'two' })
        expect(await tags.insert({ name: 'one' })).toBeGreaterThan(id)
      }))
  })

  describe.each(['categories', 'languageStacks'] as const)('%s', (table) => {
    it('know the name of their parent', () =>
      attempt(async ({ [table]: nodes }) => {
        const root = await nodes.insert({ name: 'Root', parentId: 0 })
        const child = await nodes.insert({ name: 'Child', parentId: root })
        const expected = [
          { id: root, name: 'Root', parentId: 0, parentName: null, version: 1 },
          { id: child, name: 'Child', parentId: root, parentName: 'Root', version: 1 },
        ]
        expect(await nodes.all()).toEqual(expected)
        expect(await nodes.find(child)).toEqual(expected[1])
        expect(await nodes.findLocked(child)).toEqual(expected[1])
        await nodes.update(child, { name: 'Child', parentId: 0 })
        expect(await nodes.find(child)).toMatchObject({ parentId: 0, parentName: null, version: 2 })
      }))

    it('may share a name below different parents', () =>
      attempt(async ({ [table]: nodes }) => {
        const root = await nodes.insert({ name: 'Other', parentId: 0 })
        const child = await nodes.insert({ name: 'Other', parentId: root })
        expect((await nodes.all()).map(({ id }) => id)).toEqual([root, child])
      }))

    it('cannot share a name at the top', async () => {
      const both = commit(async ({ [table]: nodes }) => {
        await nodes.insert({ name: 'Other', parentId: 0 })
        await nodes.insert({ name: 'other', parentId: 0 })
      })
      await expect(both).rejects.toMatchObject({ kind: 'duplicate' })
    })

    it('cannot be moved beside one of the same name', async () => {
      const moved = commit(async ({ [table]: nodes }) => {
        const root = await nodes.insert({ name: 'Other', parentId: 0 })
        const child = await nodes.insert({ name: 'other', parentId: root })
        await nodes.update(child, { parentId: 0 })
      })
      await expect(moved).rejects.toMatchObject({ kind: 'duplicate' })
    })

    it('need a parent that exists', async () => {
      const orphan = commit(({ [table]: nodes }) => nodes.insert({ name: 'Orphan', parentId: 2_000_000_000 }))
      await expect(orphan).rejects.toMatchObject({ name: 'ConstraintError', kind: 'unknown' })
    })
  })
}
