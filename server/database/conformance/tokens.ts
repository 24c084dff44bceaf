import { describe, expect, it } from 'vitest'
import type { SessionFields } from '../records'
import type { Subject } from './subject'
import { userFields } from './rows'

const now = new Date('2026-03-01T12:00:00.500Z')
const later = new Date('2026-03-01T13:00:00.000Z')
const earlier = new Date('2026-03-01T11:00:00.000Z')
const longAgo = new Date('2026-01-01T00:00:00.000Z')

const session = (userId: number, tokenHash: string, over: Partial<SessionFields> = {}): SessionFields => ({
  userId,
  tokenHash,
  expiresAt: later,
  device: 'Chrome on Linux',
  startedAt: now,
  lastUsedAt: now,
  ...over,
})

/** Sessions, sign-in links and kept answers. */
export function tokensConformance({ attempt, commit }: Subject): void {
  describe('sessions', () => {
    it('lead to their user until they expire or are removed', () =>
      attempt(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('ada@example.org', { role: 'ADMIN' }))
        for (const tokenHash of ['a', 'b', 'c']) await sessions.insert(session(userId, tokenHash))
        await sessions.insert(session(userId, 'old', { expiresAt: now }))
        const found = await sessions.find('a', now)
        expect(found?.user).toEqual(await users.find(userId))
        expect(found?.session).toEqual({ ...session(userId, 'a'), id: expect.any(Number) as number })
        expect(await sessions.find('old', now)).toBeUndefined()
        expect(await sessions.find('old', earlier)).toBeDefined()
        expect(await sessions.find('unknown', now)).toBeUndefined()
        await sessions.remove('a')
        expect(await sessions.find('a', now)).toBeUndefined()
        await sessions.removeExpired(now, longAgo)
        expect(await sessions.find('old', earlier)).toBeUndefined()
        expect(await sessions.find('b', now)).toBeDefined()
        await sessions.removeOfUser(userId)
        expect(await sessions.find('b', now)).toBeUndefined()
      }))

    it('are listed by their last use, without those that have expired', () =>
      attempt(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        const other = await users.insert(userFields('bob@example.org'))
        await sessions.insert(session(userId, 'first', { device: 'Firefox on Linux' }))
        await sessions.insert(session(userId, 'second', { lastUsedAt: earlier }))
        await sessions.insert(session(userId, 'old', { expiresAt: now }))
        await sessions.insert(session(other, 'his'))
        const tokens = async () => (await sessions.ofUser(userId, now)).map(({ tokenHash }) => tokenHash)
        expect(await tokens()).toEqual(['first', 'second'])
        await sessions.touch('second', later)
        expect(await tokens()).toEqual(['second', 'first'])
        expect((await sessions.find('second', now))?.session.lastUsedAt).toEqual(later)
      }))

    it('are removed one by one by their own user alone, all but one, or when they were not used', () =>
      attempt(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        const other = await users.insert(userFields('bob@example.org'))
        for (const tokenHash of ['a', 'b', 'c', 'd']) await sessions.insert(session(userId, tokenHash))
        await sessions.insert(session(other, 'his'))
        const left = async () =>
          [...(await sessions.ofUser(userId, now)), ...(await sessions.ofUser(other, now))]
            .map(({ tokenHash }) => tokenHash)
            .sort()
        const idOf = async (tokenHash: string) => (await sessions.find(tokenHash, now))?.session.id ?? 0
        await sessions.removeOne(other, await idOf('a'))
        expect(await left()).toEqual(['a', 'b', 'c', 'd', 'his'])
        await sessions.removeOne(userId, await idOf('a'))
        expect(await left()).toEqual(['b', 'c', 'd', 'his'])
        await sessions.removeOfUser(userId, 'c')
        expect(await left()).toEqual(['c', 'his'])
        await sessions.touch('c', earlier)
        await sessions.removeExpired(now, earlier)
        expect(await left()).toEqual(['his'])
      }))

    it('need a user who exists, and a token of their own', async () => {
      await expect(
        commit(({ sessions }) => sessions.insert(session(2_000_000_000, 'orphan'))),
      ).rejects.toMatchObject({ kind: 'unknown' })
      const twice = commit(async ({ users, sessions }) => {
        const userId = await users.insert(userFields('ada@example.org'))
        await sessions.insert(session(userId, 'same'))
        await sessions.insert(session(userId, 'same'))
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
