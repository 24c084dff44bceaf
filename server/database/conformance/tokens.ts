import { describe, expect, it } from 'vitest'
import type { Subject } from './subject'
import { userFields } from './rows'

const now = new Date('2026-03-01T12:00:00.500Z')
const later = new Date('2026-03-01T13:00:00.000Z')
const earlier = new Date('2026-03-01T11:00:00.000Z')

/** Sessions, sign-in links and kept answers. */
export function tokensConformance({ attempt, commit }: Subject): void {
  describe('sessions', () => {
    it('lead to their user until they expire or are removed', () =>
      attempt(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('ada@example.org', { role: 'ADMIN' }))
        for (const tokenHash of ['a', 'b', 'c'])
          await sessions.insert({ tokenHash, userId, expiresAt: later })
        await sessions.insert({ tokenHash: 'old', userId, expiresAt: now })
        expect(await sessions.findUser('a', now)).toEqual(await users.find(userId))
        expect(await sessions.findUser('old', now)).toBeUndefined()
        expect(await sessions.findUser('old', earlier)).toBeDefined()
        expect(await sessions.findUser('unknown', now)).toBeUndefined()
        await sessions.remove('a')
        expect(await sessions.findUser('a', now)).toBeUndefined()
        await sessions.removeExpired(now)
        expect(await sessions.findUser('old', earlier)).toBeUndefined()
        expect(await sessions.findUser('b', now)).toBeDefined()
        await sessions.removeOfUser(userId)
        expect(await sessions.findUser('b', now)).toBeUndefined()
      }))

    it('need a user who exists, and a token of their own', async () => {
      const orphan = { tokenHash: 'orphan', userId: 2_000_000_000, expiresAt: later }
      await expect(commit(({ sessions }) => sessions.insert(orphan))).rejects.toMatchObject({
        kind: 'unknown',
      })
      const twice = commit(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        await sessions.insert({ tokenHash: 'same', userId, expiresAt: later })
        await sessions.insert({ tokenHash: 'same', userId, expiresAt: later })
      })
      await expect(twice).rejects.toMatchObject({ kind: 'duplicate' })
    })
  })

  describe('sign-in links', () => {
    it('are taken once, and not when they have expired', () =>
      attempt(async ({ users, signInLinks }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        await signInLinks.insert({ tokenHash: 'good', userId, expiresAt: later })
        await signInLinks.insert({ tokenHash: 'old', userId, expiresAt: now })
        expect(await signInLinks.take('good', now)).toBe(userId)
        expect(await signInLinks.take('good', now)).toBeUndefined()
        expect(await signInLinks.take('old', now)).toBeUndefined()
        expect(await signInLinks.take('unknown', now)).toBeUndefined()
      }))

    it('are removed with their user’s others, or when they have expired', () =>
      attempt(async ({ users, signInLinks }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        const other = await users.insert(userFields('bob@example.org'))
        await signInLinks.insert({ tokenHash: 'hers', userId, expiresAt: later })
        await signInLinks.insert({ tokenHash: 'his', userId: other, expiresAt: later })
        await signInLinks.insert({ tokenHash: 'old', userId: other, expiresAt: now })
        await signInLinks.removeOfUser(userId)
        await signInLinks.removeExpired(now)
        expect(await signInLinks.take('hers', earlier)).toBeUndefined()
        expect(await signInLinks.take('old', earlier)).toBeUndefined()
        expect(await signInLinks.take('his', earlier)).toBe(other)
      }))
  })

  describe('kept answers', () => {
    it('are found by user and key until they are removed', () =>
      attempt(async ({ users, idempotencyRecords }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        const answer = { userId, key: 'k', bodyHash: 'h', status: 201, body: '{"id":1}', keptAt: now }
        expect(await idempotencyRecords.tryLock(userId, 'k')).toBe(true)
        await idempotencyRecords.insert(answer)
        expect(await idempotencyRecords.find(userId, 'k')).toEqual(answer)
        expect(await idempotencyRecords.find(userId, 'other')).toBeUndefined()
        expect(await idempotencyRecords.find(userId + 1, 'k')).toBeUndefined()
        await idempotencyRecords.removeBefore(now)
        expect(await idempotencyRecords.find(userId, 'k')).toEqual(answer)
        await idempotencyRecords.removeBefore(later)
        expect(await idempotencyRecords.find(userId, 'k')).toBeUndefined()
      }))

    it('exist once for a key', async () => {
      const twice = commit(async ({ users, idempotencyRecords }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        const answer = { userId, key: 'k', bodyHash: 'h', status: 201, body: '{}', keptAt: now }
        await idempotencyRecords.insert(answer)
        await idempotencyRecords.insert(answer)
      })
      await expect(twice).rejects.toMatchObject({ kind: 'duplicate' })
    })
  })
}
