import { describe, expect, it } from 'vitest'
import { userFields } from './rows'
import type { Subject } from './subject'

const at = new Date('2026-03-01T12:00:00Z')

/** Views that are shared: once by each person, and all of them with who shares them. */
export function viewsConformance({ attempt, commit }: Subject): void {
  describe('shared views', () => {
    it('are listed by id with who shares each, and counted by person', () =>
      attempt(async ({ users, views }) => {
        const ada = await users.insert(userFields('views.ada@example.org', { name: 'Ada' }))
        const bo = await users.insert(userFields('views.bo@example.org', { name: 'Bo' }))
        const first = await views.insert({
          name: 'It\'s "one" \\ 🧁',
          address: '/osn_main?q=%E2%98%83',
          ownerId: ada,
        })
        const second = await views.insert(
          { name: 'Two', address: '/osn_main?q=b', ownerId: bo },
          { at, by: bo },
        )
        const own = (await views.all()).filter(({ id }) => id === first || id === second)
        expect(own).toEqual([
          {
            id: first,
            version: 1,
            name: 'It\'s "one" \\ 🧁',
            address: '/osn_main?q=%E2%98%83',
            ownerId: ada,
            owner: { id: ada, name: 'Ada' },
          },
          expect.objectContaining({ id: second, owner: { id: bo, name: 'Bo' } }),
        ])
        expect([await views.countOf(ada), await views.countOf(bo), await views.countOf(bo + 1)]).toEqual([
          1, 1, 0,
        ])
        expect(await views.findStamped(second)).toMatchObject({ createdAt: at, createdBy: { id: bo } })
      }))

    it('are renamed and removed; the address of one that is gone can be shared again', () =>
      attempt(async ({ users, views }) => {
        const ownerId = await users.insert(userFields('views.cy@example.org'))
        const fields = { name: 'Cy', address: `/osn_main?q=${'x'.repeat(2000)}`, ownerId }
        const id = await views.insert(fields)
        expect(await views.update(id, { name: 'Cyan' })).toBe(2)
        expect(await views.findToRemove(id)).toMatchObject({ ...fields, id, name: 'Cyan' })
        await views.remove(id)
        expect(await views.find(id)).toBeUndefined()
        expect(await views.findToRemove(id)).toBeUndefined()
        expect(await views.insert(fields)).toBeGreaterThan(id)
      }))

    it('are refused where the person shares the address already, and where there is no such person', async () => {
      const twice = commit(async ({ users, views }) => {
        const ownerId = await users.insert(userFields('views.di@example.org'))
        const other = await users.insert(userFields('views.ed@example.org'))
        const fields = { name: 'Di', address: '/tags_main', ownerId }
        await views.insert(fields)
        await views.insert({ ...fields, ownerId: other })
        await views.insert({ ...fields, name: 'Again' })
      })
      await expect(twice).rejects.toMatchObject({ kind: 'duplicate' })
      const unknown = commit(({ views }) => views.insert({ name: 'No', address: '/', ownerId: 1_000_000 }))
      await expect(unknown).rejects.toMatchObject({ kind: 'unknown' })
    })
  })
}
