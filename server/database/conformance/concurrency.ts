import { describe, expect, it } from 'vitest'
import { closesCircle } from '../../../src/contract/rules'
import type { Subject } from './subject'
import { addProject, userFields } from './rows'

/** What transactions promise, alone and beside each other. */
export function concurrencyConformance({ attempt, commit }: Subject): void {
  describe('a transaction', () => {
    it('leaves nothing behind when it throws, and gives its error on', async () => {
      const failing = commit(async (tables) => {
        const { id } = await addProject(tables, 'taken back')
        await tables.projects.update(id, { tags: [] })
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await attempt(async (tables) => {
        expect(await tables.projects.all()).toEqual([])
        expect(await tables.tags.all()).toEqual([])
        expect(await tables.users.count()).toBe(0)
        await addProject(tables, 'taken back')
      })
    })

    it('restores what it changed and removed when it throws', async () => {
      const expiresAt = new Date('2030-01-01T00:00:00Z')
      const now = new Date('2029-01-01T00:00:00Z')
      const userId = await commit(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('restored@example.org', { name: 'Before' }))
        await sessions.insert({
          tokenHash: 'restored',
          userId,
          expiresAt,
          device: 'Chrome on Linux',
          startedAt: now,
          lastUsedAt: now,
        })
        return userId
      })
      await attempt(async ({ users, sessions }) => {
        await users.update(userId, { name: 'After', email: 'changed@example.org' })
        await sessions.removeOfUser(userId)
        expect(await sessions.find('restored', now)).toBeUndefined()
      })
      await commit(async ({ users, sessions }) => {
        const user = (await sessions.find('restored', now))?.user
        expect(user).toMatchObject({ id: userId, name: 'Before', version: 1 })
        expect(await users.findByEmail('restored@example.org')).toEqual(user)
        expect(await users.findByEmail('changed@example.org')).toBeUndefined()
      })
    })

    it('does not lose a change to a locked row', async () => {
      const id = await commit(({ tags }) => tags.insert({ name: '0' }))
      const rounds = Array.from({ length: 20 }, () =>
        commit(async ({ tags }) => {
          const tag = await tags.findLocked(id)
          await tags.update(id, { name: String(Number(tag?.name) + 1) })
        }),
      )
      await Promise.all(rounds)
      expect(await commit(({ tags }) => tags.find(id))).toEqual({ id, name: '20', version: 21 })
    })

    it('lets two SUPER_ADMINs not take each other’s role at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, two] = await commit(async ({ users }) => [
          await users.insert(userFields(`one.${round}@example.org`, { role: 'SUPER_ADMIN' })),
          await users.insert(userFields(`two.${round}@example.org`, { role: 'SUPER_ADMIN' })),
        ])
        const demote = (by: number, whom: number) =>
          commit(async ({ users }) => {
            const left = await users.lockSuperAdmins()
            if (!left.includes(by) || !left.includes(whom)) return false
            await users.update(whom, { role: 'ADMIN' })
            return true
          })
        expect((await Promise.all([demote(one!, two!), demote(two!, one!)])).filter(Boolean)).toHaveLength(1)
        const left = await commit(({ users }) => users.lockSuperAdmins())
        expect(left.filter((id) => id === one || id === two)).toHaveLength(1)
      }
    })

    it('gives a sign-in link to one taker alone', async () => {
      const expiresAt = new Date('2030-01-01T00:00:00Z')
      await commit(async ({ users, signInLinks }) => {
        const userId = await users.insert(userFields('taker@example.org'))
        await signInLinks.insert({ tokenHash: 'wanted', userId, expiresAt })
      })
      const now = new Date('2029-01-01T00:00:00Z')
      const takers = Array.from({ length: 8 }, () =>
        commit(({ signInLinks }) => signInLinks.take('wanted', now)),
      )
      expect((await Promise.all(takers)).filter((userId) => userId !== undefined)).toHaveLength(1)
    })

    it('gives a name to one of many alone', async () => {
      const added = Array.from({ length: 8 }, (_, n) =>
        commit(({ tags }) => tags.insert({ name: n % 2 ? 'WANTED' : 'wanted' })),
      )
      const results = await Promise.allSettled(added)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'duplicate' })
    })

    it('closes no circle when two moves meet in a locked tree', async () => {
      const [a, b] = await commit(async ({ categories }) => [
        await categories.insert({ name: 'A of the circle', parentId: 0 }),
        await categories.insert({ name: 'B of the circle', parentId: 0 }),
      ])
      const move = (id: number, parentId: number) =>
        commit(async ({ categories }) => {
          await categories.lockTree()
          if (!closesCircle(id, parentId, await categories.all())) await categories.update(id, { parentId })
        })
      await Promise.all([move(a!, b!), move(b!, a!)])
      const nodes = await commit(({ categories }) => categories.all())
      const moved = nodes.filter(({ id, parentId }) => (id === a || id === b) && parentId !== 0)
      expect(moved).toHaveLength(1)
    })
  })
}
