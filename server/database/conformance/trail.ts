import { describe, expect, it } from 'vitest'
import { pageCharacters, type TrailEntry, type TrailPage } from '../trail/entry'
import type { Tables } from '../port'
import type { Subject } from './subject'
import { projectFields, userFields } from './rows'

const now = new Date('2026-03-01T12:00:00.500Z')
const later = new Date('2026-03-01T13:00:00.000Z')

const entry = (over: Partial<TrailEntry> = {}): TrailEntry => ({
  at: now,
  userId: 7,
  userName: 'Ada',
  userEmail: 'ada@example.org',
  address: '192.0.2.1',
  requestId: 'request',
  call: 'tagUpdate',
  event: 'changed',
  kind: 'tag',
  recordId: 1,
  recordName: 'web',
  before: { name: 'wbe' },
  after: { name: 'web' },
  ...over,
})

/** Who added and changed a record, and the audit trail. */
export function trailConformance({ attempt, commit }: Subject): void {
  const unknown = { createdAt: null, createdBy: null, updatedAt: null, updatedBy: null }
  const tables = [
    ['tags', { name: 'one' }, { name: 'two' }],
    ['categories', { name: 'one', parentId: 0 }, { name: 'two' }],
    ['projects', projectFields(), { tagline: 'two' }],
    ['users', userFields('one@example.org'), { name: 'two' }],
  ] as const

  describe.each(tables)('stamps of %s', (name, fields, changes) => {
    const tableOf = (all: Tables) => all[name] as Tables['tags']
    const [one, other] = [fields as { name: string }, changes as { name: string }]

    it('say who added a row, who changed it last, and when', () =>
      attempt(async (all) => {
        const table = tableOf(all)
        const ada = await all.users.insert(userFields('ada@example.org', { name: 'Ada' }))
        const bob = await all.users.insert(userFields('bob@example.org', { name: 'Bob' }))
        const id = await table.insert(one, { at: now, by: ada })
        const created = { createdAt: now, createdBy: { id: ada, name: 'Ada' } }
        const added = { ...created, updatedAt: now, updatedBy: { id: ada, name: 'Ada' } }
        expect(await table.findStamped(id)).toEqual({ ...(await table.find(id)), ...added })
        expect(await table.find(id)).not.toHaveProperty('createdAt')
        await table.update(id, other, { at: later, by: bob })
        const changed = { ...created, updatedAt: later, updatedBy: { id: bob, name: 'Bob' } }
        expect(await table.findStamped(id)).toMatchObject({ ...other, ...changed })
        await table.update(id, one)
        expect(await table.findStamped(id)).toMatchObject({ ...one, ...changed })
        await table.update(id, one, { at: later, by: null })
        expect(await table.findStamped(id)).toMatchObject({ updatedAt: later, updatedBy: null })
      }))

    it('are empty where nobody knows them', () =>
      attempt(async (all) => {
        const table = tableOf(all)
        const id = await table.insert(one)
        expect(await table.findStamped(id)).toMatchObject(unknown)
        expect(await table.findStamped(id + 1)).toBeUndefined()
        const row = { ...one, ...other, ...(name === 'users' && { email: 'x@example.org' }), id: 900_001 }
        await table.insertAll([row], { at: now, by: id })
        expect(await table.findStamped(900_001)).toMatchObject({ createdAt: now, updatedAt: now })
      }))
  })

  it('users are listed with their stamps', () =>
    attempt(async ({ users }) => {
      const id = await users.insert(userFields('ada@example.org', { name: 'Ada' }))
      await users.update(id, { role: 'ADMIN' }, { at: now, by: id })
      expect(await users.page(0, 10)).toMatchObject([
        {
          id,
          role: 'ADMIN',
          createdAt: null,
          createdBy: null,
          updatedAt: now,
          updatedBy: { id, name: 'Ada' },
        },
      ])
    }))

  describe('the audit trail', () => {
    const idsOf = async ({ trail }: Tables, wanted: TrailPage) =>
      (await trail.page(wanted)).entries.map(({ id }) => id)

    it('gives back what was written, newest first', () =>
      attempt(async ({ trail }) => {
        const odd = 'quotes " \' and 🎉\n'
        const fields = { text: odd, flag: false, number: 0, none: null, ids: [3, 1, 2] }
        const nobody = { userId: null, recordId: null, kind: '', recordName: '', requestId: '', address: '' }
        const whole = entry({ before: {}, after: fields, userName: odd })
        await trail.append([entry(), whole])
        await trail.append([entry(nobody)])
        await trail.append([])
        const { entries, hasMore } = await trail.page({ most: 10 })
        expect(entries.map(({ id: _id, ...rest }) => rest)).toEqual([entry(nobody), whole, entry()])
        const ids = entries.map(({ id }) => id)
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
        expect(hasMore).toBe(false)
      }))

    it('is read by kind, by record and page by page', () =>
      attempt(async (all) => {
        for (const [kind, recordId] of [
          ['tag', 1],
          ['tag', 2],
          ['user', 1],
          ['tag', 1],
        ] as const)
          await all.trail.append([entry({ kind, recordId })])
        const ids = await idsOf(all, { most: 10 })
        const [fourth, third, second, first] = ids
        expect(await idsOf(all, { kinds: ['tag'], most: 10 })).toEqual([fourth, second, first])
        expect(await idsOf(all, { kinds: ['tag', 'user'], recordId: 1, most: 10 })).toEqual([
          fourth,
          third,
          first,
        ])
        expect(await idsOf(all, { kinds: [], most: 10 })).toEqual([])
        expect(await all.trail.page({ most: 3 })).toMatchObject({ entries: { length: 3 }, hasMore: true })
        expect(await all.trail.page({ after: second!, most: 1 })).toMatchObject({
          entries: [{ id: first }],
          hasMore: false,
        })
        expect(await all.trail.page({ after: first!, most: 1 })).toEqual({ entries: [], hasMore: false })
      }))

    it('is read by person and between two moments', () =>
      attempt(async (all) => {
        const last = new Date('2026-03-01T14:00:00.000Z')
        for (const [userId, at] of [
          [7, now],
          [8, later],
          [null, later],
          [7, later],
          [7, last],
        ] as const)
          await all.trail.append([entry({ userId, at })])
        const [fifth, fourth, third, second, first] = await idsOf(all, { most: 10 })
        expect(await idsOf(all, { userId: 7, most: 10 })).toEqual([fifth, fourth, first])
        expect(await idsOf(all, { userId: 7, after: fifth!, most: 1 })).toEqual([fourth])
        expect(await idsOf(all, { userId: 9, most: 10 })).toEqual([])
        expect(await idsOf(all, { since: later, most: 10 })).toEqual([fifth, fourth, third, second])
        expect(await idsOf(all, { until: later, most: 10 })).toEqual([first])
        const wanted = { since: later, until: last, kinds: ['tag'], most: 10 }
        expect(await idsOf(all, wanted)).toEqual([fourth, third, second])
        expect(await all.trail.page({ since: later, until: last, userId: 8, most: 1 })).toMatchObject({
          entries: [{ id: second }],
          hasMore: false,
        })
      }))

    it('names the people in it as they were called last', () =>
      attempt(async ({ trail }) => {
        expect(await trail.people()).toEqual([])
        await trail.append([
          entry({ userId: 8, userName: 'Bob' }),
          entry({ userId: 7, userName: 'Ada A.' }),
          entry({ userId: null, userName: '' }),
          entry({ userId: 9, userName: 'Zoe', kind: 'user' }),
          entry({ userId: 7, userName: 'Ada B.' }),
          entry({ userId: 8, userName: 'Bob B.', kind: 'user' }),
        ])
        const ada = { id: 7, name: 'Ada B.' }
        expect(await trail.people()).toEqual([ada, { id: 8, name: 'Bob B.' }, { id: 9, name: 'Zoe' }])
        expect(await trail.people(['tag', 'project'])).toEqual([ada, { id: 8, name: 'Bob' }])
        expect(await trail.people([])).toEqual([])
      }))

    it('ends a page where its texts grow long, and goes on with each', () =>
      attempt(async ({ trail }) => {
        const long = { text: 'x'.repeat(pageCharacters * 0.4) }
        const longer = { text: 'y'.repeat(pageCharacters + 1) }
        for (const after of [long, long, long, longer]) await trail.append([entry({ before: {}, after })])
        const first = await trail.page({ most: 10 })
        expect(first).toMatchObject({ entries: { length: 1 }, hasMore: true })
        const second = await trail.page({ most: 10, after: first.entries[0]!.id })
        expect(second).toMatchObject({ entries: { length: 2 }, hasMore: true })
        const third = await trail.page({ most: 10, after: second.entries[1]!.id })
        expect(third).toMatchObject({ entries: { length: 1 }, hasMore: false })
      }))

    it('is removed by age alone, the oldest first', () =>
      attempt(async (all) => {
        await all.trail.append([entry(), entry(), entry({ at: later }), entry()])
        const ids = await idsOf(all, { most: 10 })
        expect(await all.trail.removeBefore(now, 10)).toBe(0)
        expect(await all.trail.removeBefore(later, 2)).toBe(2)
        expect(await idsOf(all, { most: 10 })).toEqual(ids.slice(0, 2))
        expect(await all.trail.removeBefore(later, 2)).toBe(1)
        expect(await idsOf(all, { most: 10 })).toEqual([ids[1]])
      }))

    it('is taken back with its transaction', async () => {
      const failing = commit(async ({ trail }) => {
        await trail.append([entry({ requestId: 'taken back' })])
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await attempt(async ({ trail }) => {
        const { entries } = await trail.page({ most: 100 })
        expect(entries.filter(({ requestId }) => requestId === 'taken back')).toEqual([])
      })
    })

    it('names the uploads of its texts', () =>
      attempt(async (all) => {
        const name = '0123456789abcdef'.repeat(2)
        await all.trail.append([entry({ before: { featuredImage: `/uploads/${name}.png` } })])
        expect((await all.namedUploads()).has(name)).toBe(true)
      }))
  })
}
